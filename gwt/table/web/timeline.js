// One moment after the other: what others did since, the present, and the way back to earlier ones.
import { createElement } from "./dom.js";
import { Log } from "./log.js";
import { preparePieceMotions, prefersReducedMotion, movesSince, movesTo, piecesOf, spot } from "./piece-animation.js";
import { watchesTurns } from "./settings.js";

/** @import { Viewer } from "./viewer.js" */
/** @import { Move, Where } from "./piece-animation.js" */
/** @import { Table } from "./table.js" */
/** @import { Happening, Moment, WholeFilm } from "./wire.d.ts" */

// How long what somebody else did is shown before what came next, in milliseconds.
const PACE = 1300;
// How long all that happened in a moment takes to be played, and one event of it at least and at most.
const [WHOLE, SHORTEST, LONGEST] = [4200, 420, 1000];
// How long a piece of one's own moves.
const OWN = 400;
// The most moments that are shown one after the other; of more only the last ones.
const MOST = 24;

/** @param {number} time @returns {Promise<void>} */
const wait = (time) => new Promise((done) => { setTimeout(done, time); });
// The next frame, or soon where the page is not seen: what follows does not hold up the picture that has come.
const painted = () => Promise.race([new Promise((done) => requestAnimationFrame(() => setTimeout(done))), wait(100)]);

export class Timeline {
  // Whether moments are being shown, and what ends the present pause.
  /** @type {boolean} */ running;
  /** @type {(() => void) | undefined} */ skip;
  // How many pictures have been asked for.
  /** @type {number | undefined} */ draws;
  /** @type {HTMLElement | undefined} */ skipper;
  /** @type {HTMLElement | undefined} */ playing;
  /** @type {HTMLElement | undefined} */ head;
  /** @type {HTMLInputElement | undefined} */ slider;

  // Calls `ready()` when the present moment is on the table.
  /** @param {Table} table @param {() => void} ready */
  constructor(table, ready) {
    this.table = table;
    this.ready = ready;
    this.root = createElement("div", { class: "since", hidden: true });
    this.lastEvents = createElement("p", { class: "told" });
    this.judgement = createElement("div", { class: "judged" });
    /** @type {number[]} */
    this.queue = [];
    // Whether all but the last of them is skipped, as it is with what comes while the page opens.
    this.skipping = true;
    // The number of the moment that is on the table, and of that which is looked back at.
    /** @type {number | undefined} */
    this.shown = undefined;
    /** @type {number | undefined} */
    this.looking = undefined;
    /** @type {WholeFilm | null} */
    this.film = null;
  }

  get isPresent() {
    return this.looking === undefined;
  }

  // Begins with what a viewer saw last of its own, and goes on from there.
  /** @param {Viewer} viewer */
  begin(viewer) {
    if (this.table.studies) return this.study();
    this.table.decisionPanel.close();
    this.looking = undefined;
    this.skipping = false;
    this.skip?.();
    this.queue = this.since(viewer).map((one) => one.number);
    this.run();
  }

  // A saved game is looked at from its start; there is no present to come back to.
  study() {
    this.look(this.looking ?? 0);
  }

  // Adds what has been missed; the present moment follows it.
  /** @param {Moment[]} moments */
  miss(moments) {
    const { shown = Infinity } = this;
    this.queue.push(...moments.map((one) => one.number).filter((one) => one > shown).slice(-MOST));
  }

  // The moments of a viewer from its last choice on.
  /** @param {Viewer} viewer */
  since(viewer) {
    const moments = [...viewer.moments.values()];
    return moments.slice(Math.max(0, moments.findLastIndex((one) => one.choice))).slice(-MOST);
  }

