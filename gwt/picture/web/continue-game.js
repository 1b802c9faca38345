// Playing on from a step: the saved game up to there, to copy or to download, and the command.
import { createElement, compress } from "./dom.js";

/** @import { ReplayData } from "./data.d.ts" */
/** @import { Texts } from "./dom.js" */

export class ContinueGame {
  /** @type {number | undefined} */ step;

  // `table` is the address of a table that opens saved games, if the page knows one.
  /** @param {ReplayData} data @param {Texts} words @param {string | null} table */
  constructor(data, words, table) {
    this.data = data;
    this.words = words;
    this.table = table;
    this.body = createElement("div");
    this.title = createElement("summary");
    this.root = createElement("details", { class: "gwt gwt-onward", ontoggle: () => this.write() }, this.title, this.body);
  }

  get file() {
    return `step-${this.step}.gwt`;
  }

  // A saved game that ends with a step.
  /** @param {number} last */
  record(last) {
    const { record, steps, choices, hashes } = this.data;
    const lines = steps.slice(0, last).map(([choice]) => choices[choice][0]);
    const head = record.replace(/^choices: 0$/m, `choices: ${last}`);
    /** @param {number} step */
    const state = (step) => `state ${step}: ${hashes[step]}`;
    const all = [head, "", state(0), ...lines, ...(last ? [state(last)] : [])];
    return `${all.join("\n")}\n`;
  }

  /** @param {number} step */
  show(step) {
    this.step = step;
    this.write();
  }

  write() {
    const { words } = this;
    this.title.textContent = words.label("play-on");
    if (!this.root.open || this.step === undefined) return;
    if (!this.data.record) {
      this.body.replaceChildren(createElement("p", {}, words.label("play-on-open")));
      return;
    }
    const text = createElement("textarea", { readonly: true, rows: 6, spellcheck: "false", "aria-label": words.label("saved-game") });
    text.value = this.record(this.step);
    const done = createElement("span", { role: "status" });
    const copy = createElement("button", { type: "button", onclick: () => this.copy(text, done) }, words.label("copy"));
    const link = createElement("a", { download: this.file, href: `data:text/plain;charset=utf-8,${encodeURIComponent(text.value)}` },
      words.label("download"));
    this.body.replaceChildren(
      createElement("p", {}, words.label("play-on-how", { file: this.file })),
      createElement("p", {}, createElement("code", {}, `gwt play --resume ${this.file}`)),
      text,
      createElement("p", { class: "gwt-choices" }, copy, link, this.tableLink(text.value), done),
      createElement("p", { class: "gwt-quiet" }, `${words.label("position")}: `, createElement("code", {}, `gwt position ${this.file}`)));
  }

  // A link to the table with the game in it, which is there as soon as a table has answered.
  /** @param {string} record */
  tableLink(record) {
    const link = createElement("a", { class: "gwt-there", hidden: true }, this.words.label("play-on-table"));
    /** @param {string} table */
    const find = async (table) => {
      const address = new URL(table, document.baseURI);
      if (!(await fetch(address, { method: "HEAD" })).ok) return;
      link.href = `${address}?at=/game#${await compress(record)}`;
      link.hidden = false;
    };
    if (this.table) find(this.table).catch(() => link.remove());
    return link;
  }

  /** @param {HTMLTextAreaElement} text @param {HTMLElement} done */
  async copy(text, done) {
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      // Without the right to the clipboard, as in a file: what is selected can be copied.
      text.select();
      document.execCommand("copy");
    }
    done.textContent = this.words.label("copied");
  }
}
