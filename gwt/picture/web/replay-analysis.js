// What an analysis says of a game: the chances of each seat, and what was better than a choice.
import { createElement, capital } from "./dom.js";

/** @import { Judgement, Row, Speaker } from "./data.d.ts" */

/** @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/** @template Text */
export class ReplayAnalysis {
  /** @param {{ analysis: Judgement<Text> }} data @param {Speaker<Text>} words */
  constructor(data, words) {
    this.words = words;
    const rows = data.analysis.decisions;
    this.rows = new Map(rows.map((one) => [one[0], one]));
    this.turning = new Set(data.analysis.turning);
  }

  get any() {
    return this.rows.size > 0;
  }

  // The chances of each seat at each step, in percent; before the first that is known they are even.
  /** @param {number} steps @param {number} players */
  chances(steps, players) {
    /** @type {number[]} */
    let now = Array(players).fill(Math.round(100 / players));
    return Array.from({ length: steps }, (_, step) => {
      // What is known of a decision is known before it.
      const said = this.rows.get(step + 1);
      if (said) now = said[3].map((one) => Math.round(100 * one));
      return now;
    });
  }

  // The step from which the chances can be said: that of the first decision that is not too early.
  get since() {
    for (const [step, row] of this.rows) if (!row[5]) return step - 1;
    return Infinity;
  }

  // What is said of the choice that led to a step.
  /** @param {number} step */
  describe(step) {
    const said = this.rows.get(step);
    if (!said) return [];
    const { words } = this;
    const [, chosen, lost, , options, early] = said;
    if (early) return [createElement("p", { class: "gwt-judged" }, words.label("judged-early"))];
    const none = chosen === 0 || lost === 0;
    const first = none ? words.label("judged-best") : words.label("judged-lost", { number: lost });
    /** @type {HTMLElement[]} */
    const lines = [createElement("p", { class: this.turning.has(step) ? "gwt-judged gwt-turning" : "gwt-judged" }, first)];
    if (!none) {
      const better = options.filter((_, at) => at < chosen).map(([sentence, points]) =>
        createElement("li", {}, `${capital(words.of(sentence))} (${signed(points)})`));
      lines.push(createElement("ul", { class: "gwt-judged" }, ...better));
    }
    return lines;
  }
}
