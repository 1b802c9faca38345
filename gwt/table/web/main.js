// The page: a table by its link, a free seat by a link for all, or else the place where a new table is made.
import { createElement, decompress } from "./dom.js";
import { Join, isJoinLink } from "./join.js";
import { League } from "./league.js";
import { LessonPage } from "./lesson.js";
import { myTables } from "./my-tables.js";
import { Operator } from "./operator.js";
import { study } from "./moment-menu.js";
import { ALONE, place } from "./transport.js";
import { TextCatalog } from "./page-texts.js";
import { applyTheme } from "./settings.js";
import { NewTablePage } from "./new-table.js";
import { Table } from "./table.js";
import { fetchPosition, tableOpener } from "./opened-position.js";

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
    const page = new NewTablePage(app, words, false);
    await page.start();
    page.failure.textContent = problem(error);
  }
};

const open = () => {
  const path = place();
  const [, id] = /^\/t\/([^/]+)/.exec(path) || [];
  const words = new TextCatalog();
  // A browser does not send what follows the number sign, so no log of a server holds it.
  let secrets = location.hash.slice(1).split(",").filter(Boolean);
  // A link in a notice has no secret: whoever has the table in this browser has it here.
  if (id && !secrets.length) secrets = myTables().find((one) => one.id === id)?.secrets ?? [];

  if (id && secrets.length) (isJoinLink(secrets[0]) ? new Join(app, words, id, secrets[0]) : new Table(app, words, id, secrets)).start();
  else if (path === "/league") new League(app, words).start();
  else if (path === "/lesson") new LessonPage(app, words).start();
  else if (path === "/operator") new Operator(app, words).start();
  else if (ALONE && path === "/game") openLinked(words, textOfLink, (record) => () => study(record));
  else if (ALONE && path === "/position") openLinked(words, textOfLink, (text) => tableOpener(JSON.parse(text)));
  else if (ALONE && path === "/trial") openLinked(words, fetchPosition, tableOpener);
  else new NewTablePage(app, words, Boolean(id)).start();
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
