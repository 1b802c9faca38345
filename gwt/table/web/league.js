// The page of the league: people who have played with each other, the strongest first.
import { createElement } from "./dom.js";
import { field, select } from "./dialog.js";
import { personSection } from "./profile.js";
import { ask, offers } from "./api.js";
import { href } from "./transport.js";
import { preferred } from "./page-texts.js";

/** @import { TextCatalog } from "./page-texts.js" */

export class League {
  /** @type {HTMLElement} */ table;

  /** @param {HTMLElement} root @param {TextCatalog} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
  }

  async start() {
    const { words } = this;
    await words.speak(preferred());
    document.title = words.label("league");
    const { games } = await offers(words.language);
    this.table = createElement("div", { class: "scores" });
    this.root.replaceChildren(createElement("main", { class: "start-page" }, createElement("h1", {}, words.label("league")),
      field(words.label("game"), select(games.map(({ game, title }) => [game, title]), games[0].game, (value) => this.show(value))),
      this.table, personSection(words), createElement("p", {}, createElement("a", { href: href("/") }, words.label("first-page")))));
    await this.show(games[0].game);
  }

  /** @param {string} game */
  async show(game) {
    const { words } = this;
    const { people } = await ask(`league?${new URLSearchParams({ game })}`);
    if (!people.length) {
      this.table.replaceChildren(createElement("p", {}, words.label("league-none")));
      return;
    }
    /** @param {number | null} number */
    const whole = (number) => (number === null ? "–" : String(Math.round(number)));
    const head = ["name", "league-games", "league-won", "league-points", "league-rating"].map((id) => createElement("th", { scope: "col" }, words.label(id)));
    this.table.replaceChildren(createElement("table", {}, createElement("thead", {}, createElement("tr", {}, ...head)),
      createElement("tbody", {}, ...people.map((one) => createElement("tr", {}, createElement("th", { scope: "row" }, one.name),
        ...[String(one.games), one.won === null ? "–" : `${Math.round(100 * one.won)} %`, whole(one.points), whole(one.rating)].map((text) => createElement("td", {}, text)))))));
  }
}
