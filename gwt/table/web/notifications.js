// Where else somebody is told of turns: webhooks, and mail if the server sends any.
import { createElement } from "./dom.js";
import { field, select } from "./dialog.js";
import { ask } from "./api.js";

/** @import { Notice } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

// A section with the addresses of whoever has a secret of a table.
export class Notifications {
  // The kinds of addresses, as soon as they are known, and the one that is chosen.
  /** @type {string[] | undefined} */ kinds;
  /** @type {string} */ kind;
  /** @type {HTMLInputElement} */ target;

  /** @param {TextCatalog} words @param {string} id @param {string} secret @param {string} heading */
  constructor(words, id, secret, heading) {
    this.words = words;
    this.path = /** @type {const} */ (`tables/${id}/notices`);
    this.secret = secret;
    this.problem = createElement("p", { class: "failure", role: "alert" });
    this.done = createElement("p", { role: "status" });
    this.list = createElement("ul", { class: "told" });
    this.form = createElement("form", { onsubmit: (event) => this.add(event) });
    /** @type {HTMLDetailsElement} */
    this.root = createElement("details", { ontoggle: () => this.root.open && !this.kinds && this.read() },
      createElement("summary", {}, words.label(heading)), createElement("p", { class: "quiet" }, words.label("tell-how")),
      this.list, this.form, this.done, this.problem);
  }

  /** @template Told @param {() => Promise<Told>} work */
  try(work) {
    this.done.textContent = "";
    return this.words.attempt(this.problem, work);
  }

  async read() {
    const told = await this.try(() => ask(this.path, { secret: this.secret }));
    if (!told) return;
    if (!this.kinds) this.write(told.kinds);
    this.list.replaceChildren(...told.notices.map((one) => this.row(one)));
  }

  /** @param {string[]} kinds */
  write(kinds) {
    const { words } = this;
    this.kinds = kinds;
    [this.kind] = kinds;
    this.target = createElement("input", { type: "text", maxlength: 500, required: true, autocomplete: "off", spellcheck: false, placeholder: "https://" });
    const kind = select(kinds.map((one) => [one, words.label(`kind-${one}`)]), this.kind, (value) => {
      this.kind = value;
      this.target.placeholder = value === "mail" ? "name@example.org" : "https://";
    });
    this.form.replaceChildren(field(words.label("tell-kind"), kind), field(words.label("tell-target"), this.target),
      createElement("button", { type: "submit" }, words.label("tell-add")));
  }

  /** @param {Event} event */
  async add(event) {
    event.preventDefault();
    const body = { kind: this.kind, target: this.target.value.trim(), language: this.words.language };
    if (!(await this.try(() => ask(this.path, { secret: this.secret, body })))) return;
    this.target.value = "";
    await this.read();
    this.done.textContent = this.words.label("tell-sent");
  }

  /** @param {Notice} notice @returns {HTMLElement} */
  row({ id, kind, target, confirmed, failed }) {
    const { words } = this;
    /** @param {{ do: string, code?: string }} what */
    const change = async (what) => {
      const answer = await this.try(() => ask(`${this.path}/${id}`, { secret: this.secret, body: what }));
      if (answer && what.do === "try") this.done.textContent = words.label("tell-sent");
      if (what.do !== "try") await (answer ? this.read() : this.list.isConnected && ask(this.path, { secret: this.secret }).then(({ notices }) => this.list.replaceChildren(...notices.map((one) => this.row(one)))));
    };
    /** @param {string} label @param {() => void} act */
    const button = (label, act) => createElement("button", { type: "button", "aria-label": `${words.label(label)}: ${target}`, onclick: act }, words.label(label));
    const code = createElement("input", { type: "text", inputmode: "numeric", size: 8, "aria-label": words.label("tell-code"), placeholder: words.label("tell-code") });
    return createElement("li", {}, createElement("span", {}, `${words.label(`kind-${kind}`)}: ${target}`), failed ? createElement("small", { class: "problem" }, ` ${words.label("tell-failing")}`) : "", " ",
      ...(confirmed ? [button("tell-try", () => change({ do: "try" }))] : [code, button("tell-confirm", () => change({ do: "confirm", code: code.value.trim() }))]),
      button("tell-remove", () => change({ do: "remove" })));
  }
}
