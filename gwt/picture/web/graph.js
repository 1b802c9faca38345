// The points of each seat by step, or its chances to win; a click leads to the step.
import { createElement, createSvg, badge } from "./dom.js";

/** @import { ReplayAnalysis } from "./replay-analysis.js" */
/** @import { Speaker } from "./data.d.ts" */

const [WIDE, HIGH, ROOM] = [600, 90, 6];
// Each of so many turns is written below.
const TURNS = 10;
// So that lines differ by more than their colour.
const DASHES = ["", "7 3", "2 3", "9 3 2 3"];

/** @template Text */
export class Graph {
  /** @type {number[][]} */ points;
  /** @type {number} */ last;
  /** @type {SVGPathElement} */ now;

  // What it shows of the seats: `points`, or `chances` if there is an analysis.
  /** @param {Speaker<Text>} words @param {number} players @param {(step: number) => void} go @param {ReplayAnalysis<Text>} [analysis] */
  constructor(words, players, go, analysis) {
    this.words = words;
    this.players = players;
    this.analysis = analysis;
    this.shows = "points";
    this.svg = createSvg("svg", { class: "gwt-graph", viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", role: "img" });
    this.svg.addEventListener("click", (event) => {
      const box = this.svg.getBoundingClientRect();
      go(Math.round(((event.clientX - box.left) / box.width) * this.last));
    });
    this.table = createElement("p", { class: "gwt-points" });
    this.scale = createElement("div", { class: "gwt-scale", "aria-hidden": "true" });
    this.turns = createElement("div", { class: "gwt-turns", "aria-hidden": "true" });
    this.root = createElement("div", { class: "gwt-scores" }, this.table, createElement("div", { class: "gwt-plot" }, this.scale, this.svg, this.turns));
  }

  // Draws the lines from what a seat knows of the points, with the steps at which turns begin, if they are given.
  /** @param {{ points: number[][], turns?: [step: number, turn: number][] }} view */
  draw(view) {
    this.points = this.shows === "points" || !this.analysis ? view.points : this.analysis.chances(view.points.length, this.players);
    this.last = Math.max(1, view.points.length - 1);
    const all = this.points.flat();
    const [low, high] = this.shows === "points" ? [Math.min(0, ...all), Math.max(1, ...all)] : [0, 100];
    /** @param {number} step */
    const x = (step) => (step / this.last) * WIDE;
    /** @param {number} points */
    const y = (points) => HIGH - ROOM - ((points - low) / (high - low)) * (HIGH - 2 * ROOM);
    // What is too early to be said is grey.
    const sure = this.shows === "points" || !this.analysis ? 0 : Math.min(this.last, this.analysis.since);
    /** @param {number} seat @param {number} from @param {number} to @param {string} style */
    const line = (seat, from, to, style) => createSvg("polyline", {
      points: this.points.slice(from, to + 1).map((one, at) => `${x(from + at).toFixed(1)},${y(one[seat]).toFixed(1)}`).join(" "),
      style, "stroke-dasharray": DASHES[seat % DASHES.length],
    });
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const lines = [
      ...(sure ? seats.map((seat) => line(seat, 0, sure, "stroke: #999")) : []),
      ...seats.map((seat) => line(seat, sure, this.last, `stroke: var(--gwt-seat-${seat + 1})`)),
    ];
    const sign = this.shows === "points" ? "" : " %";
    this.scale.replaceChildren(...[high, (low + high) / 2, low].map((one) => createElement("span", {}, `${Math.round(one)}${sign}`.replace("-", "−"))));
    const marks = (view.turns ?? []).filter(([, turn]) => turn % TURNS === 0);
    this.turns.replaceChildren(...marks.map(([step, turn]) => createElement("span", { style: `left: ${(100 * step) / this.last}%` }, String(turn))));
    const rules = marks.map(([step]) => createSvg("path", { class: "gwt-rule", d: `M${x(step).toFixed(1)} 0V${HIGH}` }));
    this.now = createSvg("path", { class: "gwt-now" });
    const zero = createSvg("path", { class: "gwt-zero", d: `M0 ${y(0)}H${WIDE}` });
    this.svg.replaceChildren(zero, ...rules, ...lines, this.now);
  }

  // Shows the points at a step, and what it brought since another.
  /** @param {number} step @param {number} since @param {boolean} open */
  mark(step, since, open) {
    const { words } = this;
    const at = (step / this.last) * WIDE;
    this.now.setAttribute("d", `M${at} 0V${HIGH}`);
    /** @param {number} points */
    const minus = (points) => String(points).replace("-", "−");
    const each = this.points[step].map((points, seat) => {
      const more = points - this.points[since][seat];
      const change = more ? createElement("strong", {}, ` (${more > 0 ? "+" : "−"}${Math.abs(more)})`) : "";
      const sign = this.shows === "points" ? "" : " %";
      return createElement("span", {}, badge(words, seat + 1), ` ${minus(points)}${sign}`, change);
    });
    this.table.replaceChildren(createElement("span", {}, words.label(this.shows)), ...each);
    const said = this.points[step].map((points, seat) => `${words.seat(seat + 1)} ${points}`).join(", ");
    this.root.title = open || this.shows !== "points" ? "" : words.label("points-known");
    this.svg.setAttribute("aria-label", `${words.label(this.shows)}: ${said}`);
  }
}
