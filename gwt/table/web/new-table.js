// The first page: the games to begin at once, and a new table with all that can be set.
import { createElement } from "./dom.js";
import { EditionPicker } from "./edition-picker.js";
import { checkbox, field, select } from "./dialog.js";
import { gameCards } from "./game-cards.js";
import { PERSON, onThisDevice, secretOf, tableLinks } from "./invite-links.js";
import { Lobby, MyTables, keepTable } from "./my-tables.js";
import { study } from "./moment-menu.js";
import { noPace, paceFields } from "./time-limit.js";
import { personSection } from "./profile.js";
import { Seating, keepName, ownName } from "./seating.js";
import { newTable, offers, fetchPlaySettings } from "./api.js";
import { ALONE, go, href } from "./transport.js";
import { LANGUAGES, nameOf, preferred } from "./page-texts.js";

/** @import { GameOffer, Links, Made, NewTable, Offers, Pace, Ruling, Together } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

export class NewTablePage {
  /** @type {EditionPicker} */ editionPicker;
  /** @type {Seating} */ seating;
  /** @type {MyTables} */ mine;
  /** @type {Lobby} */ lobby;
  /** @type {Offers} */ offer;
  /** @type {GameOffer} */ game;
  // What is played: its title, the numbers of players, those that play by themselves, and what can be switched.
  /** @type {string} */ title;
  /** @type {number[]} */ numbers;
  /** @type {string[]} */ opponents;
  /** @type {Ruling[]} */ switches;
  // What is wanted of a new table.
  /** @type {number} */ players;
  /** @type {boolean} */ test;
  /** @type {boolean} */ open;
  /** @type {Pace} */ pace;
  /** @type {Record<string, boolean>} */ rulings;
  /** @type {string | undefined} */ setup;
  /** @type {string} */ position;
  // How often the server has been asked who can play.
  /** @type {number | undefined} */ asked;
  /** @type {HTMLElement} */ problem;
  // What could not be begun at once.
  /** @type {HTMLElement} */ failure;
  /** @type {HTMLElement} */ who;
  /** @type {HTMLElement} */ rules;

  // `lost` is true where a table was asked for without a secret that opens it.
  /** @param {HTMLElement} root @param {TextCatalog} words @param {boolean} lost */
  constructor(root, words, lost) {
    this.root = root;
    this.words = words;
    this.lost = lost;
  }

  async start() {
    this.editionPicker = new EditionPicker(this.words, () => this.ask());
    await this.speak(preferred());
    this.seating = new Seating(this.words, []);
    this.test = false;
    this.open = false;
    this.pace = noPace();
    this.play(this.offer.games[0]);
  }

  /** @param {string} language */
  async speak(language) {
    this.offer = await offers(language);
    await this.words.speak(language);
    this.mine = new MyTables(this.words, ALONE ? null : (entry) => this.showLinks(entry));
    this.lobby = new Lobby(this.words);
  }

  // What is chosen of one game means nothing to another.
  /** @param {GameOffer} game */
  play(game) {
    this.game = game;
    this.editionPicker.offer(game.packs);
    this.rulings = {};
    this.take(game);
    this.setup = undefined;
    this.position = "";
    this.draw();
  }

  // Asks the server who can play what is chosen, and says at once if nobody can.
  async ask() {
    const asked = (this.asked = (this.asked ?? 0) + 1);
    this.problem.textContent = "";
    try {
      const told = await fetchPlaySettings(this.game.game, this.editionPicker.names, this.words.language);
      if (asked === this.asked) this.take(told);
    } catch (error) {
      if (asked === this.asked) this.problem.textContent = this.words.refusal(error);
      return;
    }
    if (asked !== this.asked) return;
    this.write();
    this.writeRulings();
  }

  /** @param {Together} told */
  take({ title, players, computers, opponents, rulings }) {
    this.title = title;
    this.numbers = players;
    this.opponents = opponents;
    this.switches = rulings;
    this.seating.players = computers;
    if (!players.includes(this.players)) this.players = Math.min(...players);
  }

  /** @param {string} id @param {HTMLElement} control */
  row(id, control) {
    return field(this.words.label(id), control);
  }

  draw() {
    const { words, game, offer } = this;
    document.title = words.label("new-table");
    this.problem = createElement("p", { class: "problem", role: "alert" });
    this.failure = createElement("p", { class: "problem", role: "alert" });
    this.who = createElement("div", {});
    this.rules = createElement("div", {});
    const form = createElement("form", { class: "start", onsubmit: (event) => this.create(event) },
      this.row("game", select(offer.games.map((one) => [one.game, one.title]), game.game, (value) => {
        this.play(this.gameOf(value));
      })),
      this.editionPicker.root,
      ...this.setups(),
      this.who,
      ...(ALONE ? [] : this.forOthers()),
      this.rules,
      this.problem,
      createElement("button", { class: "main", type: "submit" }, words.label("create")),
      this.authors());
    const name = /** @type {HTMLInputElement} */ (createElement("input", { type: "text", maxlength: 40, value: ownName(), autocomplete: "nickname", placeholder: words.label("your-name"), "aria-label": words.label("your-name"), oninput: () => this.rename(name.value) }));
    const begin = (/** @type {NewTable} */ wanted, /** @type {string} */ title) => this.make({ ...wanted, names: [ownName(), ...(wanted.seats ?? []).slice(1).map(() => "")] }, title);
    this.root.replaceChildren(createElement("main", { class: "start-page first-page" },
      createElement("header", {}, createElement("h1", {}, words.label("play-here")), name, this.languages()),
      createElement("p", {}, words.label("play-here-how")),
      this.lost ? createElement("p", { class: "problem" }, words.label("no-table")) : "", this.failure,
      this.mine.root, gameCards(words, offer.games, begin), this.lobby.root,
      createElement("details", { class: "more" }, createElement("summary", {}, words.label("more")), createElement("div", {},
        createElement("h2", {}, words.label("new-table")), form, this.opening(),
        ...(ALONE ? [] : [personSection(words), createElement("p", {}, createElement("a", { href: href("/league") }, words.label("league")))]))),
      createElement("p", { class: "quiet" }, words.label("unofficial"))));
    this.write();
    this.writeRulings();
  }

  // Takes the name of whoever is here, for the first seat of a table too.
  /** @param {string} name */
  rename(name) {
    keepName(name);
    this.seating.names[0] = ownName();
    this.write();
  }

  languages() {
    const { words, game } = this;
    const field = select(LANGUAGES.map((one) => [one, nameOf(one)]), words.language, async (value) => {
      words.choose(value);
      await this.speak(value);
      this.game = this.gameOf(game.game);
      this.editionPicker.offer(this.game.packs);
      this.draw();
      this.ask();
    });
    field.setAttribute("aria-label", words.label("language"));
    return field;
  }

  // What is offered of a game; all languages have the same games.
  /** @param {string} name */
  gameOf(name) {
    return this.offer.games.find((one) => one.game === name) ?? this.offer.games[0];
  }

  // Who plays; opponents that nobody plays have the last seats.
  write() {
    const { words, numbers, opponents } = this;
    const number = select(numbers.map((one) => [String(one), String(one)]), String(this.players), (value) => {
      this.players = Number(value);
      this.write();
    });
    this.who.replaceChildren(this.row("players", number),
      createElement("fieldset", {}, createElement("legend", {}, words.label("seats")), ...this.seating.rows(this.players, opponents)));
  }

  /** @param {string} text @param {boolean} checked @param {(on: boolean) => void} act */
  check(text, checked, act) {
    return createElement("label", { class: "check" }, checkbox(checked, act), createElement("span", {}, text));
  }

  // What matters only where others can reach the table.
  forOthers() {
    const { words } = this;
    return [this.check(words.label("make-open"), this.open, (on) => { this.open = on; }),
      createElement("details", {}, createElement("summary", {}, words.label("pace")), ...paceFields(words, this.pace, this.seating.players))];
  }

  // A position, as YAML, at which the game begins.
  positions() {
    const { words } = this;
    const text = createElement("textarea", { rows: 5, spellcheck: false, "aria-label": words.label("keep-position"), oninput: () => { this.position = text.value; } });
    text.value = this.position;
    return createElement("details", { open: this.position ? "" : null }, createElement("summary", {}, words.label("begin-position")),
      createElement("p", { class: "quiet" }, words.label("begin-position-how")), text);
  }

  // How the game is set up, where there are several ways.
  setups() {
    const { words, game } = this;
    if (!(game.setups?.length > 1)) return [];
    const told = createElement("p", { class: "quiet" }, words.about("setup", this.setup ?? game.setups[0]));
    /** @param {string} value */
    const choose = (value) => {
      this.setup = value;
      told.textContent = words.about("setup", value);
    };
    return [this.row("setup", select(game.setups.map((one) => [one, words.named("setup", one)]), this.setup, choose)), told];
  }

  // What people who write content want besides.
  authors() {
    const { words, offer } = this;
    return createElement("details", { class: "authors" }, createElement("summary", {}, words.label("for-authors")), this.positions(),
      offer.limits.test_tables ? this.check(words.label("test-wanted"), this.test, (on) => { this.test = on; }) : "");
  }

  // What the rulebooks of the chosen packs leave open.
  writeRulings() {
    const switches = this.switches.map(({ id, text, default: usual }) =>
      this.check(text, this.rulings[id] ?? usual, (on) => { this.rulings[id] = on; }));
    this.rules.replaceChildren(...(switches.length
      ? [createElement("details", {}, createElement("summary", {}, this.words.label("rulings")), ...switches)] : []));
  }

  // A saved game that is looked at, choice by choice.
  opening() {
    const { words } = this;
    const problem = createElement("p", { class: "problem", role: "alert" });
    /** @param {{ target: HTMLInputElement }} event */
    const open = async ({ target }) => {
      await words.attempt(problem, async () => {
        for (const file of target.files ?? []) await study(await file.text());
      });
      target.value = "";
    };
    return createElement("section", {}, createElement("h2", {}, words.label("open-game")),
      createElement("p", {}, createElement("label", {}, words.label("open-game-how"), " ", createElement("input", { type: "file", accept: ".gwt,text/plain", onchange: open }))), problem);
  }

  /** @param {Event} event */
  async create(event) {
    event.preventDefault();
    const { position } = this;
    /** @type {NewTable} */
    const wanted = { game: this.game.game, ...this.seating.wanted(this.players), ...this.pace, open: this.open };
    if (!this.editionPicker.isUsual) wanted.packs = this.editionPicker.names;
    if (this.test) wanted.test = true;
    // A position says itself how many play, by which setup and rulings.
    if (position.trim()) wanted.position = position;
    else {
      wanted.players = this.players;
      const switched = this.switches.filter(({ id }) => id in this.rulings).map(({ id }) => [id, this.rulings[id]]);
      if (switched.length) wanted.rulings = Object.fromEntries(switched);
      if (this.setup) wanted.setup = this.setup;
    }
    await this.words.attempt(this.problem, async () => this.hand(await newTable(wanted), this.title, this.seating.list(this.players), this.seating.names));
  }

  // Makes a table from the first page: whoever plays alone sits down, and others are invited.
  /** @param {NewTable} wanted @param {string} title */
  make(wanted, title) {
    const { seats = [], names = [] } = wanted;
    return this.words.attempt(this.failure, async () =>
      this.hand(await newTable(wanted), title, seats, names, seats.filter((seat) => seat === PERSON).length === 1));
  }

  // The links, for those who are to play.
  /** @param {Made} made @param {string} title @param {string[]} seats @param {string[]} names */
  hand({ table, links }, title, seats, names, atOnce = false) {
    // Whoever has made a table runs it.
    keepTable({ id: table, title, secrets: [secretOf(links.host)], own: [], links, seats, names });
    if (ALONE) go(onThisDevice(links));
    else if (atOnce && links.seats[0]) go(links.seats[0]);
    else this.showLinks({ links, seats, names });
  }

  /** @param {{ links?: Links, seats?: string[], names?: string[] }} made */
  showLinks({ links, seats = [], names = [] }) {
    if (!links) return;
    const { words } = this;
    this.root.replaceChildren(createElement("main", { class: "start-page" },
      createElement("h1", {}, words.label("links")), createElement("p", {}, words.label("links-how")),
      ...tableLinks(words, links, seats, names)));
  }
}
