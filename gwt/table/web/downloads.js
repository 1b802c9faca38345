// Files that the browser keeps: texts, and a game that is over as a page.
import { createElement } from "./dom.js";

/** @import { Table } from "./table.js" */

// Gives a text to the browser as a file to keep.
/** @param {string} name @param {string} text */
export const save = (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  createElement("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

// A button that gives a game out as a page, with what is known of its analysis by now, and a place for what goes wrong.
/** @param {Table} table */
export const replayPage = ({ words, viewer, id }) => {
  const problem = createElement("p", { class: "problem", role: "alert" });
  const keep = async () => {
    button.disabled = true;
    await words.attempt(problem, async () => save(`${id}.html`, await viewer.connection.text(`replay?language=${words.language}`)));
    button.disabled = false;
  };
  const button = createElement("button", { type: "button", "data-do": "replay-page", onclick: keep }, words.label("replay-page"));
  return [createElement("div", { class: "files" }, button), problem];
};
