// What happened, in sentences: the events of each step as the seat that looks on may see them.
import { createElement, capital, badge } from "./dom.js";

/** @import { ReplayData, View } from "./data.d.ts" */
/** @import { Texts } from "./dom.js" */

/** @param {number} points */
const signed = (points) => String(points).replace("-", "−");

// What a seat did, as parts of a sentence.
/** @typedef {{ seat: number, actions: string[] }} Run */
export class EventList {
  /** @param {ReplayData} data @param {Texts} words */
  constructor(data, words) {
    this.data = data;
    this.words = words;
  }

  // The choice that led to a step: its text, its sentence, its seat, its cause and its turn.
  /** @param {number} step */
  choice(step) {
    const [choice, seat, cause, turn] = this.data.steps[step - 1];
    const [source, sentence] = this.data.choices[choice];
    return { source, sentence, seat, cause, turn };
  }

  // What each seat did in a step, one after the other: the seat, and its actions.
  /** @param {number} step @param {View} view */
  runs(step, view) {
    const flat = view.news[step];
    /** @type {Run[]} */
    const runs = [];
    for (let at = 0; at < flat.length; at += 2) {
      const text = this.words.of(flat[at + 1]);
      if (!text) continue;
      const last = runs.at(-1);
      if (last?.seat === flat[at]) last.actions.push(text);
      else runs.push({ seat: flat[at], actions: [text] });
    }
    return runs;
  }

  /** @param {Run} run */
  sentence({ seat, actions }) {
    return `${capital(this.words.seat(seat))} ${actions.join(", ")}.`;
  }

  // One line about a step, for a list in which the seat is known.
  /** @param {number} step @param {View} view */
  line(step, view) {
    if (!step) return this.words.label("set-up");
    const { seat, sentence } = this.choice(step);
    const runs = this.runs(step, view);
    if (!runs.length) return this.words.of(sentence);
    const parts = runs.map((run) => (run.seat === seat ? capital(`${run.actions.join(", ")}.`) : this.sentence(run)));
    return parts.join(" ");
  }

  // Everything about a step: what happened, what was chosen, who is next.
  /** @param {number} step @param {View} view */
  describe(step, view) {
    const { words } = this;
    if (!step) return [createElement("p", { class: "gwt-happened" }, words.label("set-up")), ...this.happened(0, view)];
    const { seat, cause, sentence, turn } = this.choice(step);
    const seats = words.label("turn-of", { turn, seat: "" }).replace(/[\s,]+$/, "");
    const place = [turn ? seats : words.label("before"), this.cause(cause)].filter(Boolean).join(" · ");
    const heading = createElement("p", { class: "gwt-cause" }, badge(words, seat), ` ${place}`);
    const chosen = words.label("chose", { seat: words.seat(seat), option: words.of(sentence) });
    const lines = this.happened(step, view);
    lines.push(...this.why(step, view));
    if (view.forced[step]) lines.push(createElement("p", { class: "gwt-quiet" }, words.label("forced")));
    const event = this.runs(step, view).length;
    return [heading, ...lines, createElement("p", { class: event ? "gwt-quiet" : "gwt-happened" }, capital(chosen))];
  }

  // Why points moved in a step: the categories of each seat.
  /** @param {number} step @param {View} view */
  why(step, view) {
    const { words } = this;
    const flat = view.why[step];
    /** @type {Map<number, string[]>} */
    const seats = new Map();
    for (let at = 0; at < flat.length; at += 3) {
      const [seat, category, change] = flat.slice(at, at + 3);
      seats.set(seat, [...(seats.get(seat) ?? []), `${words.of(category)} ${change > 0 ? "+" : ""}${signed(change)}`]);
    }
    return [...seats].map(([seat, each]) =>
      createElement("p", { class: "gwt-quiet gwt-why" }, badge(words, seat), ` ${words.label("points")}: ${each.join(", ")}`));
  }

  /** @param {number} step @param {View} view */
  happened(step, view) {
    return this.runs(step, view).map((run) => createElement("p", { class: "gwt-happened" }, this.sentence(run)));
  }

  // What a choice is about, unless that is the turn itself.
  /** @param {number} index */
  cause(index) {
    return index === this.data.labels.turn ? "" : this.words.of(index);
  }

  // Who chooses after a step, or how the game has ended.
  /** @param {number} step */
  next(step) {
    const { data, words } = this;
    const ahead = step < data.steps.length ? data.steps[step].slice(1, 3) : data.next;
    if (ahead) {
      const [seat, cause] = ahead;
      return [createElement("p", { class: "gwt-quiet" },
        [words.label("to-choose", { seat: words.seat(seat) }), this.cause(cause)].filter(Boolean).join(", "))];
    }
    return [createElement("p", {}, words.label("over")), this.scores()];
  }

  scores() {
    const { words, data } = this;
    const seats = data.scores[0]?.slice(1).map((_, at) => at + 1) || [];
    /** @param {string} name @param {number[]} points @param {"td" | "th"} tag */
    const row = (name, points, tag = "td") =>
      createElement("tr", {}, createElement("th", { scope: "row" }, name), ...points.map((one) => createElement(tag, {}, signed(one))));
    const head = createElement("tr", {}, createElement("th", { scope: "col" }, words.label("category")),
      ...seats.map((one) => createElement("th", { scope: "col" }, badge(words, one))));
    const totals = seats.map((seat) => data.scores.reduce((sum, one) => sum + one[seat], 0));
    return createElement("table", {}, createElement("thead", {}, head),
      createElement("tbody", {}, ...data.scores.map(([name, ...points]) => row(words.of(name), points)),
        row(words.label("total"), totals)));
  }
}
