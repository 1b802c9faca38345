// The page: a table by its link, a free seat by a link for all, or else the place where a new table is made.
import { createElement, decompress } from "./dom.js";
import { myTables } from "./my-tables.js";
import { ALONE, place } from "./transport.js";
import { TextCatalog } from "./page-texts.js";
import { applyTheme } from "./settings.js";

/** @import { LinkedPosition } from "./opened-position.js" */

applyTheme();

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const textOfLink = () => decompress(location.hash.slice(1));

// Links that hold or name a game, which is looked at and can be gone on with, or a position that is played.
/** @template Text @param {TextCatalog} words @param {() => Promise<Text>} read @param {(held: Text) => () => Promise<void>} open */
const openLinked = async (words, read, open) => {
  /** @type {(error: unknown) => string} */
  let problem = () => words.label("damaged-link");
  try {
    const begin = open(await read());
    problem = (error) => words.refusal(error);
    await begin();
  } catch (error) {
    const { NewTablePage } = await import("./new-table.js");
    const page = new NewTablePage(app, words, false);
    await page.start();
    page.failure.textContent = problem(error);
  }
};

// Loads what a page is made of, and nothing of other pages.
const open = async () => {
  const path = place();
  const [, id] = /^\/t\/([^/]+)/.exec(path) || [];
  const words = new TextCatalog();
  // A browser does not send what follows the number sign, so no log of a server holds it.
  let secrets = location.hash.slice(1).split(",").filter(Boolean);
  // A link in a notice has no secret: whoever has the table in this browser has it here.
  if (id && !secrets.length) secrets = myTables().find((one) => one.id === id)?.secrets ?? [];

  const [secret] = secrets;
  if (id && secret?.startsWith("join.")) return new (await import("./join.js")).Join(app, words, id, secret).start();
  if (id && secret) return new (await import("./table.js")).Table(app, words, id, secrets).start();
  if (path === "/league") return new (await import("./league.js")).League(app, words).start();
  if (path === "/lesson") return new (await import("./lesson.js")).LessonPage(app, words).start();
  if (path === "/operator") return new (await import("./operator.js")).Operator(app, words).start();
  if (ALONE && path === "/game") {
    const { study } = await import("./moment-menu.js");
    return openLinked(words, textOfLink, (record) => () => study(record));
  }
  if (ALONE && ["/position", "/trial"].includes(path)) {
    const { fetchPosition, tableOpener } = await import("./opened-position.js");
    if (path === "/trial") return openLinked(words, fetchPosition, tableOpener);
    return openLinked(words, textOfLink, (text) => tableOpener(JSON.parse(text)));
  }
  return new (await import("./new-table.js")).NewTablePage(app, words, Boolean(id)).start();
};

// What cannot be loaded says why, in place of the bar.
addEventListener("unhandledrejection", ({ reason }) => {
  app.querySelector(".loading")?.replaceChildren(createElement("p", { class: "problem", role: "alert" }, String(reason?.message ?? reason)));
});

open();
// Where the page changes its place without being loaded again.
addEventListener("gwt-place", open);

// Another link to the same page, such as that of another seat, is another table.
window.addEventListener("hashchange", () => location.reload());
