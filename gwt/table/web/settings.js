// What a reader may set: language, colours, how turns are shown, whose hints, answers by themselves.
import "./page.js";
import { checkbox, dialog, field, select } from "./dialog.js";
import { nameOf } from "./words.js";

const { element, keep, kept } = globalThis.gwt;
const THEMES = { auto: "theme-auto", light: "theme-light", dark: "theme-dark" };
const THEME = "gwt-theme";
const HINTS = "gwt-hint-player";
const WATCH = "gwt-watch";
const USUAL = "greedy";

export const wearTheme = () => { document.documentElement.dataset.theme = kept(THEME) || ""; };

// Whether what others did is shown one after the other.
export const watchesTurns = () => kept(WATCH) !== "no";

// Who is asked for a hint, of the players at hand.
export const hintPlayer = (players) =>
  [kept(HINTS), USUAL].find((one) => players.includes(one)) ?? players[0];

export const showSettings = (table) => {
  const { words, info, chair: { routine } } = table;
  const row = (id, control) => field(words.label(id), control);
  dialog(words, words.label("settings"),
    row("language", select(info.languages.map((one) => [one, nameOf(one)]), words.language, (value) => table.speak(value))),
    row("theme", select(Object.entries(THEMES).map(([one, id]) => [one, words.label(id)]), kept(THEME) || "auto", (value) => {
      keep(THEME, value === "auto" ? "" : value);
      wearTheme();
    })),
    row("watch-turns", checkbox(watchesTurns(), (on) => keep(WATCH, on ? "yes" : "no"))),
    row("hint-by", select(info.players.map((one) => [one, one]), hintPlayer(info.players), (value) => keep(HINTS, value))),
    routine ? element("fieldset", {}, element("legend", {}, words.label("routine")),
      row("routine-only", checkbox(routine.only, (on) => { routine.only = on; routine.save(); })),
      known(words, routine)) : "",
    element("p", { class: "quiet" }, words.label("keys")));
};

// The answers that are given by themselves, each of which can be forgotten.
const known = (words, routine) => {
  if (!routine.known.length) return element("p", { class: "quiet" }, words.label("routine-none"));
  return element("ul", { class: "routines" }, ...routine.known.map(({ about, sentence }) => {
    const forget = () => {
      routine.forget(about);
      line.remove();
    };
    const line = element("li", {}, element("span", {}, sentence), " ",
      element("button", { type: "button", onclick: forget }, words.label("forget")));
    return line;
  }));
};
