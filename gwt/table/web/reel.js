// One moment after the other: what others did since, the present, and the way back to earlier ones.
import "./page.js";
import { Log } from "./log.js";
import { watchesTurns } from "./settings.js";

const { element } = globalThis.gwt;
// How long what somebody else did is shown before what came next, in milliseconds.
const PACE = 1300;
// The most moments that are shown one after the other; of more only the last ones.
const MOST = 24;

const wait = (time) => new Promise((done) => { setTimeout(done, time); });

export class Reel {
  // Calls `ready()` when the present moment is on the table.
  constructor(table, ready) {
    Object.assign(this, { table, ready });
    this.root = element("div", { class: "since", hidden: true });
    this.queue = [];
    // The number of the moment that is on the table, and of that which is looked back at.
    this.shown = undefined;
    this.looking = undefined;
    this.film = null;
  }

  get isPresent() {
    return this.looking === undefined;
  }

  // Begins with what a chair saw last of its own, and goes on from there.
  begin(chair) {
    const own = [...chair.moments.values()].findLast((one) => one.choice);
    this.looking = undefined;
    this.shown = own?.number ?? chair.numbers[0];
    this.queue = this.since(chair.numbers);
    if (!this.queue.length) this.queue.push(chair.last);
    this.run();
  }

  // Adds what has been missed; the present moment follows it.
  miss(moments) {
    const own = moments.findLast((one) => one.choice);
    this.shown ??= (own ?? moments[0]).number;
    this.queue.push(...this.since(moments.map((one) => one.number)));
  }

  since(numbers) {
    return numbers.filter((one) => one > this.shown).slice(-MOST);
  }

  add(number) {
    this.queue.push(number);
    this.run();
  }

  clear() {
    this.queue = [];
  }

  // Shows the moments that came in, in order; what others did for long enough to be seen.
  async run() {
    if (this.running) return;
    this.running = true;
    try {
      while (this.queue.length) await this.next(this.queue.shift());
      this.skipping = false;
      if (this.isPresent) {
        this.root.hidden = true;
        this.ready();
      }
    } catch (error) {
      this.table.layout.warn(error.message);
    } finally {
      this.running = false;
    }
    if (this.queue.length) this.run();
  }

  async next(number) {
    const moment = this.table.chair.moments.get(number);
    const more = this.queue.length > 0;
    if (!this.isPresent || !moment || (more && (this.skipping || !watchesTurns()))) return;
    await this.draw(number);
    this.announce(moment);
    if (more && moment.events.length) {
      this.tellSince(moment);
      await Promise.race([wait(PACE), new Promise((done) => { this.skip = done; })]);
    }
  }

  tellSince(moment) {
    const { words } = this.table;
    const skip = element("button", { type: "button", onclick: () => { this.skipping = true; this.skip?.(); } }, words.label("skip"));
    this.root.replaceChildren(element("strong", {}, words.label("since")),
      element("span", {}, Log.sentence(moment, words)), skip);
    this.root.hidden = false;
  }

  async draw(number) {
    const { chair, words, board } = this.table;
    const { language } = words;
    const earlier = chair.moments.has(number - 1) && this.shown !== undefined ? chair.film(number - 1, language) : null;
    const [film, before] = await Promise.all([chair.film(number, language), earlier]);
    if (chair !== this.table.chair || language !== words.language) return;
    this.shown = number;
    this.film = film;
    board.show(film, chair.seat, before);
    this.table.layout.settle();
    this.table.log.mark(this.isPresent ? null : number);
    this.table.seats.draw();
  }

  announce(moment) {
    this.table.layout.say(Log.sentence(moment, this.table.words));
  }

  // Draws anew what is on the table, such as in another language.
  redraw() {
    return this.draw(this.looking ?? this.table.chair.last);
  }

  // Looks back at a moment; the present waits.
  async look(number) {
    const { chair, words, layout } = this.table;
    if (number === undefined || number === chair.last) return this.now();
    const moment = chair.moments.get(number);
    this.looking = number;
    this.table.choosing.leave();
    this.table.board.offer([]);
    const now = element("button", { type: "button", class: "main", onclick: () => this.now() }, words.label("now"));
    const step = (by, sign) => element("button", { type: "button", "aria-label": words.label(by < 0 ? "back" : "next"), onclick: () => this.step(by) }, sign);
    await this.draw(number);
    this.root.replaceChildren(element("strong", {}, words.label("earlier")),
      element("span", {}, Log.sentence(moment, words)), step(-1, "‹"), step(1, "›"), now);
    this.root.hidden = false;
    layout.mark("looking", true);
    this.announce(moment);
  }

  step(by) {
    const { numbers } = this.table.chair;
    this.look(numbers[Math.max(0, numbers.indexOf(this.looking) + by)]);
  }

  async now() {
    if (this.isPresent) return;
    this.looking = undefined;
    this.table.layout.mark("looking", false);
    this.root.hidden = true;
    await this.draw(this.table.chair.last);
    this.ready();
  }
}
