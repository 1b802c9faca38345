// A position that another page of the site opens the table at: the way back there, and the options that it is about.
/** @import { Table } from "./table.js" */
/** @import { Moment } from "./wire.d.ts" */

// A position with its packs, its seats and its choices; the seat counts from 1.
/** @typedef {{ game: string, packs: string[], players: number, seat: number, position: string, play: string[], title: string, back: string }} LinkedPosition */
// What a table of this tab was opened for.
/** @typedef {{ table: string, play: string[], title: string, back: string }} TabPosition */
import { createElement } from "./dom.js";
import { newTable } from "./api.js";
import { writeTab, readTab } from "./my-tables.js";
import { ROOT, go } from "./transport.js";

const KEY = "gwt-trial";
// No game is for more.
const MOST_SEATS = 8;

// The address of a page of the same site, by its path there; links come from strangers.
/** @param {string} path */
const pageOf = (path) => {
  const site = new URL(`${ROOT}/../`, location.href);
  const found = new URL(String(path), site);
  return found.href.startsWith(site.href) ? found.href : site.href;
};

// Whether a link says all that is needed; whoever has changed one may have left something out.
/** @param {LinkedPosition} held */
const isWhole = ({ game, packs, players, seat, position, play, title }) =>
  [game, position, title].every((one) => typeof one === "string") && [packs, play].every(Array.isArray)
  && Number.isInteger(players) && players <= MOST_SEATS && seat > 0 && seat <= players;

// The position that a link names, which is one of the site.
/** @returns {Promise<LinkedPosition>} */
export const fetchPosition = async () => {
  const asked = new URLSearchParams(location.hash.slice(1));
  const all = await (await fetch(new URL(`${ROOT}/positions.json`, location.href))).json();
  return { ...all[asked.get("id") ?? ""], title: asked.get("title"), back: asked.get("back") };
};

// Returns the function that opens a table at a position with all that a link says of it. Throws where that is not all.
/** @param {LinkedPosition} held */
export const tableOpener = (held) => {
  if (!isWhole(held)) throw new Error("not a position with its packs, its seats and its choices");
  const { game, packs, players, seat, position, play, title, back } = held;
  return async () => {
    const seats = Array.from({ length: players }, (_, one) => (one === seat - 1 ? "human" : "random"));
    const { table, links } = await newTable({ game, packs, position, seats, wait: "turn" });
    writeTab(KEY, { table, play, title, back });
    // Going back leads to the page, and not to another such table.
    go(links.seats[seat - 1] ?? links.host, true);
  };
};

export class PositionStrip {
  // The strip of a table that was opened so in this tab, or nothing.
  /** @param {Table} table */
  static at(table) {
    const here = /** @type {TabPosition | null} */ (readTab(KEY));
    return here && here.table === table.id ? new PositionStrip(table, here) : null;
  }

  /** @param {Table} table @param {TabPosition} here */
  constructor(table, { play, title, back }) {
    this.table = table;
    this.play = play;
    this.done = 0;
    const link = createElement("a", { class: "button", href: pageOf(back) });
    this.root = createElement("section", { class: "lesson trial" }, createElement("p", {}, createElement("strong", {}, title)), createElement("div", { class: "files" }, link));
    table.words.whenever(() => { link.textContent = table.words.label("trial-back"); });
    table.layout.above(this.root);
  }

  // Any option can be chosen.
  refuses() {
    return false;
  }

  // Lights the option that is chosen next there, as long as the choices have been those.
  /** @param {Moment} moment */
  take({ choice }) {
    if (choice && this.done < this.play.length) this.done = choice.text === this.play[this.done] ? this.done + 1 : this.play.length;
    this.table.options.meant = this.play[this.done] ?? null;
  }
}
