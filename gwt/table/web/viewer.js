// One viewer: a seat, the spectators or the host, with everything that was sent to it.
import { SharedMoment, isSharedMoment } from "./shared-moment.js";
import { Connection } from "./connection.js";

/** @import { AutoAnswers } from "./auto-answers.js" */
/** @import { Block, Moment, Problem, WholeFilm, You } from "./wire.d.ts" */

// The most films that are remembered.
const FILMS = 40;
// How long to wait before a film is asked for again that a busy server has refused, in milliseconds.
const AGAIN = [500, 1000, 2000, 4000];

export class Viewer {
  // Who it is, as soon as the server has said so, and what it has asked to be answered by itself.
  /** @type {You | undefined} */ you;
  /** @type {AutoAnswers | undefined} */ autoAnswers;

  /** @param {string} id @param {string} secret */
  constructor(id, secret) {
    this.connection = isSharedMoment(secret) ? new SharedMoment(id, secret) : new Connection(id, secret);
    /** @type {Map<number, Moment>} */
    this.moments = new Map();
    /** @type {Map<number, Promise<WholeFilm>>} */
    this.films = new Map();
    // Parts of pictures by their id, those that are symbols by their name, and the last film that came, with all
    // of whose parts we have.
    /** @type {Map<string, Block>} */
    this.blocks = new Map();
    /** @type {Record<string, string>} */
    this.symbols = {};
    /** @type {{ language: string, id: string } | null} */
    this.newest = null;
    this.last = -1;
  }

  // Whose eyes it looks with, 0 for what everybody may see.
  get seat() {
    return this.you?.seat ?? 0;
  }

  get plays() {
    return this.you?.role === "seat";
  }

  get present() {
    return this.moments.get(this.last);
  }

  // Whether something is asked of it now.
  get acts() {
    return Boolean(this.present?.decision || this.present?.wait);
  }

  get numbers() {
    return [...this.moments.keys()];
  }

  // The moment before another, in whose turn happened what led to that.
  /** @param {Moment} moment */
  before(moment) {
    return this.moments.get(moment.number - 1);
  }

  /** @param {Moment} moment */
  add(moment) {
    for (const number of this.numbers) {
      if (number >= moment.number) {
        this.moments.delete(number);
        this.films.delete(number);
      }
    }
    this.moments.set(moment.number, moment);
    this.last = moment.number;
  }

  /** @param {number} number @param {string} language @returns {Promise<WholeFilm>} */
  film(number, language) {
    const known = this.films.get(number);
    if (known) return known;
    const film = this.load(number, language);
    film.catch(() => this.films.delete(number));
    this.films.set(number, film);
    const [oldest] = this.films.keys();
    if (this.films.size > FILMS) this.films.delete(oldest);
    return film;
  }

  // Asks for what is new in a film since the last one that came.
  /** @param {number} number @param {string} language @returns {Promise<WholeFilm>} */
  async load(number, language, tries = 0) {
    /** @type {{ since?: string }} */
    const since = this.newest?.language === language ? { since: this.newest.id } : {};
    let film;
    try {
      film = await this.connection.get(`moments/${number}/film`, { language, ...since });
    } catch (error) {
      if (/** @type {Problem} */ (error).code !== "too-many" || tries >= AGAIN.length) throw error;
      await new Promise((done) => { setTimeout(done, AGAIN[tries]); });
      if (!this.moments.has(number)) throw error;
      return this.load(number, language, tries + 1);
    }
    for (const [id, block] of Object.entries(film.film.blocks)) this.blocks.set(id, block);
    Object.assign(this.symbols, film.film.symbols);
    this.newest = { language, id: film.id };
    return { ...film, film: { frames: film.film.frames, blocks: this.blocks, symbols: this.symbols } };
  }
}
