// What is played: an edition, and what lies on it.
import { element } from "./page.js";
import { checkbox, field, select } from "./dialog.js";

export class Contents {
  // `changed()` is called when something else is to be played.
  constructor(words, changed) {
    Object.assign(this, { words, changed });
    this.edition = null;
    this.chosen = new Set();
    this.root = element("div", {});
    this.more = element("fieldset", {});
  }

  // `packs` are those of a game, in a language; the first one is the game itself.
  offer(packs) {
    this.packs = packs;
    this.byName = new Map(packs.map((one) => [one.pack, one]));
    if (!this.byName.has(this.edition)) this.choose(packs[0].pack);
    this.write();
  }

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

  // A pack and all that it lies on.
  below(name, found = new Set()) {
    if (found.has(name)) return found;
    found.add(name);
    for (const lower of this.byName.get(name)?.requires ?? []) this.below(lower, found);
    return found;
  }

  // Packs that can lie on this edition, by the one among them that lies directly on it; those of other editions
  // are left out, and those that stand in for another by themselves.
  get families() {
    const own = this.below(this.edition);
    const families = new Map();
    for (const one of this.packs) {
      const lower = [...this.below(one.pack)].filter((name) => !own.has(name));
      if (!lower.length || one.stands_in || lower.some((name) => this.byName.get(name)?.edition !== false)) continue;
      const direct = lower.find((name) => this.byName.get(name).requires.every((other) => own.has(other)));
      if (!families.has(direct)) families.set(direct, []);
      families.get(direct).push(one);
    }
    return families;
  }

  write() {
    const editions = this.packs.filter((one) => one.edition);
    const edition = select(editions.map(({ pack, title }) => [pack, title]), this.edition, (value) => {
      this.choose(value);
      this.writeMore();
      this.changed();
    });
    this.told = element("p", { class: "quiet" });
    this.root.replaceChildren(editions.length > 1 ? field(this.words.label("edition"), edition) : "", this.told, this.more);
    this.writeMore();
  }

  writeMore() {
    this.told.textContent = this.byName.get(this.edition).about ?? "";
    const rows = [...this.families].map(([direct, family]) => this.row(direct, family));
    this.more.replaceChildren(element("legend", {}, this.words.label("packs")), ...rows);
    this.more.hidden = !rows.length;
  }

  // One that is played or not, or one of several that are different forms of the same.
  row(direct, family) {
    const { chosen, words } = this;
    const play = (pack, on) => {
      for (const one of family) chosen.delete(one.pack);
      if (on) chosen.add(pack);
      this.changed();
    };
    const [{ pack: first, title, about }] = family;
    if (family.length === 1) {
      return element("label", { class: "check" }, checkbox(chosen.has(first), (on) => play(first, on)), element("span", {}, title, about ? element("small", { class: "quiet" }, ` ${about}`) : ""));
    }
    const now = family.find(({ pack }) => chosen.has(pack))?.pack ?? "";
    const options = [["", words.label("without")], ...family.map((one) => [one.pack, one.title])];
    const told = element("p", { class: "quiet" }, this.byName.get(now || direct).about ?? "");
    const choose = (pack) => {
      told.textContent = this.byName.get(pack || direct).about ?? "";
      play(pack, pack);
    };
    return element("div", {}, field(this.byName.get(direct).title, select(options, now, choose)), told);
  }
}
