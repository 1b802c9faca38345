// The library in a worker of a page, asked by the documented API of `gwt table`: no server, no network.
// Any page may use this module; docs/embedding.md says how.

// The part of a `WebSocket` that the API needs.
class Line extends EventTarget {
  constructor(post) {
    super();
    this.post = post;
    this.readyState = WebSocket.CONNECTING;
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event("open"));
    });
  }

  send(text) {
    this.post({ text });
  }

  close() {
    this.post({ close: true });
    this.receive(["close", 1000, ""]);
  }

  receive([kind, first, reason]) {
    if (kind === "message") return this.dispatchEvent(new MessageEvent("message", { data: first }));
    this.readyState = WebSocket.CLOSED;
    return this.dispatchEvent(new CloseEvent("close", { code: first, reason }));
  }
}

// Dispatches `stage` as it is loaded ("python", "library", "table"), `ready` with each answer, `unkept` with the reason
// where the browser could not keep the games, and `failed` with the reason, which is "elsewhere" where another tab has
// the tables; whatever waits for an answer is then rejected.
export class Tables extends EventTarget {
  // Whether this browser has all that is needed.
  static get able() {
    return ["WebAssembly", "indexedDB", "DecompressionStream"].every((one) => one in globalThis) && "locks" in navigator;
  }

  constructor() {
    super();
    Object.assign(this, { count: 0, answers: new Map(), lines: new Map() });
    // A worker from a blob has the policy of the page, one from a file would have none.
    const source = `import ${JSON.stringify(new URL("worker.js", import.meta.url).href)}`;
    this.worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })), { type: "module" });
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => this.fail(event.message ?? "");
  }

  // Answers a request of the API as `fetch` does; `path` is that below `/api/1`.
  request(path, { method = "GET", headers = {}, body = "" } = {}) {
    return new Promise((resolve, reject) => {
      if (this.reason !== undefined) return reject(new Error(this.reason));
      const number = (this.count += 1);
      this.answers.set(number, { resolve, reject });
      const secret = (headers.Authorization ?? "").replace("Bearer ", "");
      this.worker.postMessage({ number, request: [method, `/api/1${path}`, secret, body] });
    });
  }

  // Opens a socket of the API, such as that of a table.
  socket(path) {
    const line = (this.count += 1);
    const made = new Line((message) => this.worker.postMessage({ line, ...message }));
    this.lines.set(line, made);
    made.post({ open: `/api/1${path}` });
    return made;
  }

  // Ends the worker; the games are kept.
  close() {
    this.worker.terminate();
  }

  fail(reason) {
    this.reason = reason;
    for (const { reject } of this.answers.values()) reject(new Error(reason));
    this.answers.clear();
    this.tell("failed", reason);
  }

  tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  receive({ stage, failed, unkept, number, answer, line, told }) {
    if (stage) this.tell("stage", stage);
    else if (unkept) this.tell("unkept", unkept);
    else if (failed) this.fail(failed);
    else if (number) {
      const { resolve, reject } = this.answers.get(number) ?? {};
      if (!this.answers.delete(number)) return;
      if (!answer) return reject(new Error("The worker has not answered."));
      const [status, type, text] = JSON.parse(answer);
      this.tell("ready");
      resolve(new Response(text, { status, headers: { "content-type": type } }));
    } else {
      const message = JSON.parse(told);
      const found = this.lines.get(line);
      if (message[0] === "close") this.lines.delete(line);
      found?.receive(message);
    }
  }
}
