// What a seat can choose, in words: a list for mouse, keys and screen readers, and what the chosen one leads to.
import { createElement } from "./dom.js";
import { EventEmitter } from "./event-emitter.js";

/** @import { Offer } from "./decision-panel.js" */
/** @import { Action } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

// The option that somebody looks at or chooses, and what told so; none where a row has been left by a key.
/** @typedef {{ number: number | null, event: Event | null }} Meant */

const LONGEST_NUMBER = 700;
// From so many options on they can be searched.
const FILTERED = 10;

// The words of an option in a row: what tells it apart, and then what it brings.
/** @param {{ row?: string, sentence: string }} option */
export const rowOf = ({ row, sentence }) => row ?? sentence;

/** @param {{ row?: string, sentence: string }} option */
export const rowLines = (option) => {
  // A sign stays with its number.
  const [first, ...rest] = rowOf(option).replaceAll("−$", "−\u2060$").split(" · ");
  return [first, ...(rest.length ? [" ", createElement("small", {}, rest.join(" · "))] : [])];
};

/** @extends {EventEmitter<{ preview: Meant, leave: Meant, pick: Meant }>} */
export class Options extends EventEmitter {
  /** @type {Offer[]} */ options;
  // The numbers of the rows that are not filtered out.
  /** @type {number[]} */ visible;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer;

  /** @param {TextCatalog} words */
  constructor(words) {
    super();
    this.words = words;
    this.question = createElement("p", { class: "question", id: "question" });
    this.steps = createElement("ol", { class: "steps" });
    this.filter = createElement("input", { type: "search", class: "filter", autocomplete: "off", oninput: () => this.narrow() });
    this.list = createElement("ul", { class: "options", role: "listbox", tabindex: 0, "aria-labelledby": "question" });
    this.none = createElement("p", { class: "quiet", hidden: true });
    this.impossible = createElement("ul", { class: "impossible", tabindex: 0 });
    this.root = createElement("section", { class: "offer" }, this.question, this.steps, this.filter, this.list, this.none, this.impossible);
    /** @type {HTMLElement[]} */
    this.rows = [];
    /** @type {number | null} */
    this.selected = null;
    // The text of an option that is lit, if any.
    /** @type {string | null} */
    this.meant = null;
    this.typed = "";
    words.whenever(() => this.write());
  }

  // `options` have `number`, `sentence` and `note`; the number is what the player types.
  /** @param {{ question: string, options: Offer[], actions: Action[], steps: string[] }} shown */
  show({ question, options, actions, steps }) {
    this.options = options;
    this.question.textContent = question;
    this.steps.hidden = steps.length < 2;
    this.steps.replaceChildren(...steps.map((one) => createElement("li", {}, one)));
    this.filter.value = "";
    this.filter.hidden = options.length < FILTERED;
    this.rows = options.map((one, at) => this.row(one, at));
    this.list.replaceChildren(...this.rows);
    const impossible = actions.filter((one) => one.reason);
    this.impossible.hidden = !impossible.length;
    this.impossible.replaceChildren(...impossible.map((one) =>
      createElement("li", { title: one.sentence }, createElement("span", {}, rowOf(one)), " ", createElement("em", {}, one.reason))));
    this.narrow();
    this.select(null);
  }

  /** @param {Offer} option @param {number} at */
  row(option, at) {
    return createElement("li", {
      role: "option", id: `option-${at}`, class: [option.text === this.meant && "meant", option.step && "open"].filter(Boolean).join(" ") || null, "aria-selected": "false", title: option.sentence,
      onclick: (event) => this.emit("pick", { number: at, event }),
      onpointerenter: (event) => event.pointerType !== "touch" && this.emit("preview", { number: at, event }),
      onpointerleave: (event) => event.pointerType !== "touch" && this.emit("leave", { number: at, event }),
    }, createElement("kbd", { "aria-hidden": "true" }, String(at + 1)),
      createElement("span", {}, ...rowLines(option)));
  }

