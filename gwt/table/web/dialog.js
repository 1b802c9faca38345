// Boxes over the table, and the fields in them.
import { createElement } from "./dom.js";

/** @import { Inside } from "./data.d.ts" */

/** @param {{ label(id: string): string }} words @param {string} title @param {Inside[]} content */
export const dialog = (words, title, ...content) => {
  const close = createElement("button", { type: "button", class: "close", onclick: () => box.close() }, words.label("close"));
  /** @type {HTMLDialogElement} */
  const box = createElement("dialog", { onclose: () => box.remove(), "aria-label": title, onclick: (event) => event.target === box && box.close() },
    createElement("header", {}, createElement("h2", {}, title), close), ...content);
  document.body.append(box);
  box.showModal();
  return box;
};

/** @param {string} name @param {HTMLElement} control */
export const field = (name, control) => createElement("label", { class: "field" }, createElement("span", {}, name), control);

// `options` are pairs of a value and its text.
/** @param {[value: string, text: string][]} options @param {string | undefined} chosen @param {(value: string) => void} act */
export const select = (options, chosen, act) => createElement("select", { onchange: (event) => act(event.target.value) },
  ...options.map(([value, text]) => createElement("option", { value, selected: value === chosen }, text)));

/** @param {boolean} checked @param {(on: boolean) => void} act */
export const checkbox = (checked, act) => createElement("input", { type: "checkbox", checked, onchange: (event) => act(event.target.checked) });

// A drawing as an image.
/** @param {string} source */
export const picture = (source) => createElement("img", { src: `data:image/svg+xml,${encodeURIComponent(source)}`, alt: "" });
