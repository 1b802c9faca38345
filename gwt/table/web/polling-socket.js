// A socket where the network lets none through: the same messages over HTTP, with a look now and then for what is new.
import { bodyOf } from "./api.js";
import { fetchApi } from "./transport.js";

/** @import { Problem, Standing } from "./wire.d.ts" */

// How long after an answer the next look is, in milliseconds.
const PAUSE = 2000;
// The codes with which a socket is closed, by those of the problem.
/** @type {Record<string, number>} */
const CODES = { malformed: 4400, unknown: 4403, "not-yours": 4409 };

export class PollingSocket extends EventTarget {
  /** @type {number} */ readyState = WebSocket.CONNECTING;
  /** @type {string} */ secret;
  /** @type {string} */ language;
  // The mark of the last moment that was sent, and who sits where as it was sent.
  mark = "";
  seats = "";
  /** @type {Promise<void>} */ work = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ next;

  /** @param {string} table */
  constructor(table) {
    super();
    this.table = table;
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event("open"));
    });
  }

  /** @param {string} path @param {object} [body] */
  async ask(path, body) {
    const more = body && { method: "POST", body: JSON.stringify(body) };
    const answer = await fetchApi(`/tables/${this.table}${path}`, {
      ...more, headers: { Authorization: `Bearer ${this.secret}`, ...(body && { "Content-Type": "application/json" }) },
    });
    // An answer to a message says itself what is wrong.
    return path === "/messages" ? answer.json() : bodyOf(answer);
  }

  /** @param {string} text */
  send(text) {
    const message = JSON.parse(text);
    if (message.type === "hello") return this.inTurn(() => this.greet(message));
    // Others wait neither for a look nor for a hint.
    this.ask("/messages", message).then((answer) => {
      this.say({ ...answer, type: "answer", request: message.request });
      if (message.type === "language" && answer.ok) {
        this.language = message.language;
        this.mark = "";
      }
      this.inTurn(() => this.look());
    }).catch((error) => this.fail(error));
  }

  // One after the other, as what is new is told in order.
  /** @param {() => Promise<void>} act */
  inTurn(act) {
    clearTimeout(this.next);
    this.work = this.work.then(act).catch((error) => this.fail(error)).finally(() => {
      clearTimeout(this.next);
      if (this.readyState === WebSocket.OPEN) this.next = setTimeout(() => this.inTurn(() => this.look()), PAUSE);
    });
  }

  /** @param {{ secret: string, own?: string, language: string, since?: string }} hello */
  async greet({ secret, own, language, since }) {
    Object.assign(this, { secret, language, mark: since ?? "" });
    const link = own && await this.take(own);
    const table = await this.standing();
    this.say({ type: "welcome", you: table.you, language, table, ...(link && { link }) });
    await this.tell(true);
  }

  // Takes the seat of an invitation; whoever has taken it already knows their own secret.
  /** @param {string} own @returns {Promise<string | undefined>} */
  async take(own) {
    try {
      await this.standing();
      return undefined;
    } catch {
      const { link } = await this.ask("/seat", { own });
      this.secret = link.split("#")[1];
      return link;
    }
  }

  /** @returns {Promise<Standing>} */
  standing() {
    return this.ask(`?language=${this.language}&here`);
  }

  async look() {
    const table = await this.standing();
    const seats = JSON.stringify([table.seats, table.said, table.closed, table.pace]);
    if (seats !== this.seats) this.say({ type: "table", table });
    this.seats = seats;
    if (table.mark !== this.mark) await this.tell();
  }

  // Tells what has happened since the last look; who has just come is always told the present moment.
  async tell(always = false) {
    const { moments } = await this.ask(`/moments?${new URLSearchParams({ language: this.language, since: this.mark })}`);
    if (!moments.length && always) {
      this.mark = "";
      await this.tell();
      return;
    }
    const last = moments.pop();
    if (moments.length) this.say({ type: "past", moments });
    if (!last) return;
    const moment = await this.ask(`/moments/${last.number}?language=${this.language}`);
    this.mark = moment.mark;
    this.say({ ...moment, type: "moment" });
  }

  /** @param {object} message */
  say(message) {
    if (this.readyState === WebSocket.OPEN) this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  /** @param {Problem} problem */
  fail({ code, reason, message }) {
    this.end(reason === "seat-taken" ? 4410 : CODES[code ?? ""] ?? 1006, message);
  }

  close() {
    this.end(1000, "");
  }

  /** @param {number} code @param {string} reason */
  end(code, reason) {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    clearTimeout(this.next);
    this.dispatchEvent(new CloseEvent("close", { code, reason }));
  }
}
