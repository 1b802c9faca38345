// The connection of one reader to a table: a socket that comes back by itself, and requests with answers.
import { readStored, writeStored } from "./dom.js";
import { EventEmitter } from "./event-emitter.js";
import { bodyOf, errorOfProblem } from "./api.js";
import { PollingSocket } from "./polling-socket.js";
import { fetchApi, socketTo } from "./transport.js";

/** @import { How, Incoming, Kind, Messages, Socket, TableAnswer, ConnectionEvents } from "./wire.d.ts" */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
// A connection that has not answered for so long is thought to be lost, in milliseconds.
const SILENCE = 12000;
// After so many sockets in a row over which nothing has come, messages go over HTTP.
const FAILED = 2;
// What takes long by itself.
const SLOW = new Set(["hint"]);
// After these the server will not have us again.
const FINAL = new Set([4400, 4403, 4409, 4410]);
// What is said of some of them.
/** @type {Record<number, string>} */
const REASONS = { 4403: "no-table", 4409: "link-replaced", 4410: "seat-taken" };
// Under which the secret is kept that takes the place of an invitation.
const SEAT = "gwt-seat-";

// A secret of 128 random bits.
const newSecret = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** @param {string} key */
const forget = (key) => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing has been kept.
  }
};

// What is asked: the message that asks, and what takes its answer.
/** @typedef {{ message: { type: Kind, request: string }, resolve: (answer: object) => void, reject: (problem: Error) => void }} Asked */

/** @extends {EventEmitter<ConnectionEvents>} */
export class Connection extends EventEmitter {
  /** @type {Socket | null} */ socket = null;
  // Whether the server has greeted it on this connection, and whether it will never do so again.
  /** @type {boolean} */ welcomed;
  /** @type {boolean} */ final;
  // The mark of the last moment that has come.
  /** @type {string | undefined} */ mark;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ next;

  /** @param {string} table @param {string} secret */
  constructor(table, secret) {
    super();
    this.table = table;
    this.secret = secret;
    this.language = "en";
    this.wait = FIRST_WAIT;
    /** @type {Map<string, Asked>} */
    this.asked = new Map();
    this.count = 0;
    // How many sockets have come to nothing, and whether HTTP takes their place.
    this.failed = 0;
    this.polls = false;
    // Should the secret be an invitation to a seat, this one takes its place; who opens it again here has it still.
    /** @type {string | null} */
    this.own = readStored(SEAT + secret) ?? newSecret();
    this.mine = crypto.randomUUID().slice(0, 8);
    // A device that is in a network again need not wait for its next try.
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.again());
  }

  /** @param {string} language */
  open(language) {
    this.language = language;
    this.polls = this.failed >= FAILED;
    const socket = (this.socket = this.polls ? /** @type {Socket} */ (/** @type {unknown} */ (new PollingSocket(this.table))) : socketTo(`/tables/${this.table}/socket`));
    // Some proxies take a socket and never answer.
    setTimeout(() => socket === this.socket && !this.welcomed && this.again(), SILENCE);
    socket.addEventListener("open", () => {
      if (this.own) writeStored(SEAT + this.secret, this.own);
      const own = this.own ? { own: this.own } : {};
      this.send({ type: "hello", secret: this.secret, ...own, language: this.language, since: this.mark });
    });
    socket.addEventListener("message", ({ data }) => this.receive(JSON.parse(data)));
    socket.addEventListener("close", (event) => this.closed(socket, event));
  }

  /** @param {Incoming} message */
  receive(message) {
    if (message.type === "answer") return this.answered(message);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.welcomed = true;
      // Where one socket has come through, others will.
      this.failed = this.polls ? FAILED : -Infinity;
      this.settle(message.link);
      // What was asked and not answered is asked again; the server knows it by its number.
      for (const { message: one } of this.asked.values()) this.send(one);
    }
    if (message.type === "moment") this.mark = message.mark;
    this.emit(message.type, message);
  }

  // Is somebody from now on: by the secret that has taken the place of an invitation, or as before.
  /** @param {string | undefined} link */
  settle(link) {
    if (link) this.secret = link.split("#")[1];
    else if (this.own) forget(SEAT + this.secret);
    this.own = null;
    if (link) this.emit("seated", link);
  }

  /** @param {Incoming & { type: "answer" }} message */
  answered(message) {
    const one = this.asked.get(message.request);
    if (!one) return;
    this.asked.delete(message.request);
    if (message.ok) one.resolve(message);
    else one.reject(errorOfProblem(message.problem));
  }

  // Ends it for good.
  end() {
    const { socket } = this;
    this.final = true;
    this.socket = null;
    socket?.close();
  }

  // Gives up a connection that may be dead without saying so, and makes another.
  again() {
    if (!this.socket || this.final) return;
    const { socket } = this;
    this.wait = FIRST_WAIT;
    this.closed(socket, null);
    socket.close();
  }

  /** @param {Socket} socket @param {{ code: number, reason: string } | null} event */
  closed(socket, event) {
    if (socket !== this.socket) return;
    this.socket = null;
    // Where nothing comes over HTTP either, it is the server that is away.
    if (!this.welcomed) this.failed = this.polls ? 0 : this.failed + 1;
    this.welcomed = false;
    const { code, reason } = event ?? { code: 0, reason: "" };
    const final = FINAL.has(code);
    this.emit("lost", { final, refusal: { reason: REASONS[code], message: reason || this.table } });
    this.final = final;
    if (final) return;
    clearTimeout(this.next);
    this.next = setTimeout(() => this.open(this.language), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Sends a request; the promise is kept or broken by its answer.
  /** @template {Kind} Type @param {Type} type @param {Messages[Type][0]} content @returns {Promise<Messages[Type][1]>} */
  ask(type, content) {
    const request = `${this.mine}-${(this.count += 1)}`;
    const message = { type, request, ...content };
    const silence = SLOW.has(type) ? undefined : setTimeout(() => this.again(), SILENCE);
    /** @type {Promise<Messages[Type][1]>} */
    const answer = new Promise((resolve, reject) => {
      this.asked.set(request, { message, resolve, reject });
      if (this.welcomed) this.send(message);
    });
    return answer.finally(() => clearTimeout(silence));
  }

  // --- over HTTP -----------------------------------------------------------------------------------

  /** @template {string} Path @param {Path} path @param {Record<string, string>} query @returns {Promise<TableAnswer<Path>>} */
  async get(path, query = {}) {
    return bodyOf(await this.fetch(`${path}?${new URLSearchParams(query)}`));
  }

  /** @template {string} Path @param {Path} path @param {object} [body] @returns {Promise<TableAnswer<Path>>} */
  async post(path, body) {
    const more = body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    return bodyOf(await this.fetch(path, { method: "POST", ...more }));
  }

  /** @param {string} path @returns {Promise<string>} */
  async text(path) {
    const answer = await this.fetch(path);
    return answer.ok ? answer.text() : bodyOf(answer);
  }

  /** @param {string} path @param {How} how */
  fetch(path, how = {}) {
    const address = `/tables/${this.table}/${path}`.replace(/\/(?=\?|$)/, "");
    return fetchApi(address, { ...how, headers: { ...how.headers, Authorization: `Bearer ${this.secret}` } });
  }
}
