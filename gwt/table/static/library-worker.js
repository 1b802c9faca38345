// Runs the library and its table in a worker of the page: what comes are requests and messages of the
// documented API, what goes are answers. Games are kept in IndexedDB before anything is answered.
// Nothing is asked of the network once the library is there.
import { loadPyodide } from "../../assets/playground/pyodide.mjs";
import { ENVIRONMENT, KEPT, unpack } from "./library.mjs";

const python = new URL("../../assets/playground/", import.meta.url).href;
// What the page asks: an answer by its number, or something of a line.
/** @typedef {{ number?: number, request?: [method: string, path: string, secret: string, body: string], line?: number, open?: string, text?: string, close?: true }} Asked */
const DATABASE = `${KEPT}/tables.sqlite`;
const LOCK = "gwt-table";
// How long the tab that is being closed may take, in milliseconds.
const PATIENCE = 5000;

// One worker has the games at a time: another one would keep its own state of them over this one's.
/** @type {() => Promise<void>} */
const alone = () => new Promise((resolve, reject) => {
  navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE) }, () => {
    resolve();
    return new Promise(() => {});
  }).catch(() => reject(new Error("elsewhere")));
});

/** @param {string} address */
const found = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
};
/** @param {string} address */
const load = async (address) => new Uint8Array(await (await found(address)).arrayBuffer());
// The largest file, of which the page is told how much is there.
/** @param {string} address */
const inflate = async (address) => {
  const { body, headers } = await found(address);
  if (!body) throw new Error(`${address}: empty`);
  const all = Number(headers.get("content-length"));
  let bytes = 0;
  const counted = body.pipeThrough(new TransformStream({
    transform: (chunk, out) => {
      bytes += chunk.byteLength;
      if (all) postMessage({ part: Math.min(1, bytes / all) });
      out.enqueue(chunk);
    },
  }));
  return new Uint8Array(await new Response(counted.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
};

// Python as it was when its memory was written down. That is more than the memory Python begins with, which
// therefore grows as soon as it is there.
const PAGE = 65536;
/** @param {Uint8Array} snapshot */
const restore = async (snapshot) => {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const before = { instantiate, instantiateStreaming };
  /** @template {WebAssembly.Instance | WebAssembly.WebAssemblyInstantiatedSource} Made @param {Made} made */
  const grown = (made) => {
    const { exports: { memory } } = "instance" in made ? made.instance : made;
    if (!(memory instanceof WebAssembly.Memory)) return made;
    const lacks = snapshot.byteLength - memory.buffer.byteLength;
    if (lacks > 0) memory.grow(Math.ceil(lacks / PAGE));
    return made;
  };
  Object.assign(WebAssembly, {
    instantiate: async (/** @type {Parameters<typeof instantiate>} */ ...given) => grown(await instantiate.apply(WebAssembly, given)),
    instantiateStreaming: async (/** @type {Parameters<typeof instantiateStreaming>} */ ...given) =>
      grown(await instantiateStreaming.apply(WebAssembly, given)),
  });
  try {
    return await loadPyodide({ indexURL: python, env: ENVIRONMENT, _loadSnapshot: snapshot });
  } finally {
    Object.assign(WebAssembly, before);
  }
};

/** @type {Pyodide["FS"]} */
let files;
let kept = "";
const stateOf = () => {
  const { size, mtime } = files.stat(DATABASE);
  return `${size} ${mtime.getTime()}`;
};
/** @type {(read: boolean) => Promise<void>} */
const exchange = (read) => new Promise((resolve, reject) => files.syncfs(read, (error) => (error ? reject(error) : resolve())));

// A browser without a disk, or with a full one, keeps nothing: the page says so, and the games go on in memory.
/** @param {boolean} read */
const exchanged = (read) => exchange(read).then(() => true, (error) => {
  postMessage({ unkept: String(error) });
  return false;
});

// Writes the games down if something has been done.
const keep = async () => {
  const now = stateOf();
  if (now !== kept && await exchanged(false)) kept = now;
};

const ready = (async () => {
  await alone();
  const archives = Promise.all([load(`${python}library.zip`), load(`${python}table.zip`)]);
  const engine = await restore(await inflate(`${python}table.snapshot`));
  postMessage({ stage: "library" });
  files = engine.FS;
  files.mkdir(KEPT);
  files.mount(files.filesystems.IDBFS, {}, KEPT);
  await exchanged(true);
  unpack(engine, await archives);
  postMessage({ stage: "table" });
  const { begin } = engine.pyimport("gwt.table.server.embedded");
  const tables = await begin(DATABASE);
  for (const one of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "importScripts"]) Object.assign(self, { [one]: undefined });
  return tables;
})();

// Of an error in Python the line that names it.
/** @param {unknown} error */
const reason = (error) => {
  const rows = String(error).trim().split("\n");
  return rows.findLast((one) => /^[\w.]+(Error|Exception|Refused)\b/.test(one)) ?? rows.at(-1);
};

ready.catch((error) => postMessage({ failed: error.message === "elsewhere" ? "elsewhere" : reason(error) }));

// What is said goes out in its order, each after the games have been kept.
/** @type {Promise<void>} */
let last = Promise.resolve();
/** @param {object} message */
const post = (message) => {
  last = last.then(keep).then(() => postMessage(message), (error) => postMessage({ failed: String(error) }));
};

/** @type {Map<number | undefined, LocalSocket>} */
const sockets = new Map();
/** @param {Tables} tables @param {Asked} asked */
const answer = async (tables, { number, request, line, open, text, close }) => {
  if (request) post({ number, answer: await tables.request(...request) });
  else if (open) sockets.set(line, tables.open(open, (told) => post({ line, told })));
  else if (close) {
    sockets.get(line)?.close();
    sockets.delete(line);
  } else if (text !== undefined) sockets.get(line)?.receive_message(text);
};

onmessage = async ({ data }) => {
  const tables = await ready.catch(() => null);
  if (!tables) return;
  try {
    await answer(tables, data);
  } catch (error) {
    postMessage(data.number ? { number: data.number } : { failed: reason(error) });
  }
};
