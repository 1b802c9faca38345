// The way to the server, and the addresses of the page; a page without a server has another file of this name.
/** @import { How, Socket } from "./wire.d.ts" */

export const ROOT = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
// Whether nobody else can reach the tables of this page.
export const ALONE = false;

// Asks for something below the version of the API, such as `/tables`; `how` as for `fetch`.
/** @param {string} path @param {How} [how] @returns {Promise<Response>} */
export const fetchApi = (path, how) => fetch(`${ROOT}/api/1${path}`, how);

// Opens a socket there.
/** @param {string} path @returns {Socket} */
export const socketTo = (path) => {
  const address = new URL(`${ROOT}/api/1${path}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
};

// Where the page is, such as `/lesson` or `/t/ID`.
export const place = () => location.pathname.slice(ROOT.length);

// The address of a place, as it stands in links that the server gives.
/** @param {string} there */
export const href = (there) => ROOT + there;

// `instead` of the present place in the history of the browser.
/** @param {string} there */
export const go = (there, instead = false) => location[instead ? "replace" : "assign"](new URL(href(there), location.href));

// Whether what is kept is kept for good.
export const isLasting = async () => true;
