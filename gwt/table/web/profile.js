// A name that somebody keeps with a key, which the browser remembers.
import { createElement, writeStored, readStored } from "./dom.js";
import { field } from "./dialog.js";
import { ask } from "./api.js";
import { href } from "./transport.js";

/** @import { Table } from "./table.js" */
/** @import { Person } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

const KEY = "gwt-person";

// The name and its key, if this browser has one.
/** @returns {Person | null} */
export const person = () => {
  try {
    return JSON.parse(readStored(KEY) ?? "null") || null;
  } catch {
    return null;
  }
};

// A section about the name; at a `table`, where a seat may be played under it.
/** @param {TextCatalog} words @param {Table | null} table */
export const personSection = (words, table = null) => {
  const problem = createElement("p", { class: "failure", role: "alert" });
  const inside = createElement("div", {});
  /** @param {() => Promise<void>} work */
  const attempt = (work) => words.attempt(problem, async () => {
    await work();
    write();
  });
  /** @param {string} label @param {() => void} act @param {Record<string, string>} [gaps] */
  const button = (label, act, gaps) => createElement("button", { type: "button", onclick: act }, words.label(label, gaps));
  /** @param {Table} at @param {Person} known */
  const play = async (at, { key }) => {
    const { name } = await at.viewer.connection.ask("person", { key });
    await at.viewer.connection.ask("name", { name });
  };
  const write = () => {
    const known = person();
    if (known) {
      inside.replaceChildren(createElement("p", {}, createElement("strong", {}, known.name)),
        field(words.label("person-key"), createElement("input", { type: "text", readonly: true, value: known.key, onfocus: (event) => event.target.select() })),
        table?.viewer.plays ? button("person-play", () => attempt(() => play(table, known)), { name: known.name }) : "",
        button("person-forget", () => { writeStored(KEY, ""); write(); }));
      return;
    }
    const name = createElement("input", { type: "text", maxlength: 40 });
    const key = createElement("input", { type: "text", autocomplete: "off" });
    const take = () => attempt(async () => writeStored(KEY, JSON.stringify(await ask("people", { body: { name: name.value } }))));
    // Whose key it is shows at the first table at which it is used.
    const use = () => key.value.trim() && attempt(async () => writeStored(KEY, JSON.stringify({ name: name.value.trim() || "…", key: key.value.trim() })));
    inside.replaceChildren(field(words.label("name"), name), button("person-take", take),
      field(words.label("person-key"), key), button("person-use", use));
  };
  write();
  return createElement("details", {}, createElement("summary", {}, words.label("person")), createElement("p", { class: "quiet" }, words.label("person-how")),
    inside, createElement("p", {}, createElement("a", { href: href("/league") }, words.label("league"))), problem);
};
