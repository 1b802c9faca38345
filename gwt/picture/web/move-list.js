// The list of all that happened, by turn, with the step that is shown marked.
import { createElement, capital, badge } from "./dom.js";

/** @import { ReplayData, View } from "./data.d.ts" */
/** @import { Texts } from "./dom.js" */
/** @import { EventList } from "./event-list.js" */

// The steps of a turn; of those before the first turn, the steps of a seat.
/** @typedef {{ turn: number, seat: number, links: HTMLElement[] }} Group */
export class MoveList {
  /** @type {HTMLAnchorElement[]} */ links;
  /** @type {number | undefined} */ step;

  /** @param {ReplayData} data @param {Texts} words @param {EventList} eventList */
  constructor(data, words, eventList) {
    this.data = data;
    this.words = words;
    this.eventList = eventList;
    this.root = createElement("div", { class: "gwt-moves gwt-brief", tabindex: 0, role: "region" });
  }

  // Leaves out the choices after which nothing has happened yet, except the one that is shown.
  /** @param {boolean} wanted */
  brief(wanted) {
    this.root.classList.toggle("gwt-brief", wanted);
  }

  // Writes the list as a seat sees it, in the reader's language.
  /** @param {View} view */
  write(view) {
    const { data, words, eventList } = this;
    this.links = [];
    /** @type {Group[]} */
    const groups = [];
    for (let step = 0; step <= data.steps.length; step += 1) {
      const { turn, seat } = step ? eventList.choice(step) : { turn: -1, seat: 0 };
      let last = groups.at(-1);
      if (!last || last.turn !== turn || (!turn && last.seat !== seat)) groups.push((last = { turn, seat, links: [] }));
      last.links.push(this.link(step, view));
    }
    this.root.setAttribute("aria-label", words.label("moves"));
    this.root.replaceChildren(...groups.map((one) => this.group(one)));
    if (this.step !== undefined) this.mark(this.step);
  }

  /** @param {number} step @param {View} view */
  link(step, view) {
    const empty = step && !this.eventList.runs(step, view).length;
    const kind = [empty && "gwt-quiet", view.forced[step] && "gwt-forced"].filter(Boolean).join(" ");
    const link = createElement("a", { href: `#step-${step}`, class: kind || null }, this.eventList.line(step, view));
    this.links.push(link);
    return createElement("li", { class: "gwt-move" }, link);
  }

  /** @param {Group} group */
  group({ turn, seat, links }) {
    const { words } = this;
    const list = createElement("ol", {}, ...links);
    if (turn < 0) return list;
    const name = turn ? words.label("turn-of", { turn, seat: words.seat(seat) }) : `${words.label("before")}, ${words.seat(seat)}`;
    const [before, after] = name.split(words.seat(seat));
    return createElement("section", {}, createElement("h2", {}, capital(before), badge(words, seat), after || ""), list);
  }

  // Marks a step, and scrolls the list to it; the page stays where it is.
  /** @param {number} step */
  mark(step) {
    if (this.step !== undefined) this.links[this.step]?.removeAttribute("aria-current");
    this.step = step;
    const link = this.links[step];
    link.setAttribute("aria-current", "step");
    const [box, row] = [this.root.getBoundingClientRect(), link.getBoundingClientRect()];
    if (row.top < box.top + 40 || row.bottom > box.bottom - 20) {
      this.root.scrollTop += row.top - box.top - this.root.clientHeight / 3;
    }
  }
}
