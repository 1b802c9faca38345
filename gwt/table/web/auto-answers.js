// Answers that are given by themselves: the only one, and those that a reader has asked for, kept by the browser for
// one seat of one table.
/** @import { Decision, Option } from "./wire.d.ts" */

/** @typedef {{ only?: boolean, always?: Record<string, { text: string, sentence: string }> }} Saved */
import { writeStored, readStored } from "./dom.js";

export class AutoAnswers {
  /** @param {string} table @param {number} seat */
  constructor(table, seat) {
    this.key = `gwt-routine-${table}-${seat}`;
    /** @type {Saved | null} */
    let said = null;
    try {
      said = JSON.parse(readStored(this.key) ?? "null");
    } catch {
      // Then nothing is answered by itself.
    }
    this.only = said?.only ?? true;
    this.always = said?.always ?? {};
    this.paused = false;
  }

  /** @param {Decision} decision */
  static about(decision) {
    return `${decision.cause}: ${decision.options.map((one) => one.text).sort().join(" | ")}`;
  }

  // The text of the option to choose, and null where the reader wants to be asked.
  /** @param {Decision} decision */
  answer(decision) {
    if (this.paused) return null;
    const { options, pass } = decision;
    if (this.only && options.length === 1) return options[0].text;
    if (this.only && pass) return pass;
    const wanted = this.always[AutoAnswers.about(decision)]?.text;
    return options.find((one) => one.text === wanted)?.text ?? null;
  }

  /** @param {Decision} decision @param {Option} option */
  learn(decision, option) {
    this.always[AutoAnswers.about(decision)] = { text: option.text, sentence: `${decision.name}: ${option.sentence}` };
    this.save();
  }

  /** @param {string} about */
  forget(about) {
    delete this.always[about];
    this.save();
  }

  get known() {
    return Object.entries(this.always).map(([about, { sentence }]) => ({ about, sentence }));
  }

  save() {
    writeStored(this.key, JSON.stringify({ only: this.only, always: this.always }));
  }
}
