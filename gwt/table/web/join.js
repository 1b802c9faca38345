// The page of a link for all: somebody says a name, and gets a free seat.
import { createElement } from "./dom.js";
import { field, select } from "./dialog.js";
import { ask } from "./api.js";
import { ownName } from "./seating.js";
import { go, href } from "./transport.js";
import { preferred } from "./page-texts.js";

/** @import { Seated } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

export class Join {
  /** @type {HTMLElement} */ problem;
  /** @type {HTMLElement} */ title;
  /** @type {HTMLInputElement} */ name;
  /** @type {string} */ seat;

  /** @param {HTMLElement} root @param {TextCatalog} words @param {string} id @param {string} secret */
  constructor(root, words, id, secret) {
    this.root = root;
    this.words = words;
    this.id = id;
    this.secret = secret;
  }

  async start() {
    const { words, id, secret } = this;
    await words.speak(preferred());
    this.problem = createElement("p", { class: "problem", role: "alert" });
    const form = createElement("form", { class: "start", onsubmit: (event) => this.take(event) });
    this.root.replaceChildren(createElement("main", { class: "start-page" }, this.title = createElement("h1", {}, words.label("join")), form, this.problem,
      createElement("p", {}, createElement("a", { href: href("/") }, words.label("first-page")))));
    const info = await words.attempt(this.problem, () => ask(`tables/${id}?language=${words.language}`, { secret }));
    if (!info) return;
    const { title, seats } = info;
    this.title.textContent = title;
    document.title = title;
    const free = seats.filter((one) => one.player === "human" && !one.taken);
    this.name = createElement("input", { type: "text", maxlength: 40, autocomplete: "nickname", value: ownName() });
    this.seat = "";
    /** @param {Seated} one */
    const called = (one) => one.name || words.label("seat", { number: one.seat });
    /** @param {Seated} seat */
    const state = ({ player, taken }) => (player === "human" ? (taken ? words.label("here") : words.label("invited")) : words.player(player));
    form.append(
      createElement("ul", { class: "found-tables" }, ...seats.map((one) => createElement("li", {}, createElement("strong", {}, called(one)), createElement("small", {}, one.player === "human" && one.taken ? "" : state(one))))),
      createElement("p", {}, words.label(free.length ? "join-how" : "refused-no-free-seat")));
    if (!free.length) return;
    form.append(field(words.label("name"), this.name),
      free.length > 1 ? field(words.label("seats"), select([["", words.label("join-any")], ...free.map((one) => /** @type {[string, string]} */ ([String(one.seat), called(one)]))], "", (value) => { this.seat = value; })) : "",
      createElement("button", { class: "main", type: "submit" }, words.label("sit-down")));
  }

  /** @param {Event} event */
  async take(event) {
    event.preventDefault();
    const body = { name: this.name.value.trim(), ...(this.seat ? { seat: Number(this.seat) } : {}) };
    await this.words.attempt(this.problem, async () => go((await ask(`tables/${this.id}/join`, { secret: this.secret, body })).link));
  }
}
