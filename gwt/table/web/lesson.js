// Guided turns: the page where a lesson begins, and the strip above the table that says what there is to do.
/** @import { Table } from "./table.js" */
/** @import { Decision, GameOffer, LessonTurn, Moment } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

// The turn of a lesson, from 0, at which a table of this tab stands.
/** @typedef {{ table: string, game: string, packs: string[], at: number }} Here */
import { createElement } from "./dom.js";
import { field, select } from "./dialog.js";
import { ask, newTable, offers } from "./api.js";
import { writeTab, readTab } from "./tab-storage.js";
import { go, href } from "./transport.js";
import { preferred } from "./page-texts.js";

const KEY = "gwt-lesson";
const LANGUAGES = ["en", "nl", "it"];

/** @param {string} game @param {string[]} packs @param {string} language */
const told = (game, packs, language) => ask(`lessons?${new URLSearchParams({ game, packs: packs.join(), language })}`);

// Opens a table at the position of a turn, counted from 0.
/** @param {string} game @param {string[]} packs @param {LessonTurn[]} turns @param {number} at */
const begin = async (game, packs, turns, at) => {
  const { position, players, seat } = turns[at];
  const seats = Array.from({ length: players }, (_, one) => (one === seat - 1 ? "human" : "random"));
  const { table, links } = await newTable({ game, packs, position, seats, wait: "turn" });
  writeTab(KEY, { table, game, packs, at });
  go(links.seats[seat - 1] ?? links.host);
};

export class Lessons {
  /** @type {HTMLElement} */ list;
  /** @type {HTMLElement} */ problem;

  /** @param {HTMLElement} root @param {TextCatalog} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
  }

  async start() {
    const { words } = this;
    await words.speak(preferred(LANGUAGES));
    document.title = words.label("lesson");
    const { games } = await offers(words.language);
    this.list = createElement("div", {});
    this.problem = createElement("p", { class: "problem", role: "alert" });
    this.root.replaceChildren(createElement("main", { class: "start-page" }, createElement("h1", {}, words.label("lesson")), createElement("p", {}, words.label("lesson-how")),
      field(words.label("game"), select(games.map(({ game, title }) => [game, title]), games[0].game, (value) => this.show(games.find((one) => one.game === value) ?? games[0]))),
      this.list, this.problem, createElement("p", {}, createElement("a", { href: href("/") }, words.label("first-page")))));
    await this.show(games[0]);
  }

  /** @param {GameOffer} offer */
  async show({ game, packs }) {
    const { words } = this;
    this.list.replaceChildren(createElement("p", { role: "status" }, words.label("loading")));
    const names = [packs[0].pack];
    const { lessons } = await told(game, names, words.language);
    /** @param {LessonTurn[]} turns @param {number} at */
    const open = async (turns, at) => {
      try {
        await begin(game, names, turns, at);
      } catch (error) {
        this.problem.textContent = words.refusal(error);
      }
    };
    this.list.replaceChildren(...(lessons.length ? lessons.flatMap(({ title, turns }) => [
      createElement("h2", {}, title),
      createElement("ol", { class: "turns" }, ...turns.map((one, at) => createElement("li", {}, createElement("button", { type: "button", class: at ? null : "main", onclick: () => open(turns, at) }, one.title)))),
    ]) : [createElement("p", {}, words.label("lesson-none"))]));
  }
}

export class LessonStrip {
  // The strip of a table that was made for a lesson in this tab, or nothing.
  /** @param {Table} table */
  static at(table) {
    const here = /** @type {Here | null} */ (readTab(KEY));
    return here && here.table === table.id ? new LessonStrip(table, here) : null;
  }

  /** @type {LessonTurn[]} */ turns;
  /** @type {LessonTurn | undefined} */ turn;
  // What is asked now, and what was meant instead of what has been chosen last.
  /** @type {Decision | null | undefined} */ decision;
  /** @type {string} */ other;

  /** @param {Table} table @param {Here} here */
  constructor(table, here) {
    this.table = table;
    this.here = here;
    this.done = 0;
    this.root = createElement("section", { class: "lesson", "aria-live": "polite" });
    table.layout.above(this.root);
    this.speak();
  }

  async speak() {
    const { words } = this.table;
    const { lessons } = await told(this.here.game, this.here.packs, words.language).catch(() => ({ lessons: [] }));
    this.turns = lessons.flatMap((one) => one.turns);
    this.turn = this.turns[this.here.at];
    if (this.turn) this.write(this.turn);
  }

  // Sees whether what has been chosen is what was meant.
  /** @param {Moment} moment */
  take({ choice, decision }) {
    this.decision = decision;
    if (!this.turn || !choice) return;
    const meant = this.turn.play[this.done];
    this.other = "";
    if (choice.text === meant) this.done += 1;
    else if (this.done < this.turn.play.length) this.other = meant;
    this.write(this.turn);
  }

  // The sentence of the option that is meant now, or the option as it is written.
  /** @param {LessonTurn} turn */
  meant(turn) {
    const text = turn.play[this.done];
    return this.decision?.options.find((one) => one.text === text)?.sentence ?? text;
  }

  /** @param {LessonTurn} turn */
  write(turn) {
    const { words, layout } = this.table;
    const { at, game, packs } = this.here;
    const finished = this.done >= turn.play.length;
    const last = at + 1 >= this.turns.length;
    /** @param {number} step */
    const go = (step) => begin(game, packs, this.turns, step).catch((error) => layout.warn(words.refusal(error)));
    /** @param {string} label @param {() => void} act @param {boolean} main */
    const button = (label, act, main = false) => createElement("button", { type: "button", class: main ? "main" : null, onclick: act }, words.label(label));
    const shown = createElement("span", { role: "status" }, this.other ? words.label("lesson-other", { option: this.other }) : "");
    this.root.replaceChildren(
      createElement("div", {}, createElement("small", {}, words.label("lesson-step", { number: at + 1, all: this.turns.length })), " ", createElement("strong", {}, turn.title)),
      createElement("p", {}, finished && last ? words.label("lesson-done") : turn.say),
      createElement("div", { class: "files" },
        finished ? "" : button("lesson-show", () => { shown.textContent = this.meant(turn); }),
        button("lesson-again", () => go(at)),
        last ? createElement("a", { class: "button", href: href("/") }, words.label("first-page")) : button("lesson-next", () => go(at + 1), finished), shown));
  }
}
