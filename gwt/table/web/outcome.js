// What an option leads to, in words: to be seen, and to be heard.
import { createElement, capital } from "./dom.js";

/** @import { Outcome } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

const ENDS = { turn: "then-turn", hidden: "then-hidden", other: "then-other" };

// The lines about an option, of the answer of the server to what it leads to.
/** @param {TextCatalog} words @param {string} sentence @param {Outcome} outcome */
export const outcomeLines = (words, sentence, { deeds: actions, changes, points, lost, end, next }) => {
  /** @type {HTMLElement[]} */
  const told = [];
  for (const { name, before, after } of changes) {
    told.push(createElement("span", { class: "change" }, `${name} `, createElement("s", {}, before), " → ", createElement("b", {}, after)));
  }
  if (points) told.push(createElement("span", { class: "change" }, words.label("more-points", { points: `${points > 0 ? "+" : "−"}${Math.abs(points)}` })));
  if (lost) told.push(createElement("span", { class: "lost" }, capital(lost)));
  if (actions.length) told.push(createElement("span", { class: "deeds-told" }, `${capital(actions.join(", "))}.`));
  const lines = told.length ? [createElement("p", {}, ...told.flatMap((one) => [one, " "]))] : [];
  if (next) {
    const left = next.number - next.options.length;
    const more = left > 0 ? ` ${words.label("then-more", { number: left })}` : "";
    lines.push(createElement("p", { class: "quiet" }, words.label("then-next", { name: capital(next.name), option: next.rows.join(" / ") }) + more));
  } else if (end !== "decision") lines.push(createElement("p", { class: "quiet" }, words.label(ENDS[end])));
  return [...lines, createElement("p", { class: "chosen quiet" }, sentence)];
};

// The same for a screen reader, which has said the option itself already.
/** @param {TextCatalog} words @param {Outcome} outcome */
export const outcomeSpoken = (words, { deeds: actions, changes, points, lost, end, next }) => [
  actions.length ? `${capital(actions.join(", "))}.` : "",
  ...changes.map(({ name, before, after }) => words.label("change", { name, number: before, all: after })),
  points ? `${words.label("more-points", { points })}.` : "",
  lost ? `${capital(lost)}.` : "",
  next ? words.label("then-next", { name: capital(next.name), option: next.rows.join(" / ") }) : "",
  !next && end !== "decision" ? words.label(ENDS[end]) : "",
].filter(Boolean).join(" ");
