// A guided round: the page that says what a game is about, and the steps beside the table. What the others choose is
// part of the round; a second round goes on with a computer player, and with hints.
/** @import { Table } from "./table.js" */
/** @import { Lesson } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

// The round of a table of this tab: the secrets of the seats that it plays by itself and of the host, and whether it is
// the second one.
/** @typedef {{ table: string, game: string, packs: string[], others: string[], host: string, second?: boolean }} Round */
import { createElement } from "./dom.js";
import { ask, newTable, offers } from "./api.js";
import { picture } from "./dialog.js";
import { PERSON, secretOf } from "./invite-links.js";
import { USUAL } from "./seating.js";
import { writeTab, readTab } from "./my-tables.js";
import { go, href } from "./transport.js";
import { preferred } from "./page-texts.js";
import { Viewer } from "./viewer.js";

const KEY = "gwt-lesson";
// How long a choice is shown that is made by itself, in milliseconds.
const PAUSE = 600;

/** @param {string} game @param {string[]} packs @param {string} language @returns {Promise<Lesson | undefined>} */
const lessonOf = async (game, packs, language) =>
  (await ask(`lessons?${new URLSearchParams({ game, packs: packs.join(), language })}`)).lessons[0];

// Opens a table at the start of a round.
/** @param {string} game @param {string[]} packs @param {Lesson} lesson */
const begin = async (game, packs, { position, players, seat }) => {
  const { table, links } = await newTable({ game, packs, position, seats: Array.from({ length: players }, () => PERSON), wait: "turn" });
  const others = links.seats.filter((_, at) => at !== seat - 1).map((link) => secretOf(link ?? ""));
  writeTab(KEY, { table, game, packs, others, host: secretOf(links.host) });
  go(links.seats[seat - 1] ?? links.host);
};

export class LessonPage {
  /** @param {HTMLElement} root @param {TextCatalog} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
  }

  async start() {
    const { words } = this;
    await words.speak(preferred());
    document.title = words.label("lesson");
    const { games } = await offers(words.language);
    const [wanted, edition] = location.hash.slice(1).split(",");
    const game = games.find((one) => one.game === wanted) ?? games[0];
    const pack = game.packs.find((one) => one.pack === edition) ?? game.packs[0];
    const lesson = await lessonOf(game.game, [pack.pack], words.language);
    const problem = createElement("p", { class: "problem", role: "alert" });
    this.root.replaceChildren(createElement("main", { class: "start-page aim" },
      createElement("div", { class: "cover" }, pack.cover ? picture(pack.cover) : ""),
      createElement("h1", {}, pack.title),
      createElement("p", {}, lesson?.aim ?? words.label("lesson-none")),
      createElement("p", { class: "after" },
        lesson ? createElement("button", { type: "button", class: "main", onclick: () => words.attempt(problem, () => begin(game.game, [pack.pack], lesson)) }, `${words.label("lesson-begin")}: ${lesson.title}`) : "",
        createElement("a", { class: "button", href: href("/") }, words.label("first-page"))), problem));
  }
}

export class LessonStrip {
  // The strip of a table at which this tab plays a round, or nothing.
  /** @param {Table} table */
  static at(table) {
    const round = /** @type {Round | null} */ (readTab(KEY));
    return round && round.table === table.id ? new LessonStrip(table, round) : null;
  }

  /** @type {Lesson | undefined} */ lesson;
  // What somebody has tried instead of what is meant.
  /** @type {string} */ tried = "";
  // How many questions have been answered, and what was answered wrongly.
  answered = 0;
  missed = false;

  /** @param {Table} table @param {Round} round */
  constructor(table, round) {
    this.table = table;
    this.round = round;
    this.root = createElement("section", { class: "guide", "aria-live": "polite" });
    table.layout.root.querySelector("main")?.before(this.root);
    table.layout.mark("guided", true);
    this.speak();
  }

  async speak() {
    const { round, table } = this;
    this.lesson = await lessonOf(round.game, round.packs, table.words.language).catch(() => undefined);
    if (!round.second) this.others = round.others.map((secret, at) => this.seat(secret, at));
    this.light();
    if (table.viewer.present && table.timeline.isPresent) table.decide();
  }

  // Plays another seat as the round says.
  /** @param {string} secret @param {number} at */
  seat(secret, at) {
    const { table, round } = this;
    const viewer = new Viewer(table.id, secret);
    const { connection } = viewer;
    connection.on("welcome", ({ you }) => { viewer.you = you; });
    connection.on("past", ({ moments }) => moments.forEach((moment) => viewer.add(moment)));
    connection.on("seated", (link) => {
      round.others[at] = secretOf(link);
      writeTab(KEY, round);
    });
    connection.on("moment", (moment) => {
      viewer.add(moment);
      this.answer(viewer);
    });
    connection.open(table.words.language);
    return viewer;
  }

