// What happened, a line for each moment, by turn; each line leads to its moment.
import { element, capital } from "./page.js";

// How long scrolling by hand goes on after its last event, in milliseconds.
const SETTLED = 300;

export class Log extends EventTarget {
  constructor(words) {
    super();
    this.words = words;
    this.list = element("div", { class: "log-list", tabindex: 0, role: "region" });
    this.root = element("div", { class: "log" }, this.list);
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
    this.buttons = new Map();
    this.list.replaceChildren();
  }

  get distance() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight;
  }

  stay() {
    if (this.atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  // What happened before a moment: for each seat that did something, in order, its deeds.
  static runs(moment) {
    const runs = [];
    for (const { seat, text } of moment.events) {
      if (!text) continue;
      if (runs.at(-1)?.seat === seat) runs.at(-1).deeds.push(text);
      else runs.push({ seat, deeds: [text] });
    }
    return runs;
  }

  // The same in one text.
  static sentence(moment, words) {
    return Log.runs(moment).map(({ seat, deeds }) => `${capital(words.actor(seat))} ${deeds.join(", ")}.`).join(" ");
  }

  add(moment, before) {
    const { words } = this;
    const runs = Log.runs(moment);
    if (!runs.length) return;
    const { turn } = before ?? moment;
    if (turn !== this.turn) {
      this.turn = turn;
      this.list.append(element("h3", {}, turn ? words.label("turn", { turn }) : words.label("before")));
    }
    const places = [...new Set(moment.events.flatMap((one) => one.targets ?? []))];
    const light = (names) => this.dispatchEvent(new CustomEvent("light", { detail: names }));
    const line = element("button", {
      type: "button", class: "moment", onclick: () => this.go(moment.number),
      onpointerenter: (event) => event.pointerType !== "touch" && light(places), onpointerleave: () => light([]),
      onfocus: () => light(places), onblur: () => light([]),
    });
    line.places = places;
    for (const { seat, deeds } of runs) {
      line.append(element("span", { class: "run", style: `--own: var(--gwt-seat-${seat})` },
        element("b", {}, capital(words.actor(seat))), ` ${deeds.join(", ")}.`));
    }
    this.buttons.set(moment.number, line);
    this.list.append(line);
    this.stay();
  }

  // Marks the lines that are about a place.
  about(names) {
    for (const one of this.buttons.values()) one.classList.toggle("about", one.places.some((name) => names.includes(name)));
  }

  go(number) {
    this.dispatchEvent(new CustomEvent("go", { detail: number }));
  }

  // Marks the moment that is looked at; null is the present.
  mark(number) {
    for (const [at, one] of this.buttons) {
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
