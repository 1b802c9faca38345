// Tables that everybody may find: those that wait for players, and those that are over.
import { createElement } from "./dom.js";
import { formatDuration } from "./time-limit.js";
import { ask } from "./api.js";
import { href } from "./transport.js";

/** @import { OpenTable } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

export class Lobby {
  /** @param {TextCatalog} words */
  constructor(words) {
    this.words = words;
    this.root = createElement("section", { hidden: true });
    this.load();
  }

  async load() {
    const { words } = this;
    const { tables } = await ask(`open?language=${words.language}`).catch(() => ({ tables: [] }));
    const waiting = tables.filter((one) => !one.ended);
    const over = tables.filter((one) => one.ended);
    this.root.hidden = !tables.length;
    /** @param {string} id @param {OpenTable[]} some */
    const list = (id, some) => (some.length ? [createElement("h2", {}, words.label(id)), createElement("ul", { class: "found-tables" }, ...some.map((one) => this.line(one)))] : []);
    this.root.replaceChildren(...list("open-tables", waiting), ...list("over-tables", over));
  }

  /** @param {OpenTable} table */
  line({ titles, seats, free, pace, link, join }) {
    const { words } = this;
    const names = seats.filter((one) => !one.free).map(({ name, player }, at) => name || (player === "human" ? words.label("seat", { number: at + 1 }) : words.player(player)));
    const time = pace.allowed ? [`${words.label("allowed")}: ${formatDuration(words, pace.allowed)}`] : [];
    const state = [names.join(", "), ...(join ? [words.label("free-seats", { number: free })] : []), ...time].filter(Boolean).join(" · ");
    return createElement("li", {}, createElement("strong", {}, titles.join(" + ")), createElement("small", {}, state),
      join ? createElement("a", { class: "button", href: href(join), "aria-label": `${words.label("join")}: ${titles.join(" + ")}` }, words.label("join")) : "",
      createElement("a", { class: "button", href: href(link), "aria-label": `${words.label("look-on")}: ${titles.join(" + ")}` }, words.label("look-on")));
  }
}
