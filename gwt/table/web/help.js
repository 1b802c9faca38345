// What there is to learn at the table: a turn on one page, what the pictures mean, and a card for each tile.
/** @import { Inside } from "./data.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Card } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

/** @typedef {{ clientX: number, clientY: number }} Place */
import { createElement } from "./dom.js";
import { dialog } from "./dialog.js";
import { ask } from "./api.js";

const theme = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
};

// A picture stands on the page as an image, whose own style the policy of the page does not touch.
/** @param {string} picture @param {string} alt @param {string} kind */
const image = (picture, alt, kind) => createElement("img", { class: kind, alt, src: `data:image/svg+xml,${encodeURIComponent(picture)}` });

/** @param {string} heading @param {HTMLElement[]} lines */
const listed = (heading, lines) => (lines.length ? [createElement("h4", {}, heading), createElement("ul", {}, ...lines)] : []);

// Everything that there is to say about a tile or card.
/** @param {TextCatalog} words @param {Card} card */
export const cardOf = (words, { name, picture, sentences, rules, rulings, questions }) => createElement("article", { class: "card" },
  createElement("h3", {}, name), image(picture, "", "large"), ...sentences.map((one) => createElement("p", {}, one)),
  ...listed(words.label("card-rules"), rules.map((one) => createElement("li", {}, one))),
  ...listed(words.label("card-rulings"), rulings.map((one) => createElement("li", {}, createElement("b", {}, one.title), one.text ? `: ${one.text}` : ""))),
  ...listed(words.label("card-questions"), questions.map((one) => createElement("li", {}, createElement("b", {}, one.ask), ` ${one.answer}`))));

// The sections of the guide, each of which is filled when it is opened.
/** @param {TextCatalog} words @param {string} game @param {string[]} packs */
export const guideSections = async (words, game, packs) => {
  const query = new URLSearchParams({ game, packs: packs.join(), language: words.language, theme: theme() });
  const told = await ask(`guide?${query}`);
  const place = createElement("div", { "aria-live": "polite" });
  /** @param {string} id */
  const show = async (id) => {
    place.replaceChildren(cardOf(words, await ask(`cards/${encodeURIComponent(id)}?${query}`)));
    place.scrollIntoView({ block: "nearest" });
  };
  const rows = told.components.map(({ id, name }) => createElement("li", { "data-name": name.toLowerCase() }, createElement("button", { type: "button", class: "link", onclick: () => show(id) }, name)));
  const search = createElement("input", { type: "search", "aria-label": words.label("help-search"), placeholder: words.label("help-search"), oninput: () => {
    const wanted = search.value.trim().toLowerCase();
    for (const one of rows) one.hidden = !one.dataset.name?.includes(wanted);
  } });
  /** @param {string} id @param {boolean} open @param {Inside[]} inside */
  const section = (id, open, ...inside) => createElement("details", { open: open ? "" : null }, createElement("summary", {}, words.label(id)), ...inside);
  return [
    told.turn.length ? section("help-turn", true, ...told.turn.flatMap(({ title, lines }) => [createElement("h4", {}, title), createElement("ul", {}, ...lines.map((one) => createElement("li", {}, one)))])) : "",
    section("help-cards", false, search, createElement("ul", { class: "names" }, ...rows), place),
    section("help-key", false, createElement("ul", { class: "key" }, ...told.key.map(({ picture, title }) => createElement("li", {}, image(picture, "", "sign"), createElement("span", {}, title))))),
  ];
};

export class Help {
  // Whether the next click asks what lies there, and where the pointer was last.
  /** @type {boolean} */ pointing;
  /** @type {Place | undefined} */ last;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.button = table.words.button("help", () => this.show(), "icon");
    document.addEventListener("contextmenu", (event) => this.point(event));
    document.addEventListener("click", (event) => this.pointing && this.point(event), true);
    document.addEventListener("pointermove", ({ clientX, clientY }) => { this.last = { clientX, clientY }; }, { passive: true });
    document.addEventListener("keydown", (event) => this.key(event));
  }

  // The part of the picture at a point, also below what glows there.
  /** @param {Place} place */
  partAt({ clientX, clientY }) {
    const parts = document.elementsFromPoint(clientX, clientY).map((one) => one.closest("[data-part]")).filter((one) => one !== null);
    // What glows belongs to the whole picture: what is meant lies within it.
    const inner = parts.find((one) => !parts.some((other) => other !== one && one.contains(other)));
    return inner?.getAttribute("data-part") ?? null;
  }

  /** @param {MouseEvent} event */
  point(event) {
    const part = this.partAt(event);
    if (part === null || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    this.mark(false);
    this.open(part);
  }

  /** @param {boolean} on */
  mark(on) {
    this.pointing = on;
    document.body.classList.toggle("pointing", on);
    if (on) this.table.layout.warn(this.table.words.label("help-pointing"));
  }

  // The key ? shows the card of what is selected, or of what the mouse is over.
  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") this.mark(false);
    const target = /** @type {Element} */ (event.target);
    if (event.key !== "?" || document.querySelector("dialog[open]") || target.matches("input, textarea, select")) return;
    const { options } = this.table;
    const selected = options.selected === null ? undefined : options.options[options.selected];
    const part = selected?.targets?.[0] ?? (this.last ? this.partAt(this.last) : null);
    event.preventDefault();
    if (part) this.open(part);
    else this.show();
  }

  /** @param {string} part */
  async open(part) {
    const { words, viewer, timeline, layout } = this.table;
    const number = timeline.shown ?? viewer.last;
    const about = viewer.present?.decision?.options.filter(({ targets }) => targets?.includes(part)) ?? [];
    // What the page knows itself is there at once.
    const box = dialog(words, words.label("help-cards"),
      createElement("ul", {}, ...about.map(({ sentence }) => createElement("li", {}, sentence))), createElement("p", { role: "status" }, words.label("card-loading")));
    box.classList.add("cards");
    try {
      const { cards } = await viewer.connection.get(`moments/${number}/cards`, { part, language: words.language, theme: theme() });
      if (!cards.length) throw Object.assign(new Error(part), { reason: "no-card" });
      box.replaceChildren(...[...box.children].slice(0, 1), ...cards.map((one) => cardOf(words, one)));
      const title = box.querySelector("h2");
      if (title) title.textContent = cards[0].name;
      box.setAttribute("aria-label", cards[0].name);
    } catch (error) {
      box.close();
      layout.warn(words.refusal(error));
    }
  }

  async show() {
    const { words, info } = this.table;
    const inside = createElement("div", {}, createElement("p", { role: "status" }, words.label("loading")));
    const box = dialog(words, words.label("help"), createElement("p", { class: "quiet" }, words.label("help-how")),
      createElement("p", {}, createElement("button", { type: "button", onclick: () => { box.close(); this.mark(true); } }, words.label("help-point"))), inside);
    box.classList.add("help");
    try {
      inside.replaceChildren(...await guideSections(words, info.game, info.packs));
    } catch (error) {
      inside.replaceChildren(createElement("p", { class: "problem" }, words.refusal(error)));
    }
  }
}
