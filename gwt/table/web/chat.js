// What people at a table write to each other, and what a seat notes for itself.
import { createElement, capital } from "./dom.js";
import { dialog } from "./dialog.js";

/** @import { Table } from "./table.js" */
/** @import { Said, TableInfo } from "./wire.d.ts" */

const LONGEST_LINE = 500;
const LONGEST_NOTE = 4000;

export class Chat {
  /** @type {HTMLElement | undefined} */ list;
  /** @type {boolean | undefined} */ chat;
  /** @type {Said[]} */ said = [];

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    // The number of the last line that has been seen here.
    /** @type {number | null} */
    this.seen = null;
    this.button = table.words.button("talk", () => this.show(), "icon");
  }

  // Takes what the server says of the table.
  /** @param {TableInfo} info */
  take({ said, chat }) {
    if (!said) return;
    const last = said.at(-1)?.number ?? 0;
    this.said = said;
    this.chat = chat;
    if (this.list?.isConnected) this.write(this.list);
    const news = said.filter((one) => one.number > (this.seen ?? last) && one.seat !== this.table.viewer.seat);
    if (this.list?.isConnected || this.seen === null) this.seen = last;
    this.button.classList.toggle("unread", news.length > 0 && !this.list?.isConnected);
    for (const one of news.slice(-1)) this.table.layout.say(this.table.words.label("chat-new", { seat: this.who(one) }));
  }

  /** @param {Said} line */
  who({ seat }) {
    const { words } = this.table;
    return capital(seat ? words.seat(seat) : words.label("host"));
  }

  /** @param {HTMLElement} list */
  write(list) {
    const { words } = this.table;
    const lines = this.said.map((one) => createElement("li", { style: one.seat ? `--own: var(--gwt-seat-${one.seat})` : null }, createElement("b", { class: one.seat ? "gwt-seat" : null }, this.who(one)), " ", one.text));
    list.replaceChildren(...(lines.length ? lines : [createElement("li", { class: "quiet" }, words.label("chat-none"))]));
    const log = list.parentElement;
    if (log) log.scrollTop = log.scrollHeight;
  }

  async show() {
    const { words, viewer, host } = this.table;
    const problem = createElement("p", { class: "problem", role: "alert" });
    /** @param {() => Promise<void>} work */
    const attempt = (work) => words.attempt(problem, work);
    const list = (this.list = createElement("ol", { class: "chat" }));
    const log = createElement("div", { class: "chat-log", tabindex: 0, role: "log", "aria-label": words.label("chat") }, list);
    const speaker = viewer.plays ? viewer : host;
    const line = createElement("input", { type: "text", maxlength: LONGEST_LINE, "aria-label": words.label("chat-line"), placeholder: words.label("chat-line") });
    /** @param {Event} event */
    const send = (event) => {
      event.preventDefault();
      const text = line.value.trim();
      if (text && speaker) attempt(async () => { await speaker.connection.ask("say", { text }); line.value = ""; });
    };
    const talk = this.chat === false ? [] : [createElement("section", {}, log,
      speaker ? createElement("form", { class: "say", onsubmit: send }, line, createElement("button", { type: "submit" }, words.label("chat-send"))) : "")];
    const box = dialog(words, words.label("talk"), ...talk, viewer.plays ? this.notes(attempt) : "", problem);
    box.classList.add("talk");
    this.write(list);
    this.seen = this.said.at(-1)?.number ?? 0;
    this.button.classList.remove("unread");
  }

  // Notes that nobody else sees.
  /** @param {(work: () => Promise<void>) => Promise<unknown>} attempt */
  notes(attempt) {
    const { words, viewer } = this.table;
    const text = createElement("textarea", { rows: 6, maxlength: LONGEST_NOTE, disabled: true, "aria-label": words.label("notes") });
    const done = createElement("span", { role: "status" });
    attempt(async () => {
      text.value = (await viewer.connection.get("")).note ?? "";
      text.disabled = false;
    });
    const save = () => attempt(async () => {
      await viewer.connection.ask("note", { text: text.value });
      done.textContent = words.label("kept");
    });
    return createElement("section", {}, createElement("h3", {}, words.label("notes")), createElement("p", { class: "quiet" }, words.label("notes-how")), text,
      createElement("p", {}, createElement("button", { type: "button", onclick: save }, words.label("notes-keep")), " ", done));
  }
}
