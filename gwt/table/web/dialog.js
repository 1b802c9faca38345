// Boxes over the table, and the fields in them.
import { element } from "./page.js";

export const dialog = (words, title, ...content) => {
  const close = element("button", { type: "button", class: "close", onclick: () => box.close() }, words.label("close"));
  const box = element("dialog", { onclose: () => box.remove(), "aria-label": title, onclick: (event) => event.target === box && box.close() },
    element("header", {}, element("h2", {}, title), close), ...content);
  document.body.append(box);
  box.showModal();
  return box;
};

export const field = (name, control) => element("label", { class: "field" }, element("span", {}, name), control);

// `options` are pairs of a value and its text.
export const select = (options, chosen, act) => element("select", { onchange: (event) => act(event.target.value) },
  ...options.map(([value, text]) => element("option", { value, selected: value === chosen }, text)));

export const checkbox = (checked, act) => element("input", { type: "checkbox", checked, onchange: (event) => act(event.target.checked) });
