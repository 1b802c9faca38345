// The tables that were opened or made in this browser, which alone keeps their links, and those that everybody may find.
/** @import { Links, OpenTable, Seated, Standing } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

// A table with the secrets that this browser has of it, and the seats that they are of; one that was made here has
// all its links, and who sits where.
/** @typedef {{ id: string, secrets: string[], title?: string, own?: number[], seen?: number, links?: Links, seats?: string[], names?: string[] }} Entry */
// How an entry is shown.
/** @typedef {{ entry: Entry, line: HTMLElement, state: HTMLElement }} Line */
import { createElement, writeStored, readStored } from "./dom.js";
import { ask, bodyOf } from "./api.js";
import { formatDuration } from "./time-limit.js";
import { href, isLasting, fetchApi } from "./transport.js";

const KEY = "gwt-tables";
// Of more tables the ones that were opened longest ago are forgotten.
const MOST = 50;
// Of how many tables the server is asked how they stand.
const ASKED = 12;

// The latest comes first.
/** @returns {Entry[]} */
export const myTables = () => {
  try {
    return JSON.parse(readStored(KEY) ?? "[]").filter((/** @type {Entry | null} */ one) => one?.id && one.secrets?.length);
  } catch {
    return [];
  }
};

/** @param {Entry[]} all */
const save = (all) => writeStored(KEY, JSON.stringify(all.slice(0, MOST)));

/** @param {Entry} entry */
export const keepTable = ({ id, ...more }) => {
  const all = myTables();
  save([{ ...all.find((one) => one.id === id), ...more, seen: Date.now(), id }, ...all.filter((one) => one.id !== id)]);
};

/** @param {string} id */
export const forgetTable = (id) => save(myTables().filter((one) => one.id !== id));

// Until when somebody has to choose, if there is a time for it.
/** @param {TextCatalog} words @param {{ until?: number | null }} told */
const until = (words, { until: time }) => time && words.label("choose-until", {
  name: new Intl.DateTimeFormat(words.language, { dateStyle: "short", timeStyle: "short" }).format(1000 * time),
});

// A list of them, each with how it stands; `again(entry)` shows the links of one that was made here.
export class MyTables {
  /** @param {TextCatalog} words @param {((entry: Entry) => void) | null} again */
  constructor(words, again) {
    this.words = words;
    this.again = again;
    this.list = createElement("ul", { class: "my-tables" });
    const note = createElement("p", { class: "quiet", hidden: true }, words.label("may-forget"));
    isLasting().then((lasting) => { note.hidden = lasting; });
    this.root = createElement("section", {}, createElement("h2", {}, words.label("my-tables")), this.list, note);
    this.draw();
  }

  draw() {
    const all = myTables();
    this.root.hidden = !all.length;
    const lines = all.map((one) => this.line(one));
    this.list.replaceChildren(...lines.map(({ line }) => line));
    this.writeStates(lines.slice(0, ASKED));
  }

  /** @param {Entry} entry @returns {Line} */
  line(entry) {
    const { words, again } = this;
    const state = createElement("small", {});
    const forget = () => {
      forgetTable(entry.id);
      this.draw();
    };
    const line = createElement("li", {},
      createElement("a", { href: href(`/t/${entry.id}#${entry.secrets.join()}`) }, entry.title || entry.id), state,
      entry.links && again ? createElement("button", { type: "button", onclick: () => again(entry) }, words.label("links-again")) : "",
      createElement("button", { type: "button", "aria-label": `${words.label("forget-table")}: ${entry.title || entry.id}`, onclick: forget }, words.label("forget-table")));
    return { entry, line, state };
  }

  // One after the other, as somebody who comes back may have many.
  /** @param {Line[]} lines */
  async writeStates(lines) {
    for (const { entry, state, line } of lines) {
      if (!line.isConnected && this.root.isConnected) return;
      const when = entry.seen && new Intl.DateTimeFormat(this.words.language, { dateStyle: "medium" }).format(entry.seen);
      state.textContent = [...await this.standing(entry), when].filter(Boolean).join(" · ");
    }
  }

  // Who else sits there, and how it stands.
  /** @param {Entry} entry @returns {Promise<(string | null)[]>} */
  async standing({ id, secrets, own = [] }) {
    const { words } = this;
    /** @type {Standing} */
    let told;
    try {
      told = await bodyOf(await fetchApi(`/tables/${id}?language=${words.language}`, { headers: { Authorization: `Bearer ${secrets[0]}` } }));
    } catch (error) {
      return [words.refusal(error)];
    }
    /** @param {Seated} seated */
    const called = ({ seat, name, player, automatic }) =>
      name || (player === "human" || automatic ? words.label("seat", { number: seat }) : words.player(player));
    const others = told.seats.filter(({ seat }) => !own.includes(seat)).map(called).join(", ");
    if (told.study) return [words.label("study")];
    if (!told.turn_of) return [others, words.label("over")];
    if (told.closed) return [others, words.label("is-closed")];
    const turn = told.turn ? words.label("turn", { turn: told.turn }) : null;
    if (own.includes(told.turn_of)) return [others, turn, words.label("your-turn"), until(words, told) || null];
    return [others, turn, words.label("waiting", { seat: called(told.seats[told.turn_of - 1]) })];
  }
}

// Tables that wait for players, and those that are over.
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

// Values that last as long as the tab is open, as JSON by their keys.
/** @param {string} key @returns {unknown} */
export const readTab = (key) => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

/** @param {string} key @param {object} value */
export const writeTab = (key, value) => sessionStorage.setItem(key, JSON.stringify(value));
