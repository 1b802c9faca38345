// A name that somebody keeps with a key, which the browser remembers.
import { element, keep, kept } from "./dom.js";
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
    return JSON.parse(kept(KEY) ?? "null") || null;
  } catch {
    return null;
  }
};

// A section about the name; at a `table`, where a seat may be played under it.
/** @param {TextCatalog} words @param {Table | null} table */
export const personSection = (words, table = null) => {
  const problem = element("p", { class: "failure", role: "alert" });
  const inside = element("div", {});
  /** @param {() => Promise<void>} work */
  const attempt = async (work) => {
    problem.textContent = "";
    try {
      await work();
      write();
    } catch (error) {
      problem.textContent = words.refusal(error);
    }
  };
  /** @param {string} label @param {() => void} act @param {Record<string, string>} [gaps] */
  const button = (label, act, gaps) => element("button", { type: "button", onclick: act }, words.label(label, gaps));
  /** @param {Table} at @param {Person} known */
  const play = async (at, { key }) => {
    const { name } = await at.chair.link.ask("person", { key });
    await at.chair.link.ask("name", { name });
  };
  const write = () => {
    const known = person();
    if (known) {
      inside.replaceChildren(element("p", {}, element("strong", {}, known.name)),
        field(words.label("person-key"), element("input", { type: "text", readonly: true, value: known.key, onfocus: (event) => event.target.select() })),
        table?.chair.plays ? button("person-play", () => attempt(() => play(table, known)), { name: known.name }) : "",
        button("person-forget", () => { keep(KEY, ""); write(); }));
      return;
    }
    const name = element("input", { type: "text", maxlength: 40 });
    const key = element("input", { type: "text", autocomplete: "off" });
    const take = () => attempt(async () => keep(KEY, JSON.stringify(await ask("people", { body: { name: name.value } }))));
    // Whose key it is shows at the first table at which it is used.
    const use = () => key.value.trim() && attempt(async () => keep(KEY, JSON.stringify({ name: name.value.trim() || "…", key: key.value.trim() })));
    inside.replaceChildren(field(words.label("name"), name), button("person-take", take),
      field(words.label("person-key"), key), button("person-use", use));
  };
  write();
  return element("details", {}, element("summary", {}, words.label("person")), element("p", { class: "quiet" }, words.label("person-how")),
    inside, element("p", {}, element("a", { href: href("/league") }, words.label("league"))), problem);
};
