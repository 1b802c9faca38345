// The page of whoever runs the server: the tables, who is here, removal and bans.
import { createElement } from "./dom.js";
import { field } from "./dialog.js";
import { ask, request } from "./api.js";
import { href } from "./transport.js";
import { preferred } from "./page-texts.js";

/** @import { OperatorAnswer } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

export class Operator {
  /** @type {HTMLElement} */ problem;
  /** @type {HTMLInputElement} */ key;
  /** @type {HTMLElement} */ shown;

  /** @param {HTMLElement} root @param {TextCatalog} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
  }

  async start() {
    const { words } = this;
    await words.speak(preferred());
    document.title = words.label("operator");
    this.problem = createElement("p", { class: "problem", role: "alert" });
    this.key = createElement("input", { type: "password", autocomplete: "current-password", required: true });
    this.shown = createElement("div", {});
    /** @param {Event} event */
    const open = (event) => {
      event.preventDefault();
      this.read();
    };
    this.root.replaceChildren(createElement("main", { class: "start-page" }, createElement("h1", {}, words.label("operator")),
      createElement("form", { onsubmit: open }, field(words.label("operator-key"), this.key), createElement("button", { class: "main", type: "submit" }, words.label("open"))),
      this.problem, this.shown, createElement("p", {}, createElement("a", { href: href("/") }, words.label("first-page")))));
  }

  /** @param {() => Promise<void>} work */
  attempt(work) {
    return this.words.attempt(this.problem, work);
  }

  read() {
    return this.attempt(async () => this.write(await ask("operator", { secret: this.key.value })));
  }

  /** @param {{ do: string, about: string }} body */
  act(body) {
    return this.attempt(async () => {
      await ask("operator", { secret: this.key.value, body });
      await this.read();
    });
  }

  // A button that asks once more before it removes something.
  /** @param {string} label @param {string} about @param {() => void} act */
  sure(label, about, act) {
    const { words } = this;
    const button = createElement("button", { type: "button", "aria-label": `${words.label(label)}: ${about}`, onclick: () => {
      if (button.dataset.sure) act();
      button.dataset.sure = "yes";
      button.textContent = words.label("operator-sure");
    } }, words.label(label));
    return button;
  }

  /** @param {OperatorAnswer} told */
  write(told) {
    const { words } = this;
    const date = new Intl.DateTimeFormat(words.language, { dateStyle: "short", timeStyle: "short" });
    /** @param {string} heading @param {HTMLElement[]} lines */
    const section = (heading, lines) => createElement("section", { hidden: !lines.length }, createElement("h2", {}, heading), createElement("ul", { class: "found-tables" }, ...lines));
    this.shown.replaceChildren(
      createElement("p", {}, words.label("operator-here", { number: told.number, all: told.sockets })),
      createElement("p", {}, createElement("button", { type: "button", onclick: () => this.games() }, words.label("operator-games"))),
      section(words.label("operator-tables"), told.tables.map((one) => createElement("li", {}, createElement("strong", {}, one.table),
        createElement("small", {}, [one.packs.join(" + "), one.players.map((player) => (player === "human" ? words.label("human") : words.player(player))).join(", "), words.label("operator-choices", { number: one.choices }), date.format(1000 * one.touched), one.ended ? words.label("over") : "", one.here ? `● ${one.here}` : ""].filter(Boolean).join(" · ")),
        this.sure("operator-remove", one.table, () => this.act({ do: "remove", about: one.table }))))),
      section(words.label("operator-people"), told.people.map(({ id, name }) => createElement("li", {}, createElement("strong", {}, name), this.sure("operator-remove", name, () => this.act({ do: "remove-person", about: id }))))),
      section(words.label("operator-addresses"), [
        ...told.addresses.map(({ address, sockets }) => createElement("li", {}, createElement("strong", {}, address), createElement("small", {}, `● ${sockets}`), this.sure("operator-ban", address, () => this.act({ do: "ban", about: address })))),
        ...told.banned.map((address) => createElement("li", {}, createElement("strong", {}, address), createElement("button", { type: "button", onclick: () => this.act({ do: "unban", about: address }) }, words.label("operator-unban")))),
      ]));
  }

  games() {
    return this.attempt(async () => {
      const answer = await request("operator/games.zip", { secret: this.key.value });
      const address = URL.createObjectURL(await answer.blob());
      createElement("a", { href: address, download: "games.zip" }).click();
      URL.revokeObjectURL(address);
    });
  }
}
