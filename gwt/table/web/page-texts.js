// The texts of the page in the reader's language, and the colours of the pictures.
import { createElement, readStored, writeStored, capital } from "./dom.js";
import { fetchApi } from "./transport.js";

/** @import { Gaps } from "./data.d.ts" */
/** @import { PageTexts, Problem, Seated } from "./wire.d.ts" */

const LANGUAGE = "gwt-language";

// The languages of the page.
export const LANGUAGES = ["en", "nl", "it"];

// The language that was chosen last, or else that of the browser, if the page knows it.
export const preferred = () =>
  [readStored(LANGUAGE), ...navigator.languages.map((one) => one.slice(0, 2))].find((one) => one && LANGUAGES.includes(one)) ?? LANGUAGES[0];

/** @param {string} language */
export const nameOf = (language) =>
  capital(new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language);

export class TextCatalog {
  /** @type {string} */ language;

  constructor() {
    /** @type {Record<string, string>} */
    this.texts = {};
    /** @type {Seated[]} */
    this.seats = [];
    // The seat with whose eyes the page is seen, 0 for nobody's.
    this.own = 0;
    /** @type {(() => void)[]} */
    this.writers = [];
  }

  // Takes the texts of a language, in the words of a game.
  /** @param {string} language */
  async speak(language, game = "") {
    const query = new URLSearchParams(game ? { language, game } : { language });
    const answer = await fetchApi(`/words?${query}`);
    if (!answer.ok) throw new Error(`words: ${answer.status}`);
    /** @type {PageTexts} */
    const { texts, colours } = await answer.json();
    this.texts = texts;
    this.language = language;
    document.documentElement.lang = language;
    const paint = document.documentElement.style;
    for (const [name, value] of Object.entries(colours.light)) {
      paint.setProperty(`--gwt-${name}`, `light-dark(${value}, ${colours.dark[name]})`);
    }
  }

  /** @param {string} language */
  choose(language) {
    writeStored(LANGUAGE, language);
  }

  // Calls `write` now and whenever the page is to be written in another language.
  /** @param {() => void} write */
  whenever(write) {
    this.writers.push(write);
    write();
  }

  write() {
    for (const one of this.writers) one();
  }

  // A button that is always in the reader's language.
  /** @param {string} id @param {() => void} act */
  button(id, act, kind = "") {
    const made = createElement("button", { type: "button", class: kind || null, "data-do": id, onclick: act });
    this.whenever(() => { made.textContent = this.label(id); });
    return made;
  }

  // A text of the page, with its gaps filled.
  /** @param {string} id @param {Gaps} gaps */
  label(id, gaps = {}) {
    const text = this.texts[`page-${id}`] ?? this.texts[`replay-${id}`] ?? this.texts[id] ?? id;
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(gaps[name] ?? whole));
  }

  // The name of something that a game may have, or else its id.
  /** @param {string} kind @param {string} id */
  named(kind, id) {
    return this.texts[`page-${kind}-${id}`] ?? id;
  }

  // A sentence about such a thing, or nothing.
  /** @param {string} kind @param {string} id */
  about(kind, id) {
    return this.texts[`page-${kind}-${id}-how`] ?? "";
  }

  // What a computer player is called: a level by its name in the reader's language.
  /** @param {string} name */
  player(name) {
    return this.texts[`page-level-${name}`] ?? name;
  }

  // The levels among computer players, and one who is chosen already; where there is no level, all players.
  /** @param {string[]} players */
  levels(players, chosen = "") {
    const levels = players.filter((name) => `page-level-${name}` in this.texts);
    return levels.length ? players.filter((name) => levels.includes(name) || name === chosen) : players;
  }

  // How a level or another known player plays.
  /** @param {string} name */
  playing(name) {
    return this.texts[`page-level-${name}-how`] ?? this.texts[`page-player-${name.split("?")[0]}-how`] ?? "";
  }

  // Why something was refused, in the reader's language where the server names the reason.
  /** @param {unknown} error */
  refusal(error) {
    const { reason, gaps, message } = /** @type {Problem} */ (error);
    const id = `refused-${reason}`;
    return `page-${id}` in this.texts ? this.label(id, gaps) : message;
  }

  // Does something, and says in a line of the page why it was refused; null then.
  /** @template Result @param {HTMLElement} line @param {() => Promise<Result>} act @returns {Promise<Result | null>} */
  async attempt(line, act) {
    line.textContent = "";
    try {
      return await act();
    } catch (error) {
      line.textContent = this.refusal(error);
      return null;
    }
  }

  // The name of a seat, from 1.
  /** @param {number} number */
  seat(number) {
    return this.seats[number - 1]?.name || this.label("seat", { number });
  }

  // The same for whoever looks on with the eyes of a seat, whom events call by "you".
  /** @param {number} number */
  actor(number) {
    return number === this.own ? this.label("you") : this.seat(number);
  }

  // The server has written everything else in the language of the reader.
  /** @param {string} text */
  of(text) {
    return text;
  }
}
