// The page: a table by its link, or else the place where a new one is made.
import { ROOT, Words } from "./words.js";
import { wearTheme } from "./settings.js";
import { Start } from "./start.js";
import { Table } from "./table.js";

wearTheme();

const app = document.getElementById("app");
const [, id] = new RegExp(`^${ROOT}/t/([^/]+)`).exec(location.pathname) || [];
// A browser does not send what follows the number sign, so no log of a server holds it.
const secrets = location.hash.slice(1).split(",").filter(Boolean);
const words = new Words();

if (id && secrets.length) new Table(app, words, id, secrets).start();
else new Start(app, words, Boolean(id)).start();

// Another link to the same page, such as that of another seat, is another table.
window.addEventListener("hashchange", () => location.reload());
