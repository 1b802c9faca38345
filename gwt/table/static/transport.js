// The way to the table where there is no server: a worker of this page runs the library and answers.
// The page of a server has another file of this name.
export const ROOT = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
export const ALONE = true;

const HERE = "at";
const TEXTS = {
  en: {
    python: "Python is being loaded …", library: "The game is being loaded …", table: "The table is being set up …",
    elsewhere: "The table is open in another tab or window. Close it there, then load this page again.",
    cannot: "This browser cannot run the table. A present version of Firefox, Chrome, Edge or Safari can.",
    failed: "The table could not be loaded. Load this page again. ",
  },
  nl: {
    python: "Python wordt geladen …", library: "Het spel wordt geladen …", table: "De tafel wordt klaargezet …",
    elsewhere: "De tafel is open in een ander tabblad of venster. Sluit die daar en laad deze pagina opnieuw.",
    cannot: "Deze browser kan de tafel niet draaien. Een recente versie van Firefox, Chrome, Edge of Safari kan het.",
    failed: "De tafel kon niet worden geladen. Laad deze pagina opnieuw. ",
  },
  it: {
    python: "Caricamento di Python …", library: "Caricamento del gioco …", table: "Preparazione del tavolo …",
    elsewhere: "Il tavolo è aperto in un'altra scheda o finestra. Chiudilo lì e ricarica questa pagina.",
    cannot: "Questo browser non può eseguire il tavolo. Una versione recente di Firefox, Chrome, Edge o Safari può.",
    failed: "Non è stato possibile caricare il tavolo. Ricarica questa pagina. ",
  },
};

const language = [...navigator.languages.map((one) => one.slice(0, 2)), "en"].find((one) => one in TEXTS);
const say = (id, more = "", role = "status") => {
  const app = document.getElementById("app");
  const told = document.createElement("p");
  told.className = role === "status" ? "loading" : "problem";
  told.setAttribute("role", role);
  told.textContent = TEXTS[language][id] + more;
  // Once the table is there it says itself what happens.
  if (role === "alert" || app.querySelector(".loading")) app.replaceChildren(told);
};

// --- the worker -----------------------------------------------------------------------------------------

const answers = new Map();
const sockets = new Map();
let worker;
let count = 0;

const receive = ({ stage, failed, number, answer, line, told }) => {
  if (stage) say(stage);
  else if (failed === "elsewhere") say("elsewhere", "", "alert");
  else if (failed) say("failed", failed, "alert");
  else if (number) {
    const { resolve, reject } = answers.get(number);
    answers.delete(number);
    keepFiles();
    if (!answer) return reject(new Error(TEXTS[language].failed));
    const [status, type, text] = JSON.parse(answer);
    resolve(new Response(text, { status, headers: { "content-type": type } }));
  } else sockets.get(line)?.receive(JSON.parse(told));
};

// Once the table is there, so that nothing is loaded twice at the same time. Not all pages can keep files: those
// of a host without encryption cannot.
let keeping = false;
const keepFiles = () => {
  if (!keeping) navigator.serviceWorker?.register(new URL("../offline.js", import.meta.url));
  keeping = true;
};

const able = () => ["WebAssembly", "indexedDB", "DecompressionStream"].every((one) => one in globalThis) && "locks" in navigator;

const post = (message) => {
  if (!worker) {
    if (!able()) {
      say("cannot", "", "alert");
      throw new Error(TEXTS[language].cannot);
    }
    say("python");
    // A worker from a blob has the policy of this page, one from a file would have none.
    const source = `import ${JSON.stringify(new URL("worker.js", import.meta.url).href)}`;
    worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })), { type: "module" });
    worker.onmessage = ({ data }) => receive(data);
    worker.onerror = (event) => say("failed", event.message ?? "", "alert");
  }
  worker.postMessage(message);
};

// Answers as `fetch` does.
export const reach = (path, { method = "GET", headers = {}, body = "" } = {}) => new Promise((resolve, reject) => {
  const number = (count += 1);
  answers.set(number, { resolve, reject });
  const secret = (headers.Authorization ?? "").replace("Bearer ", "");
  post({ number, request: [method, `/api/1${path}`, secret, body] });
});

// What of a `WebSocket` the page uses.
class Line extends EventTarget {
  constructor(path) {
    super();
    this.number = (count += 1);
    this.readyState = WebSocket.CONNECTING;
    sockets.set(this.number, this);
    post({ line: this.number, open: `/api/1${path}` });
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event("open"));
    });
  }

  send(text) {
    post({ line: this.number, text });
  }

  close() {
    post({ line: this.number, close: true });
    this.receive(["close", 1000, ""]);
  }

  receive([kind, first, reason]) {
    if (kind === "message") return this.dispatchEvent(new MessageEvent("message", { data: first }));
    sockets.delete(this.number);
    this.readyState = WebSocket.CLOSED;
    return this.dispatchEvent(new CloseEvent("close", { code: first, reason }));
  }
}

export const socketTo = (path) => new Line(path);

// --- the places of the page -----------------------------------------------------------------------------

const placeOf = (search) => new URLSearchParams(search).get(HERE) ?? "/";
export const place = () => placeOf(location.search);

export const href = (there) => {
  const [path, secret] = there.split("#");
  return `${ROOT}/${path === "/" ? "" : `?${HERE}=${path}`}${secret ? `#${secret}` : ""}`;
};

// From anywhere but a table the worker need not be started again.
export const go = (there) => {
  if (place().startsWith("/t/")) return location.assign(href(there));
  history.pushState(null, "", href(there));
  return dispatchEvent(new Event("gwt-place"));
};

addEventListener("popstate", () => location.reload());
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]:not([target]):not([download])");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  const there = new URL(link.href);
  if (there.origin + there.pathname !== location.origin + location.pathname || place().startsWith("/t/")) return;
  event.preventDefault();
  go(placeOf(there.search) + there.hash);
});

// The browser is asked not to forget the games when its disk is full.
navigator.storage?.persist?.();
