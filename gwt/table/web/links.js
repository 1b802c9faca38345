// Links that are handed out: rows with an address, a button that copies it, and one that follows it.
import "./page.js";

const { element } = globalThis.gwt;
export const PERSON = "human";

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

// `follow` is the name of the button that opens the link, if there is one; a `main` one opens it in this window.
export const linkRow = (words, name, link, { follow = "sit-down", main = false } = {}) => {
  const address = new URL(link, location.href).href;
  const done = element("span", { role: "status" });
  const text = element("input", { type: "text", readonly: true, value: address, "aria-label": name, onfocus: (event) => event.target.select() });
  return element("div", { class: "link-row" }, element("strong", {}, name), text,
    element("button", { type: "button", onclick: () => copy(text, done, words.label("copied")) }, words.label("copy-link")),
    follow ? element("a", { class: `button${main ? " main" : ""}`, href: address, target: main ? null : "_blank", rel: "noopener" }, words.label(follow)) : "",
    done);
};

const secretOf = (link) => link.split("#")[1];

// One link with the secrets of several: for a device on which several sit.
export const together = (links) => `${links[0].split("#")[0]}#${links.map(secretOf).join()}`;

// All links of a new table: those of people, and those to look on and to run it.
export const tableLinks = (words, links, seats, names) => {
  const people = links.seats.map((link, at) => ({ link, at })).filter(({ link, at }) => link && seats[at] === PERSON);
  const all = people.length > 1 && together([...people.map(({ link }) => link), links.host]);
  return [
    ...people.map(({ link, at }, first) => linkRow(words, names[at] || words.label("seat", { number: at + 1 }), link, { main: !first })),
    all ? element("p", {}, element("a", { class: "button", href: all }, words.label("hot-seat"))) : "",
    element("h2", {}, words.label("watching-links")),
    linkRow(words, words.label("spectators"), links.spectators, { follow: "open" }), linkRow(words, words.label("host"), links.host, { follow: "open" }),
  ];
};
