// What a reader may set: language, colours, how turns are shown, whose hints, answers by themselves.
import { createElement, writeStored, readStored } from "./dom.js";
import { canNotify, canTremble, notifies, setNotifies, setSounds, setTrembles, sounds, trembles } from "./turn-alert.js";
import { checkbox, dialog, field, select } from "./dialog.js";
import { personSection } from "./profile.js";
import { Notifications } from "./notifications.js";
import { nameOf } from "./page-texts.js";

/** @import { AutoAnswers } from "./auto-answers.js" */
/** @import { Table } from "./table.js" */
/** @import { TextCatalog } from "./page-texts.js" */

const THEMES = { auto: "theme-auto", light: "theme-light", dark: "theme-dark" };
const THEME = "gwt-theme";
const HINTS = "gwt-hint-player";
const WATCH = "gwt-watch";
// Whose hints one gets who has not chosen: the strongest that answers at once.
const USUAL = ["strong", "seasoned"];
const MOST_OF_A_NAME = 40;

export const applyTheme = () => { document.documentElement.dataset.theme = readStored(THEME) || ""; };

// Whether what others did is shown one after the other.
export const watchesTurns = () => readStored(WATCH) !== "no";

// Who is asked for a hint, of the players at hand.
/** @param {string[]} players */
export const hintPlayer = (players) => [readStored(HINTS) ?? "", ...USUAL].find((one) => players.includes(one)) ?? players[0];

/** @param {Table} table */
export const showSettings = (table) => {
  const { words, info, viewer, viewer: { autoAnswers } } = table;
  /** @param {string} id @param {HTMLElement} control */
  const row = (id, control) => field(words.label(id), control);
  dialog(words, words.label("settings"),
    row("language", select(info.languages.map((one) => [one, nameOf(one)]), words.language, (value) => table.speak(value))),
    row("theme", select(Object.entries(THEMES).map(([one, id]) => [one, words.label(id)]), readStored(THEME) || "auto", (value) => {
      writeStored(THEME, value === "auto" ? "" : value);
      applyTheme();
    })),
    viewer.plays ? row("own-name", name(table)) : "",
    row("sound", checkbox(sounds(), setSounds)),
    canTremble() ? row("vibrate", checkbox(trembles(), setTrembles)) : "",
    canNotify() ? row("notify", notice()) : "",
    viewer.plays && !info.study ? new Notifications(words, table.id, viewer.connection.secret, "tell-me").root : "",
    viewer.plays && !info.study ? personSection(words, table) : "",
    row("watch-turns", checkbox(watchesTurns(), (on) => writeStored(WATCH, on ? "yes" : "no"))),
    row("hint-by", select(words.levels(info.players, hintPlayer(info.players)).map((one) => [one, words.player(one)]), hintPlayer(info.players), (value) => writeStored(HINTS, value))),
    autoAnswers ? createElement("fieldset", {}, createElement("legend", {}, words.label("routine")),
      row("routine-only", checkbox(autoAnswers.only, (on) => { autoAnswers.only = on; autoAnswers.save(); })),
      known(words, autoAnswers)) : "",
    createElement("p", { class: "quiet" }, words.label("keys")));
};

// The name of the own seat, which everybody at the table sees.
/** @param {Table} table */
const name = ({ info, viewer, layout, words }) => createElement("input", {
  type: "text", maxlength: MOST_OF_A_NAME, value: info.seats[viewer.seat - 1].name,
  onchange: ({ target }) => viewer.connection.ask("name", { name: target.value }).catch((error) => layout.warn(words.refusal(error))),
});

// It is ticked only where the browser allows it.
const notice = () => {
  /** @type {HTMLInputElement} */
  const box = checkbox(notifies(), async (on) => { box.checked = await setNotifies(on); });
  return box;
};

// The answers that are given by themselves, each of which can be forgotten.
/** @param {TextCatalog} words @param {AutoAnswers} autoAnswers */
const known = (words, autoAnswers) => {
  if (!autoAnswers.known.length) return createElement("p", { class: "quiet" }, words.label("routine-none"));
  return createElement("ul", { class: "routines" }, ...autoAnswers.known.map(({ about, sentence }) => {
    const forget = () => {
      autoAnswers.forget(about);
      line.remove();
    };
    const line = createElement("li", {}, createElement("span", {}, sentence), " ",
      createElement("button", { type: "button", onclick: forget }, words.label("forget")));
    return line;
  }));
};
