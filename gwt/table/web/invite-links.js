// Links that are handed out: rows with an address, buttons that copy it and draw it, and one that follows it.
import { createElement } from "./dom.js";
import { request } from "./api.js";
import { href } from "./transport.js";

/** @import { Links } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

export const PERSON = "human";

/** @param {HTMLInputElement} field @param {HTMLElement} done @param {string} said */
const copy = async (field, done, said) => {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without the right to the clipboard, what is selected can be copied.
    field.select();
    document.execCommand("copy");
  }
  done.textContent = said;
};

// The code of a link, by which a phone gets it from this screen; a second press takes it away.
/** @param {TextCatalog} words @param {string} name @param {string} address @param {HTMLElement} place */
const drawSquare = async (words, name, address, place) => {
  if (place.firstChild) {
    place.replaceChildren();
    return;
  }
  const answer = await request("square", { body: { text: address } });
  if (!answer.ok) return;
  const source = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  place.replaceChildren(createElement("img", { src: source, alt: `${words.label("square")}: ${name}` }));
};

// `follow` is the name of the button that opens the link, if there is one; a `main` one opens it in this window.
/** @param {TextCatalog} words @param {string} name @param {string} link @param {{ follow?: string, main?: boolean }} how */
export const linkRow = (words, name, link, { follow = "sit-down", main = false } = {}) => {
  const address = new URL(href(link), location.href).href;
  const done = createElement("span", { role: "status" });
  const square = createElement("div", { class: "square" });
  const text = createElement("input", { type: "text", readonly: true, value: address, "aria-label": name, onfocus: (event) => event.target.select() });
  return createElement("div", { class: "link-row" }, createElement("strong", {}, name), text,
    createElement("button", { type: "button", onclick: () => copy(text, done, words.label("copied")) }, words.label("copy-link")),
    createElement("button", { type: "button", "aria-label": `${words.label("square")}: ${name}`, title: words.label("square"), onclick: () => drawSquare(words, name, address, square) }, "▦"),
    follow ? createElement("a", { class: `button${main ? " main" : ""}`, href: address, target: main ? null : "_blank", rel: "noopener" }, words.label(follow)) : "",
    done, square);
};

// The secret of a link, by which the server knows who opens it.
/** @param {string} link */
export const secretOf = (link) => link.split("#")[1];

// One link with the secrets of several: for a device on which several sit.
/** @param {string[]} links */
export const combineLinks = (links) => `${links[0].split("#")[0]}#${links.map(secretOf).join()}`;

// The link of all who sit at a new table on one device; whoever looks on alone does so as its host.
/** @param {Links} links */
export const onThisDevice = (links) => {
  const people = links.seats.filter((one) => one !== null);
  return people.length > 1 ? combineLinks([...people, links.host]) : people[0] ?? links.host;
};

// All links of a new table: those of people, and those to look on and to run it.
/** @param {TextCatalog} words @param {Links} links @param {string[]} seats @param {string[]} names */
export const tableLinks = (words, links, seats, names) => {
  const people = links.seats.flatMap((link, at) => (link && seats[at] === PERSON ? [{ link, at }] : []));
  const all = people.length > 1 && combineLinks([...people.map(({ link }) => link), links.host]);
  /** @param {number} at */
  const nameOf = (at) => names[at] || words.label("seat", { number: at + 1 });
  const [first, ...others] = people;
  return [
    first ? linkRow(words, nameOf(first.at), first.link, { main: true }) : "",
    ...(others.length && links.join ? [
      createElement("h2", {}, words.label("join-link")), createElement("p", { class: "quiet" }, words.label("join-link-how")),
      linkRow(words, words.label("join-link"), links.join, { follow: "" }),
    ] : []),
    others.length ? createElement("h2", {}, words.label("each-link")) : "",
    ...others.map(({ link, at }) => linkRow(words, nameOf(at), link)),
    all ? createElement("p", {}, createElement("a", { class: "button", href: href(all) }, words.label("hot-seat"))) : "",
    createElement("h2", {}, words.label("watching-links")),
    linkRow(words, words.label("spectators"), links.spectators, { follow: "open" }), linkRow(words, words.label("host"), links.host, { follow: "open" }),
  ];
};
