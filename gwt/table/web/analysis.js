// The analysis of a game that is over: the chances of each seat, the turning points, and what was better.
import { createElement, capital } from "./dom.js";
import { Graph } from "./graph.js";
import { ReplayAnalysis } from "./replay-analysis.js";
import { dialog } from "./dialog.js";
import { replayPage } from "./downloads.js";

/** @import { Row } from "./data.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { AnalysisAnswer, JudgedDecision } from "./wire.d.ts" */

// How long the page waits until it asks how far the server has come, in milliseconds.
const AGAIN = 1500;
// The options of a decision that are told, from the best.
const BEST = 3;

/** @param {number} points */
const rounded = (points) => Math.round(10 * points) / 10;

export class Analysis {
  /** @type {HTMLDialogElement} */ box;
  /** @type {JudgedDecision[]} */ decisions;
  // How far the server has come, and what stands for the asking that goes on.
  /** @type {AnalysisAnswer | null} */ told;
  /** @type {object | null} */ asking;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.status = createElement("p", { class: "quiet", role: "status" });
    this.inside = createElement("div", { class: "analysis" });
    this.clear();
  }

  // Forgets what is known, such as in another language.
  clear() {
    this.decisions = [];
    this.told = null;
    this.asking = null;
  }

  // Whether there is a game to go over for whoever looks on.
  get offers() {
    const { viewer, studies } = this.table;
    return this.table.info.analyses && (viewer.present?.over || studies) && viewer.you?.role !== "glimpse";
  }

  // A button that opens it, or nothing while the game runs.
  button() {
    if (!this.offers) return "";
    return createElement("button", { type: "button", "data-do": "analysis", onclick: () => this.show() }, this.table.words.label("analysis"));
  }

  show() {
    const { words } = this.table;
    document.querySelector("dialog")?.close();
    this.box = dialog(words, words.label("analysis"), createElement("p", {}, createElement("b", {}, words.label("analysis-for-whom"))), createElement("p", { class: "quiet" }, words.label("analysis-how")), this.status, this.inside,
      ...replayPage(this.table));
    this.write();
    this.ask();
  }

  // --- what the server knows -----------------------------------------------------------------------

  get isWhole() {
    return this.told !== null && this.told.looked_at === this.told.choices;
  }

  // Asks again and again until all is known.
  async ask() {
    if (this.asking || this.isWhole) return;
    const asking = (this.asking = {});
    const { viewer, words, timeline } = this.table;
    try {
      while (asking === this.asking && !this.isWhole) {
        const told = await viewer.connection.get("analysis", { language: words.language, since: String(this.decisions.length) });
        if (asking !== this.asking) return;
        this.told = told;
        this.decisions.push(...told.decisions);
        this.write();
        timeline.judge();
        if (!this.isWhole) await new Promise((done) => { setTimeout(done, AGAIN); });
      }
    } catch (error) {
      if (asking === this.asking) this.status.textContent = words.refusal(error);
    }
    if (asking === this.asking) this.asking = null;
  }

  // As a replay has it: a row for each decision, by the step to which its choice has led.
  get replayAnalysis() {
    /** @type {Row<string>[]} */
    const decisions = this.decisions.map(({ choice, chosen, lost, chances, options, early }) =>
      [choice + 1, chosen, lost, chances, options.slice(0, BEST).map(({ sentence, points }) => [sentence, rounded(points - options[chosen].points)]), early]);
    return new ReplayAnalysis({ analysis: { decisions, turning: this.turning.map(({ choice }) => choice + 1) } }, this.table.words);
  }

  get turning() {
    const turning = new Set(this.told?.turning);
    return this.decisions.filter(({ choice }) => turning.has(choice));
  }

  // --- what is shown ---------------------------------------------------------------------------------

  write() {
    const { words } = this.table;
    const { told } = this;
    this.status.hidden = this.isWhole;
    this.status.textContent = told ? words.label("analysis-running", { number: told.looked_at, all: told.choices }) : words.label("loading");
    if (told && this.decisions.length) this.inside.replaceChildren(this.graph(), ...this.turns(), this.accounts(told.seats));
    else this.inside.replaceChildren();
  }

  /** @param {JudgedDecision} decision */
  go({ moment }) {
    this.box.close();
    this.table.timeline.look(moment);
  }

  graph() {
    const { words, info } = this.table;
    const known = this.decisions[this.decisions.length - 1].choice + 1;
    const graph = new Graph(words, info.seats.length, (step) => this.go(this.decisions.findLast(({ choice }) => choice < step) ?? this.decisions[0]), this.replayAnalysis);
    graph.shows = "chances";
    /** @type {Map<number, number>} */
    const begun = new Map();
    for (const { turn, choice } of this.decisions) if (!begun.has(turn)) begun.set(turn, choice);
    graph.draw({ points: Array(known + 1).fill([]), turns: [...begun].map(([turn, choice]) => [choice, turn]) });
    graph.mark(known, known, true);
    return graph.root;
  }

  turns() {
    const { words } = this.table;
    const lines = this.turning.map((one) => {
      const { seat, chosen, options, lost } = one;
      return createElement("li", {}, createElement("button", { type: "button", class: "line", onclick: () => this.go(one) },
        createElement("b", {}, capital(words.seat(seat))), ` ${capital(options[chosen].sentence)} `, createElement("span", { class: "lost" }, `−${lost}`)));
    });
    return [createElement("h3", {}, words.label("analysis-turning")),
      lines.length ? createElement("ol", { class: "turning" }, ...lines) : createElement("p", { class: "quiet" }, words.label("analysis-even"))];
  }

  /** @param {AnalysisAnswer["seats"]} seats */
  accounts(seats) {
    const { words } = this.table;
    const head = ["decisions", "agreed", "lost", "mean"].map((one) => createElement("th", { scope: "col" }, words.label(`analysis-${one}`)));
    const rows = seats.map(({ seat, decisions, agreed, lost }) => createElement("tr", {}, createElement("th", { scope: "row" }, capital(words.seat(seat))),
      ...[decisions, `${Math.round((100 * agreed) / decisions)} %`, lost, (lost / decisions).toFixed(2)].map((one) => createElement("td", {}, String(one)))));
    return createElement("div", { class: "scores", tabindex: 0 }, createElement("table", {}, createElement("thead", {}, createElement("tr", {}, createElement("td", {}), ...head)), createElement("tbody", {}, ...rows)));
  }

  // What is said of the choices that have led to a moment.
  /** @param {number} moment */
  about(moment) {
    const { words } = this.table;
    const { replayAnalysis } = this;
    return this.decisions.filter((one) => one.moment === moment).map(({ choice, seat, chosen, options }) =>
      createElement("div", {}, createElement("b", {}, `${capital(words.seat(seat))}: ${options[chosen].sentence}`), ...replayAnalysis.describe(choice + 1)));
  }
}