  // Marks the rows that are about a place.
  /** @param {string[]} names */
  about(names) {
    this.rows.forEach((row, at) => row.classList.toggle("about", (this.options[at].targets ?? []).some((name) => names.includes(name))));
  }

  // Shows at the rows of the best options by how many points each is worth less than the first, and says it.
  /** @param {{ text: string, points: number }[]} best */
  weigh(best) {
    for (const one of this.list.querySelectorAll(".worth")) one.remove();
    const said = best.slice(1).flatMap(({ text, points }) => {
      const at = this.options.findIndex((one) => one.text === text);
      if (at < 0) return [];
      const worth = points ? `−${Math.abs(points)}` : "0";
      this.rows[at].append(createElement("b", { class: "worth", "aria-hidden": "true", title: this.words.label("hint-next", { option: worth }) }, worth));
      return [`${rowOf(this.options[at])} (${worth})`];
    });
    return said.join(" / ");
  }

  // Shows only the rows whose words hold all that was typed.
  narrow() {
    const wanted = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.visible = [];
    this.rows.forEach((row, at) => {
      const text = `${row.textContent} ${this.options[at].sentence} ${this.options[at].text}`.toLowerCase();
      row.hidden = !wanted.every((one) => text.includes(one));
      if (!row.hidden) this.visible.push(at);
    });
    this.none.hidden = this.visible.length > 0 || !this.rows.length;
    if (this.selected !== null && !this.visible.includes(this.selected)) this.move(this.visible[0] ?? null);
  }

  /** @param {number | null} at */
  select(at) {
    if (this.selected !== null) this.rows[this.selected]?.setAttribute("aria-selected", "false");
    this.selected = at;
    const row = at === null ? undefined : this.rows[at];
    if (row) {
      row.setAttribute("aria-selected", "true");
      this.list.setAttribute("aria-activedescendant", row.id);
      const [box, view] = [row.getBoundingClientRect(), this.list.getBoundingClientRect()];
      if (box.top < view.top || box.bottom > view.bottom) row.scrollIntoView({ block: "nearest" });
    } else this.list.removeAttribute("aria-activedescendant");
  }

  /** @param {number | null} at */
  move(at) {
    this.select(at);
    if (at !== null) this.emit("preview", { number: at, event: null });
  }

  // The keys of the whole page that choose; true if one was understood.
  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.rows.length) return false;
    const inFilter = event.target === this.filter;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      const place = this.visible.indexOf(this.selected ?? -1);
      const next = place < 0 ? (by > 0 ? 0 : this.visible.length - 1) : (place + by + this.visible.length) % this.visible.length;
      this.move(this.visible[next] ?? null);
      return true;
    }
    if (event.key === "Enter" && this.selected !== null) {
      this.emit("pick", { number: this.selected, event });
      return true;
    }
    if (event.key === "Escape") {
      this.filter.value = "";
      this.narrow();
      this.select(null);
      this.emit("leave", { number: null, event });
      return true;
    }
    if (inFilter) return false;
    if (/^\d$/.test(event.key)) return this.digit(event.key);
    if (/^[\p{L}$]$/u.test(event.key) && !this.filter.hidden) {
      this.filter.focus();
      return false;
    }
    return false;
  }

  // A number of several digits is typed one after the other.
  /** @param {string} key */
  digit(key) {
    const longer = Number(this.typed + key);
    const number = longer >= 1 && longer <= this.rows.length ? longer : Number(key);
    if (number < 1 || number > this.rows.length) return false;
    this.typed = String(number);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.typed = ""; }, LONGEST_NUMBER);
    this.filter.value = "";
    this.narrow();
    this.move(number - 1);
    return true;
  }

  write() {
    const { words } = this;
    this.steps.setAttribute("aria-label", words.label("steps-left"));
    this.impossible.setAttribute("aria-label", words.label("impossible"));
    this.filter.placeholder = words.label("filter");
    this.filter.setAttribute("aria-label", words.label("filter"));
    this.none.textContent = words.label("no-option");
  }
}
