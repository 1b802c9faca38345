// The page of whoever runs the server: the tables, who is here, removal and bans.
import { element } from "./dom.js";
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
    await words.speak(preferred(["en", "nl", "it"]));
    document.title = words.label("operator");
    this.problem = element("p", { class: "problem", role: "alert" });
    this.key = element("input", { type: "password", autocomplete: "current-password", required: true });
    this.shown = element("div", {});
    /** @param {Event} event */
    const open = (event) => {
      event.preventDefault();
      this.read();
    };
    this.root.replaceChildren(element("main", { class: "start-page" }, element("h1", {}, words.label("operator")),
      element("form", { onsubmit: open }, field(words.label("operator-key"), this.key), element("button", { class: "main", type: "submit" }, words.label("open"))),
      this.problem, this.shown, element("p", {}, element("a", { href: href("/") }, words.label("first-page")))));
  }

  /** @param {() => Promise<void>} work */
  async attempt(work) {
    this.problem.textContent = "";
    try {
      await work();
    } catch (error) {
      this.problem.textContent = this.words.refusal(error);
    }
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
    const button = element("button", { type: "button", "aria-label": `${words.label(label)}: ${about}`, onclick: () => {
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
    const section = (heading, lines) => element("section", { hidden: !lines.length }, element("h2", {}, heading), element("ul", { class: "found-tables" }, ...lines));
    this.shown.replaceChildren(
      element("p", {}, words.label("operator-here", { number: told.number, all: told.sockets })),
      element("p", {}, element("button", { type: "button", onclick: () => this.games() }, words.label("operator-games"))),
      section(words.label("operator-tables"), told.tables.map((one) => element("li", {}, element("strong", {}, one.table),
        element("small", {}, [one.packs.join(" + "), one.players.map((player) => (player === "human" ? words.label("human") : words.player(player))).join(", "), words.label("operator-choices", { number: one.choices }), date.format(1000 * one.touched), one.ended ? words.label("over") : "", one.here ? `● ${one.here}` : ""].filter(Boolean).join(" · ")),
        this.sure("operator-remove", one.table, () => this.act({ do: "remove", about: one.table }))))),
      section(words.label("operator-people"), told.people.map(({ id, name }) => element("li", {}, element("strong", {}, name), this.sure("operator-remove", name, () => this.act({ do: "remove-person", about: id }))))),
      section(words.label("operator-addresses"), [
        ...told.addresses.map(({ address, sockets }) => element("li", {}, element("strong", {}, address), element("small", {}, `● ${sockets}`), this.sure("operator-ban", address, () => this.act({ do: "ban", about: address })))),
        ...told.banned.map((address) => element("li", {}, element("strong", {}, address), element("button", { type: "button", onclick: () => this.act({ do: "unban", about: address }) }, words.label("operator-unban")))),
      ]));
  }

  games() {
    return this.attempt(async () => {
      const answer = await request("operator/games.zip", { secret: this.key.value });
      const address = URL.createObjectURL(await answer.blob());
      element("a", { href: address, download: "games.zip" }).click();
      URL.revokeObjectURL(address);
    });
  }
}
