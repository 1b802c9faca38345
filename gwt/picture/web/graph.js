// The points of each seat by step, or its chances to win; a click leads to the step.
import { createElement, createSvg, badge } from "./dom.js";

/** @import { ReplayAnalysis } from "./replay-analysis.js" */
/** @import { Speaker } from "./data.d.ts" */

const [WIDE, HIGH, ROOM] = [600, 90, 6];
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
    this.root = createElement("div", { class: "gwt-scores" }, this.table, this.svg);
  }

  // Draws the lines from what a seat knows of the points.
  /** @param {{ points: number[][] }} view */
  draw(view) {
    this.points = this.shows === "points" || !this.analysis ? view.points : this.analysis.chances(view.points.length, this.players);
    this.last = Math.max(1, view.points.length - 1);
    const all = this.points.flat();
    const [low, high] = this.shows === "points" ? [Math.min(0, ...all), Math.max(1, ...all)] : [0, 100];
    /** @param {number} step */
    const x = (step) => (step / this.last) * WIDE;
    /** @param {number} points */
    const y = (points) => HIGH - ROOM - ((points - low) / (high - low)) * (HIGH - 2 * ROOM);
    const lines = Array.from({ length: this.players }, (_, seat) => createSvg("polyline", {
      points: this.points.map((one, step) => `${x(step).toFixed(1)},${y(one[seat]).toFixed(1)}`).join(" "),
      style: `stroke: var(--gwt-seat-${seat + 1})`, "stroke-dasharray": DASHES[seat % DASHES.length],
    }));
    this.now = createSvg("path", { class: "gwt-now" });
    const zero = createSvg("path", { class: "gwt-zero", d: `M0 ${y(0)}H${WIDE}` });
    this.svg.replaceChildren(zero, ...lines, this.now);
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
