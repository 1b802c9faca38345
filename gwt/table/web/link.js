// The connection of one reader to a table: a socket that comes back by itself, and requests with answers.
import { kept, keep } from "./page.js";
import { bodyOf, refused } from "./server.js";
import { reach, socketTo } from "./transport.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
// A connection that has not answered for so long is thought to be lost, in milliseconds.
const SILENCE = 12000;
// What takes long by itself.
const SLOW = new Set(["hint"]);
// After these the server will not have us again.
const FINAL = new Set([4400, 4403, 4409, 4410]);
// What is said of some of them.
const REASONS = { 4403: "no-table", 4409: "link-replaced", 4410: "seat-taken" };
// Under which the secret is kept that takes the place of an invitation.
const SEAT = "gwt-seat-";

// A secret of 128 random bits.
const newSecret = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

const forget = (key) => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing has been kept.
  }
};

export class Link extends EventTarget {
  constructor(table, secret) {
    super();
    Object.assign(this, { table, secret, language: "en", wait: FIRST_WAIT });
    this.asked = new Map();
    this.count = 0;
    // Should the secret be an invitation to a seat, this one takes its place; who opens it again here has it still.
    this.own = kept(SEAT + secret) ?? newSecret();
    this.mine = crypto.randomUUID().slice(0, 8);
    // A device that is in a network again need not wait for its next try.
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.again());
  }

  open(language) {
    this.language = language;
    const socket = (this.socket = socketTo(`/tables/${this.table}/socket`));
    socket.addEventListener("open", () => {
      if (this.own) keep(SEAT + this.secret, this.own);
      const own = this.own ? { own: this.own } : {};
      this.send({ type: "hello", secret: this.secret, ...own, language: this.language, since: this.mark });
    });
    socket.addEventListener("message", ({ data }) => this.take(JSON.parse(data)));
    socket.addEventListener("close", (event) => this.closed(socket, event));
  }

  take(message) {
    if (message.type === "answer") return this.answered(message);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.welcomed = true;
      this.settle(message.link);
      // What was asked and not answered is asked again; the server knows it by its number.
      for (const { message: one } of this.asked.values()) this.send(one);
    }
    if (message.type === "moment") this.mark = message.mark;
    this.tell(message.type, message);
  }

  // Is somebody from now on: by the secret that has taken the place of an invitation, or as before.
  settle(link) {
    if (link) this.secret = link.split("#")[1];
    else if (this.own) forget(SEAT + this.secret);
    this.own = null;
    if (link) this.tell("seated", link);
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  answered(message) {
    const one = this.asked.get(message.request);
    if (!one) return;
    this.asked.delete(message.request);
    if (message.ok) one.resolve(message);
    else one.reject(refused(message.problem));
  }

  // Gives up a connection that may be dead without saying so, and makes another.
  again() {
    if (!this.socket || this.final) return;
    const { socket } = this;
    this.wait = FIRST_WAIT;
    this.closed(socket, {});
    socket.close();
  }

  closed(socket, { code, reason }) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcomed = false;
    const final = FINAL.has(code);
    this.tell("lost", { final, refusal: { reason: REASONS[code], message: reason || this.table } });
    this.final = final;
    if (final) return;
    clearTimeout(this.next);
    this.next = setTimeout(() => this.open(this.language), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Sends a request; the promise is kept or broken by its answer.
  ask(type, content = {}) {
    const request = `${this.mine}-${(this.count += 1)}`;
    const message = { type, request, ...content };
    const silence = SLOW.has(type) ? 0 : setTimeout(() => this.again(), SILENCE);
    const answer = new Promise((resolve, reject) => {
      this.asked.set(request, { message, resolve, reject });
      if (this.welcomed) this.send(message);
    });
    return answer.finally(() => clearTimeout(silence));
  }

  // --- over HTTP -----------------------------------------------------------------------------------

  async get(path, query = {}) {
    return bodyOf(await this.fetch(`${path}?${new URLSearchParams(query)}`));
  }

  async post(path, body) {
    const more = body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    return bodyOf(await this.fetch(path, { method: "POST", ...more }));
  }

  async text(path) {
    const answer = await this.fetch(path);
    return answer.ok ? answer.text() : bodyOf(answer);
  }

  fetch(path, how = {}) {
    const address = `/tables/${this.table}/${path}`.replace(/\/(?=\?|$)/, "");
    return reach(address, { ...how, headers: { ...how.headers, Authorization: `Bearer ${this.secret}` } });
  }
}
