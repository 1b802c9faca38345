// What happened, a line for each moment, by turn; each line leads to its moment.
import { createElement, capital } from "./dom.js";
import { EventEmitter } from "./event-emitter.js";

/** @import { Happening, Moment } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

// How long scrolling by hand goes on after its last event, in milliseconds.
const SETTLED = 300;

// What a seat did, as parts of a sentence.
/** @typedef {{ seat: number, actions: string[] }} Run */
// The line of a moment, and the places that it is about.
/** @typedef {{ button: HTMLElement, places: string[] }} Line */

/** @extends {EventEmitter<{ light: string[], go: number }>} */
export class Log extends EventEmitter {
  // The turn of the last line.
  /** @type {number | null} */ turn;
  /** @type {boolean} */ atEnd;
  /** @type {Map<number, Line>} */ lines;

  /** @param {TextCatalog} words */
  constructor(words) {
    super();
    this.words = words;
    this.list = createElement("div", { class: "log-list", tabindex: 0, role: "region" });
    this.root = createElement("div", { class: "log" }, this.list);
    // It stays at its end, however high the list is, until somebody scrolls elsewhere.
    for (const type of ["wheel", "touchmove", "keydown", "pointerup"]) {
      this.list.addEventListener(type, () => setTimeout(() => { this.atEnd = this.distance < 40; }, SETTLED), { passive: true });
    }
    new ResizeObserver(() => this.stay()).observe(this.list);
    this.clear();
    words.whenever(() => this.list.setAttribute("aria-label", words.label("log")));
  }

  clear() {
    this.turn = null;
    this.atEnd = true;
    this.lines = new Map();
    this.list.replaceChildren();
  }

  get distance() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight;
  }

  stay() {
    if (this.atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  // What happened before a moment: for each seat that did something, in order, its actions.
  /** @param {{ events: Happening[] }} moment */
  static runs(moment) {
    /** @type {Run[]} */
    const runs = [];
    for (const { seat, text } of moment.events) {
      if (!text) continue;
      const last = runs.at(-1);
      if (last?.seat === seat) last.actions.push(text);
      else runs.push({ seat, actions: [text] });
    }
    return runs;
  }

  // The same in one text.
  /** @param {{ events: Happening[] }} moment @param {TextCatalog} words */
  static sentence(moment, words) {
    return Log.runs(moment).map(({ seat, actions }) => `${capital(words.actor(seat))} ${actions.join(", ")}.`).join(" ");
  }

  /** @param {Moment} moment @param {Moment} [before] */
  add(moment, before) {
    const { words } = this;
    const runs = Log.runs(moment);
    if (!runs.length) return;
    const { turn } = before ?? moment;
    if (turn !== this.turn) {
      this.turn = turn;
      this.list.append(createElement("h3", {}, turn ? words.label("turn", { turn }) : words.label("before")));
    }
    const places = [...new Set(moment.events.flatMap((one) => one.targets ?? []))];
    /** @param {string[]} names */
    const light = (names) => this.emit("light", names);
    const line = createElement("button", {
      type: "button", class: "moment", onclick: () => this.go(moment.number),
      onpointerenter: (event) => event.pointerType !== "touch" && light(places), onpointerleave: () => light([]),
      onfocus: () => light(places), onblur: () => light([]),
    });

    for (const { seat, actions } of runs) {
      line.append(createElement("span", { class: "run", style: `--own: var(--gwt-seat-${seat})` },
        createElement("b", {}, capital(words.actor(seat))), ` ${actions.join(", ")}.`));
    }
    this.lines.set(moment.number, { button: line, places });
    this.list.append(line);
    this.stay();
  }

  // Marks the lines that are about a place.
  /** @param {string[]} names */
  about(names) {
    for (const { button, places } of this.lines.values()) button.classList.toggle("about", places.some((name) => names.includes(name)));
  }

  /** @param {number} number */
  go(number) {
    this.emit("go", number);
  }

  // Marks the moment that is looked at; null is the present.
  /** @param {number | null} number */
  mark(number) {
    for (const [at, { button: one }] of this.lines) {
      if (at === number) {
        one.setAttribute("aria-current", "step");
        const [box, view] = [one.getBoundingClientRect(), this.list.getBoundingClientRect()];
        if (box.top < view.top || box.bottom > view.bottom) one.scrollIntoView({ block: "nearest" });
      }
      else one.removeAttribute("aria-current");
    }
    if (number === null) this.stay();
  }
}