  // The choice of the round that a seat comes to next. A choice that has waited for the end of the turn leads to two
  // moments.
  /** @param {Viewer} viewer */
  nextOf(viewer) {
    const all = this.lesson?.choices.filter(({ seat }) => seat === viewer.seat) ?? [];
    let made = 0;
    for (const { choice } of viewer.moments.values()) if (choice && choice.text === all[made]?.text) made += 1;
    return all[made];
  }

  // Does what a seat is to do by itself.
  /** @param {Viewer} viewer */
  async answer(viewer) {
    const { decision, wait } = viewer.present ?? {};
    const { connection } = viewer;
    const next = this.nextOf(viewer);
    await new Promise((done) => { setTimeout(done, PAUSE); });
    if (wait) await connection.ask("end_turn", { decision: wait.number }).catch(() => {});
    else if (decision && next) await connection.ask("choose", { decision: decision.number, option: next.text }).catch(() => {});
  }

  // What the learner is to choose now, if the round goes on.
  get next() {
    return this.round.second ? undefined : this.nextOf(this.table.viewer);
  }

  // Something new has come.
  take() {
    this.tried = "";
    this.light();
  }

  light() {
    this.table.options.meant = this.next?.text ?? null;
  }

  // Whether an option is not the one of the round, which is then said.
  /** @param {string} text */
  refuses(text) {
    const { next } = this;
    if (!next || next.text === text) return false;
    this.tried = text;
    this.write();
    return true;
  }

  // Something is asked, or nothing: says what there is to do.
  decide() {
    const { table, next, round } = this;
    const { viewer } = table;
    if (viewer.present?.decision && next && !next.asked) this.answer(viewer);
    if (viewer.present?.decision && round.second) table.decisionPanel.hint();
    table.options.list.querySelector(".meant")?.scrollIntoView({ block: "nearest" });
    const lit = table.decisionPanel.offers.find(({ meant }) => meant);
    if (lit) table.board.lead(lit.number);
    this.write();
  }

  /** @param {string} label @param {() => void} act @param {boolean} main */
  button(label, act, main = false) {
    return createElement("button", { type: "button", class: main ? "main" : null, onclick: act }, this.table.words.label(label));
  }

  write() {
    const { table, lesson, next, round } = this;
    const { words, viewer } = table;
    const { decision, wait } = viewer.present ?? {};
    if (!lesson) return;
    /** @param {number} number @param {string} text @param {(HTMLElement | string)[]} more */
    const show = (number, text, ...more) => this.root.replaceChildren(createElement("p", {},
      number ? createElement("strong", {}, `${words.label("lesson-step", { number, all: lesson.steps.length })} `) : "", text), ...more);
    if (round.second) show(0, words.label("lesson-second-how"));
    else if (wait) show(0, words.label("lesson-end-turn"));
    else if (next && decision) {
      show(next.step + 1, lesson.steps[next.step],
        this.tried ? createElement("p", { class: "quiet", role: "status" }, words.label("lesson-other")) : "");
    } else if (next) show(0, words.label("lesson-wait"));
    else this.question(lesson);
  }

  /** @param {Lesson} lesson */
  question({ questions, steps }) {
    const { words } = this.table;
    const asked = questions[this.answered];
    if (!asked) {
      this.root.replaceChildren(createElement("p", {}, words.label("lesson-done")), createElement("p", { class: "after" },
        this.button("lesson-second", () => this.goOn(), true), createElement("a", { class: "button", href: href("/") }, words.label("first-page"))));
      return;
    }
    /** @param {boolean} right */
    const take = (right) => {
      if (right) this.answered += 1;
      this.missed = !right;
      this.write();
    };
    const answers = [...asked.wrong];
    answers.splice(this.answered % (answers.length + 1), 0, asked.answer);
    this.root.replaceChildren(
      createElement("p", {}, createElement("strong", {}, `${words.label("lesson-question", { number: this.answered + 1, all: questions.length })} `), asked.ask),
      createElement("p", { class: "answers" }, ...answers.map((text) => createElement("button", { type: "button", onclick: () => take(text === asked.answer) }, text))),
      this.missed ? createElement("p", { class: "quiet", role: "status" }, `${words.label("lesson-missed", { number: asked.step + 1 })} ${steps[asked.step]}`) : "");
  }

  // A computer player takes the other seats, and each decision comes with a hint.
  async goOn() {
    const { table, round } = this;
    const player = USUAL.find((name) => table.info.players.includes(name)) ?? table.info.players[0];
    try {
      for (const { seat, connection } of this.others ?? []) {
        await ask(`tables/${table.id}/messages`, { secret: round.host, body: { type: "seat", request: crypto.randomUUID(), seat, player } });
        connection.end();
      }
      this.round = { ...round, second: true };
      writeTab(KEY, this.round);
      table.layout.mark("guided", false);
      this.decide();
    } catch (error) {
      table.layout.warn(table.words.refusal(error));
    }
  }
}
