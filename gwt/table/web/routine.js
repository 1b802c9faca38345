// Answers that a reader has asked to be given by themselves, kept by the browser for one seat of one table.
import { keep, kept } from "./page.js";

export class Routine {
  constructor(table, seat) {
    this.key = `gwt-routine-${table}-${seat}`;
    let said = null;
    try {
      said = JSON.parse(kept(this.key));
    } catch {
      // Then nothing is answered by itself.
    }
    this.only = Boolean(said?.only);
    this.always = said?.always ?? {};
    this.paused = false;
  }

  static about(decision) {
    return `${decision.cause}: ${decision.options.map((one) => one.text).sort().join(" | ")}`;
  }

  // The text of the option to choose, and null where the reader wants to be asked.
  answer(decision) {
    if (this.paused) return null;
    const { options } = decision;
    if (this.only && options.length === 1) return options[0].text;
    const wanted = this.always[Routine.about(decision)]?.text;
    return options.some((one) => one.text === wanted) ? wanted : null;
  }

  learn(decision, option) {
    this.always[Routine.about(decision)] = { text: option.text, sentence: `${decision.name}: ${option.sentence}` };
    this.save();
  }

  forget(about) {
    delete this.always[about];
    this.save();
  }

  get known() {
    return Object.entries(this.always).map(([about, { sentence }]) => ({ about, sentence }));
  }

  save() {
    keep(this.key, JSON.stringify({ only: this.only, always: this.always }));
  }
}
