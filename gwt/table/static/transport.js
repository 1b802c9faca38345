// The way to the table where there is no server: a worker of this page runs the library and answers.
// The page of a server has another file of this name.
import { Tables } from "./tables.js";

/** @import { Socket } from "../web/wire.d.ts" */

/** @typedef {Record<"python" | "library" | "table" | "first" | "elsewhere" | "cannot" | "failed" | "unkept", string>} Texts */

export const ROOT = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
export const ALONE = true;

const HERE = "at";
/** @type {Record<string, Texts>} */
const TEXTS = {
  en: {
    python: "Python is being loaded …", library: "The game is being loaded …", table: "The table is being set up …",
    first: "Everything runs on this device, without a server. The first time takes a while; afterwards it also starts without a network.",
    elsewhere: "The table is open in another tab or window. Close it there, then load this page again.",
    cannot: "This browser cannot run the table. A present version of Firefox, Chrome, Edge or Safari can.",
    failed: "The table could not be loaded. Load this page again. ",
    unkept: "This browser cannot keep the games. Save what matters as a file before you close the page.",
  },
  nl: {
    python: "Python wordt geladen …", library: "Het spel wordt geladen …", table: "De tafel wordt klaargezet …",
    first: "Alles draait op dit apparaat, zonder server. De eerste keer duurt het even; daarna start het ook zonder netwerk.",
    elsewhere: "De tafel is open in een ander tabblad of venster. Sluit die daar en laad deze pagina opnieuw.",
    cannot: "Deze browser kan de tafel niet draaien. Een recente versie van Firefox, Chrome, Edge of Safari kan het.",
    failed: "De tafel kon niet worden geladen. Laad deze pagina opnieuw. ",
    unkept: "Deze browser kan de spellen niet bewaren. Sla op als bestand wat je wilt houden voordat je de pagina sluit.",
  },
  it: {
    python: "Caricamento di Python …", library: "Caricamento del gioco …", table: "Preparazione del tavolo …",
    first: "Tutto funziona su questo dispositivo, senza server. La prima volta richiede un po’ di tempo; poi si avvia anche senza rete.",
    elsewhere: "Il tavolo è aperto in un'altra scheda o finestra. Chiudilo lì e ricarica questa pagina.",
    cannot: "Questo browser non può eseguire il tavolo. Una versione recente di Firefox, Chrome, Edge o Safari può.",
    failed: "Non è stato possibile caricare il tavolo. Ricarica questa pagina. ",
    unkept: "Questo browser non può conservare le partite. Salva come file ciò che conta prima di chiudere la pagina.",
  },
};

const texts = TEXTS[navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in TEXTS) ?? "en"];
// The steps of loading, of which the first is by far the longest.
/** @type {Partial<Record<keyof Texts, number>>} */
const REACHED = { python: 0, library: 3, table: 4 };

/** @param {string} text @param {string} kind @param {string} role */
const line = (text, kind, role) => {
  const made = document.createElement("p");
  made.className = kind;
  made.setAttribute("role", role);
  made.textContent = text;
  return made;
};

// Says what is being loaded, with a bar; once the table is there it says itself what happens.
/** @param {keyof Texts} id */
const say = (id) => {
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  if (!app.querySelector(".loading")) return;
  const bar = document.createElement("progress");
  bar.max = 5;
  bar.value = REACHED[id] ?? 0;
  bar.setAttribute("aria-label", texts[id]);
  const box = document.createElement("div");
  box.className = "loading";
  box.append(line(texts[id], "", "status"), bar, line(texts.first, "quiet", "note"));
  app.replaceChildren(box);
};

// Of Python, which takes the first three parts of the bar.
/** @param {number} part */
const fill = (part) => {
  const bar = document.querySelector(".loading progress");
  if (bar instanceof HTMLProgressElement) bar.value = 3 * part;
};

// In place of all else.
/** @param {keyof Texts} id */
const give = (id, more = "") => document.getElementById("app")?.replaceChildren(line(texts[id] + more, "problem", "alert"));

// --- the worker -----------------------------------------------------------------------------------------

// Above all pages from then on.
/** @param {keyof Texts} id */
const warn = (id) => {
  if (document.querySelector(".unkept")) return;
  document.body.prepend(line(texts[id], "problem unkept", "alert"));
};

// Once the table is there, so that nothing is loaded twice at the same time. A browser that keeps no files, such as
// one without a disk, loads them again.
const keepFiles = () => navigator.serviceWorker?.register(new URL("../service-worker.js", import.meta.url)).catch(() => {});

/** @param {Event} event */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;

/** @type {Tables | undefined} */
let tables;
const begun = () => {
  if (!tables) {
    if (!Tables.able) {
      give("cannot");
      throw new Error(texts.cannot);
    }
    say("python");
    tables = new Tables();
    tables.addEventListener("stage", (event) => say(detailOf(event)));
    tables.addEventListener("part", (event) => fill(detailOf(event)));
    tables.addEventListener("failed", (event) => {
      const reason = detailOf(event);
      if (reason === "elsewhere") give(reason);
      else give("failed", reason);
    });
    tables.addEventListener("unkept", () => warn("unkept"));
    tables.addEventListener("ready", keepFiles, { once: true });
  }
  return tables;
};

// Answers as `fetch` does. Where the table has failed the page says so already, in place of all else.
/** @type {typeof import("../web/transport.js").fetchApi} */
export const fetchApi = async (path, given) => {
  const from = begun();
  return from.request(path, given).catch((/** @type {Error} */ error) => (from.reason === undefined ? Promise.reject(error) : new Promise(() => {})));
};
// Its events are those of a `WebSocket`.
/** @type {typeof import("../web/transport.js").socketTo} */
export const socketTo = (path) => /** @type {Socket} */ (/** @type {unknown} */ (begun().socket(path)));

// --- the places of the page -----------------------------------------------------------------------------

/** @param {string} search */
const placeOf = (search) => new URLSearchParams(search).get(HERE) ?? "/";
export const place = () => placeOf(location.search);

/** @type {typeof import("../web/transport.js").href} */
export const href = (there) => {
  const [path, secret] = there.split("#");
  return `${ROOT}/${path === "/" ? "" : `?${HERE}=${path}`}${secret ? `#${secret}` : ""}`;
};

// From anywhere but a table the worker need not be started again.
/** @type {typeof import("../web/transport.js").go} */
export const go = (there, instead = false) => {
  if (place().startsWith("/t/")) {
    location[instead ? "replace" : "assign"](href(there));
    return;
  }
  history[instead ? "replaceState" : "pushState"](null, "", href(there));
  dispatchEvent(new Event("gwt-place"));
};

addEventListener("popstate", () => location.reload());
addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[href]:not([target]):not([download])");
  if (!(link instanceof HTMLAnchorElement) || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  const there = new URL(link.href);
  if (there.origin + there.pathname !== location.origin + location.pathname || place().startsWith("/t/")) return;
  event.preventDefault();
  go(placeOf(there.search) + there.hash);
});

// Whether the browser has promised not to forget the games, such as when its disk is full.
const promised = navigator.storage?.persist?.().catch(() => false);
export const isLasting = async () => Boolean(await promised);
