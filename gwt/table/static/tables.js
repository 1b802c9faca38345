// The library in a worker of a page, asked by the documented API of `gwt table`: no server, no network.
// Any page may use this module; docs/embedding.md says how.

/** @import { How } from "../web/wire.d.ts" */

// What a line tells the worker.
/** @typedef {{ open: string } | { text: string } | { close: true }} SocketRequest */
// What the worker tells: what has become of it, an answer by its number, or what a line is told.
/** @typedef {{ stage?: string, part?: number, failed?: string, unkept?: string, number?: number, answer?: string, line?: number, told?: string }} WorkerMessage */
// A message, or the end of a line with its code and reason.
/** @typedef {["message", string] | ["close", number, string]} SocketEvent */

// The part of a `WebSocket` that the API needs.
class WorkerSocket extends EventTarget {
  /** @param {(said: SocketRequest) => void} post */
  constructor(post) {
    super();
    this.post = post;
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event("open"));
    });
  }

  /** @param {string} text */
  send(text) {
    this.post({ text });
  }

  close() {
    this.post({ close: true });
    this.receive(["close", 1000, ""]);
  }

  /** @param {SocketEvent} event */
  receive(event) {
    if (event[0] === "message") return this.dispatchEvent(new MessageEvent("message", { data: event[1] }));
    this.readyState = WebSocket.CLOSED;
    const [, code, reason] = event;
    return this.dispatchEvent(new CloseEvent("close", { code, reason }));
  }
}

// Dispatches `stage` as it is loaded ("python", "library", "table"), `part` with how much of Python is there, `ready` with each answer, `unkept` with the reason
// where the browser could not keep the games, and `failed` with the reason, which is "elsewhere" where another tab has
// the tables; whatever waits for an answer is then rejected.
export class Tables extends EventTarget {
  // Whether this browser has all that is needed.
  static get able() {
    return ["WebAssembly", "indexedDB", "DecompressionStream"].every((one) => one in globalThis) && "locks" in navigator;
  }

  // Why it has failed.
  /** @type {string | undefined} */ reason;

  constructor() {
    super();
    this.count = 0;
    /** @type {Map<number, { resolve: (answer: Response) => void, reject: (error: Error) => void }>} */
    this.answers = new Map();
    /** @type {Map<number, WorkerSocket>} */
    this.sockets = new Map();
    // A worker from a blob has the policy of the page, one from a file would have none.
    const source = `import ${JSON.stringify(new URL("library-worker.js", import.meta.url).href)}`;
    this.worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })), { type: "module" });
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => this.fail(event.message ?? "");
  }

  // Answers a request of the API as `fetch` does; `path` is that below `/api/1`.
  /** @param {string} path @param {How} how @returns {Promise<Response>} */
  request(path, { method = "GET", headers = {}, body = "" } = {}) {
    return new Promise((resolve, reject) => {
      if (this.reason !== undefined) {
        reject(new Error(this.reason));
        return;
      }
      const number = (this.count += 1);
      this.answers.set(number, { resolve, reject });
      const secret = (headers.Authorization ?? "").replace("Bearer ", "");
      this.worker.postMessage({ number, request: [method, `/api/1${path}`, secret, body] });
    });
  }

  // Opens a socket of the API, such as that of a table.
  /** @param {string} path */
  socket(path) {
    const line = (this.count += 1);
    const made = new WorkerSocket((message) => this.worker.postMessage({ line, ...message }));
    this.sockets.set(line, made);
    made.post({ open: `/api/1${path}` });
    return made;
  }

  // Ends the worker; the games are kept.
  close() {
    this.worker.terminate();
  }

  /** @param {string} reason */
  fail(reason) {
    this.reason = reason;
    for (const { reject } of this.answers.values()) reject(new Error(reason));
    this.answers.clear();
    this.emit("failed", reason);
  }

  /** @param {string} kind @param {string | number} [detail] */
  emit(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  /** @param {WorkerMessage} told */
  receive({ stage, part, failed, unkept, number, answer, line, told }) {
    if (part) this.emit("part", part);
    else if (stage) this.emit("stage", stage);
    else if (unkept) this.emit("unkept", unkept);
    else if (failed) this.fail(failed);
    else if (number) {
      const asked = this.answers.get(number);
      this.answers.delete(number);
      if (!asked) return;
      if (!answer) {
        asked.reject(new Error("The worker has not answered."));
        return;
      }
      const [status, type, text] = JSON.parse(answer);
      this.emit("ready");
      asked.resolve(new Response(text, { status, headers: { "content-type": type } }));
    } else if (line !== undefined && told !== undefined) {
      /** @type {SocketEvent} */
      const message = JSON.parse(told);
      const found = this.sockets.get(line);
      if (message[0] === "close") this.sockets.delete(line);
      found?.receive(message);
    }
  }
}