  /** @param {number} number */
  add(number) {
    this.queue.push(number);
    if (this.skipping) this.skip?.();
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
      for (let number = this.queue.shift(); number !== undefined; number = this.queue.shift()) await this.next(number);
      if (this.isPresent) {
        this.showPresent();
        await painted();
        // What has come in meanwhile is shown first.
        if (this.isPresent && !this.queue.length) this.ready();
      }
      const { plays, acts } = this.table.viewer;
      if (this.skipping && plays && !acts) await this.pause(PACE);
      this.skipping &&= this.queue.length > 0;
    } catch (error) {
      this.table.layout.warn(this.table.words.refusal(error));
    } finally {
      this.running = false;
    }
    if (this.queue.length) this.run();
  }

  /** @param {number} number */
  async next(number) {
    const { board, viewer } = this.table;
    // What others do one soon after the other is drawn once.
    if (this.skipping && !board.isEmpty && viewer.plays && !viewer.acts) await this.pause(PACE);
    const moment = viewer.moments.get(number);
    const more = this.queue.length > 0;
    if (!this.isPresent || !moment || (more && (this.skipping || !watchesTurns()))) return;
    const others = moment.events.filter((one) => one.seat !== viewer.seat && one.text);
    const still = prefersReducedMotion() || board.isEmpty || this.skipping;
    if (others.length && !still && watchesTurns()) return this.play(number, moment, others);
    const before = still ? null : piecesOf(board.inSight, board.outOfSight);
    await this.draw(number);
    this.announce(moment);
    if (before) this.moveAll(movesSince(before, board.inSight, board.outOfSight), moment.events);
    if (more && others.length) {
      this.showSince(Log.sentence(moment, this.table.words));
      await this.pause(PACE);
    }
  }

  // Boxes on the page: of where a piece stands, and of a seat.
  /** @returns {Where} */
  get where() {
    const { board, seats } = this.table;
    return { place: (one) => board.placeOf(one), seat: (one) => seats.placeOf(one) };
  }

  // Lets all pieces go at once; what leaves the table goes to the seat that an event there is of.
  /** @param {Move[]} moves @param {Happening[]} events */
  moveAll(moves, events) {
    const found = moves.map((one) => events.find(({ targets }) => movesTo([one], targets).length));
    [...preparePieceMotions(moves, this.where).values()].forEach((go, at) => go(OWN, found[at]?.seat));
  }

  // Plays what others did, event by event: what moved goes from where it was when its event comes.
  /** @param {number} number @param {Moment} moment @param {Happening[]} events */
  async play(number, moment, events) {
    const { board } = this.table;
    const before = piecesOf(board.inSight, board.outOfSight);
    await this.draw(number);
    this.announce(moment);
    const moves = movesSince(before, board.inSight, board.outOfSight);
    const ends = new Map(events.map((one) => [one, movesTo(moves, one.targets)]));
    const waiting = preparePieceMotions(moves, this.where);
    const time = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / events.length));
    for (const one of events) {
      if (this.skipping || !this.isPresent) break;
      this.showSince(Log.sentence({ events: [one] }, this.table.words));
      // What is about no place, such as money, belongs to what was shown before it.
      if (board.staged.some((part) => one.targets.some((name) => part.has(name)))) {
        board.turnTo(one.targets);
        spot(board.inSight, one.targets);
      }
      for (const move of ends.get(one) ?? []) {
        waiting.get(move)?.(time * 0.8, one.seat);
        waiting.delete(move);
      }
      await this.pause(time);
    }
    for (const go of waiting.values()) go(1);
    spot(board.staged, []);
    board.turnTo([]);
  }

  /** @param {number} time */
  pause(time) {
    return Promise.race([wait(time), /** @type {Promise<void>} */ (new Promise((done) => { this.skip = done; }))]);
  }

  // What others did is shown no longer.
  skipAll() {
    if (this.root.hidden || !this.isPresent) return false;
    this.skipping = true;
    this.skip?.();
    return true;
  }

  /** @param {string} text */
  showSince(text) {
    const { words } = this.table;
    this.skipper ??= createElement("button", { type: "button", onclick: () => this.skipAll() });
    this.skipper.textContent = words.label("skip");
    this.playing ??= createElement("span", {});
    this.playing.textContent = text;
    if (this.root.firstChild !== this.head) {
      this.head = createElement("strong", {}, words.label("since"));
      this.root.replaceChildren(this.head, this.playing, this.skipper);
    }
    this.root.hidden = false;
    this.table.decisionPanel.status.textContent = words.label("since");
  }

  // What others did stands beside the tabs until one has chosen oneself.
  showPresent() {
    const { viewer, words } = this.table;
    this.root.hidden = true;
    const events = viewer.plays ? this.since(viewer).slice(1).flatMap((one) => one.events) : [];
    const text = Log.sentence({ events }, words);
    this.lastEvents.title = text;
    this.lastEvents.replaceChildren(...(text ? [createElement("strong", {}, `${words.label("since")}: `), text] : []));
  }

  /** @param {number} number */
  async draw(number) {
    const { viewer, words, board } = this.table;
    const { language } = words;
    const draws = (this.draws = (this.draws ?? 0) + 1);
    // What is marked has changed since what was seen last, or where moments are seen one by one, since the one before.
    const before = this.skipping && this.isPresent ? this.shown ?? -1 : number - 1;
    const earlier = viewer.moments.has(before) ? viewer.film(before, language) : null;
    const films = await Promise.all([viewer.film(number, language), earlier]).catch((error) => {
      if (viewer.moments.has(number)) throw error;
      return null;
    });
    // The first picture is read in a frame of its own, for it is all new.
    if (films && board.isEmpty) {
      board.read(films[0]);
      await painted();
    }
    // Something else may be wanted meanwhile, and the host may have taken the moment back.
    if (draws !== this.draws || viewer !== this.table.viewer || language !== words.language) return;
    const moment = viewer.moments.get(number);
    if (!films || !moment) return;
    const [film, old] = films;
    this.shown = number;
    this.film = film;
    board.show(film, viewer.seat, old);
    this.table.layout.settle();
    this.table.log.mark(this.isPresent ? null : number);
    this.table.seats.draw();
    this.table.layout.writeLines(film.lines);
    this.table.layout.writeTurn(moment);
  }

  /** @param {Moment} moment */
  announce(moment) {
    this.table.layout.say(Log.sentence(moment, this.table.words));
  }

  // Looks back at a moment; the present waits.
  /** @param {number | undefined} number @returns {Promise<void>} */
  async look(number) {
    const { viewer, layout, studies } = this.table;
    if (number === undefined || (number === viewer.last && !studies)) return this.now();
    this.looking = number;
    const moment = viewer.moments.get(number);
    // Whoever looks on now has not been sent it yet, and looks at it then.
    if (!moment) return;
    this.table.decisionPanel.leave();
    this.table.decisionPanel.close();
    this.table.board.offer([]);
    layout.mark("looking", true);
    this.showLooking(moment);
    await this.draw(number);
    if (this.looking !== number) return;
    this.announce(moment);
    if (studies) this.table.decisionPanel.decide();
    // The one after it will probably be wanted next.
    if (number < viewer.last) viewer.film(number + 1, this.table.words.language);
  }

  /** @param {Moment} moment */
  showLooking(moment) {
    const { words, studies, viewer } = this.table;
    /** @param {1 | -1} by @param {string} sign */
    const step = (by, sign) => createElement("button", { type: "button", "aria-label": words.label(by < 0 ? "back" : "next"), onclick: () => this.step(by) }, sign);
    const slider = (this.slider ??= createElement("input", { type: "range", min: 0, oninput: ({ target }) => this.look(Number(target.value)) }));
    slider.max = String(viewer.last);
    slider.value = String(moment.number);
    const place = words.label("step", { number: moment.number, all: viewer.last });
    slider.setAttribute("aria-label", words.label("steps"));
    slider.setAttribute("aria-valuetext", place);
    const line = createElement("span", { class: "line" }, Log.sentence(moment, words) || words.label("set-up"));
    const now = studies ? "" : createElement("button", { type: "button", class: "main", onclick: () => this.now() }, words.label("now"));
    const had = document.activeElement;
    this.root.replaceChildren(createElement("strong", {}, studies ? place : words.label("earlier")), line,
      createElement("div", { class: "stepper" }, step(-1, "‹"), slider, step(1, "›")), now, this.judgement);
    this.judge();
    // What had the focus keeps it: the arrows go on from there.
    const name = had?.isConnected ? null : had?.getAttribute("aria-label");
    const again = name && this.root.querySelector(`[aria-label="${CSS.escape(name)}"]`);
    if (had === slider) slider.focus();
    else if (again instanceof HTMLElement) again.focus();
    this.root.hidden = false;
  }

  // Says what the analysis of the game thinks of the choices before the moment that is looked at.
  judge() {
    if (this.looking !== undefined) this.judgement.replaceChildren(...this.table.analysis.about(this.looking));
  }

  /** @param {1 | -1} by */
  step(by) {
    const { last } = this.table.viewer;
    this.look(Math.min(last, Math.max(0, (this.looking ?? last) + by)));
  }

  /** @returns {Promise<void>} */
  async now() {
    if (this.isPresent) return;
    if (this.table.studies) return this.look(this.table.viewer.last);
    this.looking = undefined;
    this.table.layout.mark("looking", false);
    await this.draw(this.table.viewer.last);
    this.showPresent();
    this.ready();
  }
}
