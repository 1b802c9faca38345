// What is played: an edition, and what lies on it.
import { createElement } from "./dom.js";
import { checkbox, field, select } from "./dialog.js";

/** @import { PackOffer } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

// A pack and all that it lies on.
/** @param {Map<string, PackOffer>} byName @param {string} name @param {Set<string>} found */
const below = (byName, name, found = new Set()) => {
  if (found.has(name)) return found;
  found.add(name);
  for (const lower of byName.get(name)?.requires ?? []) below(byName, lower, found);
  return found;
};

// Packs that can lie on an edition, by the one among them that lies directly on it; those of other editions are left
// out, and those that stand in for another by themselves.
/** @param {PackOffer[]} packs @param {string} edition */
export const familiesOn = (packs, edition) => {
  const byName = new Map(packs.map((pack) => [pack.pack, pack]));
  const own = below(byName, edition);
  /** @type {Map<string, PackOffer[]>} */
  const families = new Map();
  for (const pack of packs) {
    const lower = [...below(byName, pack.pack)].filter((name) => !own.has(name));
    if (!lower.length || pack.stands_in || lower.some((name) => byName.get(name)?.edition !== false)) continue;
    const direct = lower.find((name) => byName.get(name)?.requires.every((other) => own.has(other)));
    if (direct !== undefined) families.set(direct, [...families.get(direct) ?? [], pack]);
  }
  return families;
};

export class EditionPicker {
  /** @type {PackOffer[]} */ packs;
  /** @type {Map<string, PackOffer>} */ byName;
  /** @type {HTMLElement} */ told;

  // `changed()` is called when something else is to be played.
  /** @param {TextCatalog} words @param {() => void} changed */
  constructor(words, changed) {
    this.words = words;
    this.changed = changed;
    this.edition = "";
    /** @type {Set<string>} */
    this.chosen = new Set();
    this.root = createElement("div", {});
    this.more = createElement("fieldset", {});
  }

  // `packs` are those of a game, in a language; the first one is the game itself.
  /** @param {PackOffer[]} packs */
  offer(packs) {
    this.packs = packs;
    this.byName = new Map(packs.map((one) => [one.pack, one]));
    if (!this.byName.has(this.edition)) this.choose(packs[0].pack);
    this.write();
  }

  /** @param {string} edition */
  choose(edition) {
    this.edition = edition;
    this.chosen.clear();
  }

  // The names of the packs to play.
  get names() {
    return [this.edition, ...this.chosen];
  }

  get isUsual() {
    return this.edition === this.packs[0].pack && !this.chosen.size;
  }

  write() {
    const editions = this.packs.filter((one) => one.edition);
    const edition = select(editions.map(({ pack, title }) => [pack, title]), this.edition, (value) => {
      this.choose(value);
      this.writeMore();
      this.changed();
    });
    this.told = createElement("p", { class: "quiet" });
    this.root.replaceChildren(editions.length > 1 ? field(this.words.label("edition"), edition) : "", this.told, this.more);
    this.writeMore();
  }

  writeMore() {
    this.told.textContent = this.about(this.edition);
    const rows = [...familiesOn(this.packs, this.edition)].map(([direct, family]) => this.row(direct, family));
    this.more.replaceChildren(createElement("legend", {}, this.words.label("packs")), ...rows);
    this.more.hidden = !rows.length;
  }

  // What a pack is about, if it says so.
  /** @param {string} pack */
  about(pack) {
    return this.byName.get(pack)?.about ?? "";
  }

  // One that is played or not, or one of several that are different forms of the same.
  /** @param {string} direct @param {PackOffer[]} family */
  row(direct, family) {
    const { chosen, words } = this;
    /** @param {string} pack @param {boolean} on */
    const play = (pack, on) => {
      for (const one of family) chosen.delete(one.pack);
      if (on) chosen.add(pack);
      this.changed();
    };
    const [{ pack: first, title, about }] = family;
    if (family.length === 1) {
      return createElement("label", { class: "check" }, checkbox(chosen.has(first), (on) => play(first, on)), createElement("span", {}, title, about ? createElement("small", { class: "quiet" }, ` ${about}`) : ""));
    }
    const now = family.find(({ pack }) => chosen.has(pack))?.pack ?? "";
    /** @type {[string, string][]} */
    const options = [["", words.label("without")], ...family.map((one) => /** @type {[string, string]} */ ([one.pack, one.title]))];
    const told = createElement("p", { class: "quiet" }, this.about(now || direct));
    /** @param {string} pack */
    const choose = (pack) => {
      told.textContent = this.about(pack || direct);
      play(pack, pack !== "");
    };
    return createElement("div", {}, field(this.byName.get(direct)?.title ?? direct, select(options, now, choose)), told);
  }
}
