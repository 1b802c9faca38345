// A table: what its readers on this device are sent, and who on the page is told of it.
import { Analysis } from "./analysis.js";
import { Board, NARROW } from "./board.js";
import { badge, alertTurn } from "./turn-alert.js";
import { Viewer } from "./viewer.js";
import { DecisionPanel } from "./decision-panel.js";
import { Countdown } from "./countdown.js";
import { LessonStrip } from "./lesson.js";
import { HostPanel } from "./host-panel.js";
import { Help } from "./help.js";
import { HotSeat } from "./hotseat.js";
import { Layout } from "./layout.js";
import { Log } from "./log.js";
import { keepTable } from "./my-tables.js";
import { MomentMenu } from "./moment-menu.js";
import { Options } from "./options.js";
import { Points } from "./points.js";
import { Timeline } from "./timeline.js";
import { AutoAnswers } from "./auto-answers.js";
import { Seats } from "./seats.js";
import { showSettings } from "./settings.js";
import { Chat } from "./chat.js";
import { PositionStrip } from "./opened-position.js";
import { preferred } from "./page-texts.js";

/** @import { Moment, Problem, TableInfo, ConnectionEvents, Welcome } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

export class Table {
  /** @type {Board} */ board;
  /** @type {Options} */ options;
  /** @type {Log} */ log;
  /** @type {Seats} */ seats;
  /** @type {Points} */ points;
  /** @type {Analysis} */ analysis;
  /** @type {HotSeat} */ hotSeat;
  /** @type {Timeline} */ reel;
  /** @type {DecisionPanel} */ choosing;
  /** @type {Countdown} */ clock;
  /** @type {HTMLButtonElement} */ manage;
  /** @type {Chat} */ talk;
  /** @type {Help} */ help;
  /** @type {Layout} */ layout;
  /** @type {LessonStrip | PositionStrip | null} */ lesson;
  // Whether something was asked of who looks on when the page said so last.
  /** @type {boolean} */ acted;

  /** @param {HTMLElement} root @param {TextCatalog} words @param {string} id @param {string[]} secrets */
  constructor(root, words, id, secrets) {
    this.root = root;
    this.words = words;
    this.id = id;
    this.chairs = secrets.map((one) => new Viewer(id, one));
    // Who looks on now.
    this.chair = this.chairs[0];
    // What everybody may know of the table; nothing until the server has said it.
    this.info = /** @type {TableInfo} */ ({});
  }

  async start() {
    const { words } = this;
    const language = preferred(["en", "nl", "it"]);
    await words.speak(language).catch(() => words.speak("en"));
    this.board = new Board(words);
    this.options = new Options(words);
    this.log = new Log(words);
    this.seats = new Seats(this);
    this.points = new Points(this);
    this.analysis = new Analysis(this);
    this.hotSeat = new HotSeat(this);
    this.reel = new Timeline(this, () => this.decide());
    this.choosing = new DecisionPanel(this);
    this.clock = new Countdown(this);
    this.manage = words.button("host", () => new HostPanel(this).show(), "icon");
    this.manage.hidden = true;
    this.talk = new Chat(this);
    this.help = new Help(this);
    this.layout = new Layout(this.root, this, [
      this.manage,
      words.button("from-here", () => new MomentMenu(this).show(), "icon"),
      words.button("points", () => this.points.show(), "icon"),
      this.talk.button,
      this.help.button,
      words.button("settings", () => showSettings(this), "icon"),
    ]);
    this.log.hear("light", (names) => this.board.lightUp(names));
    this.board.hear("about", (names) => {
      this.log.about(names);
      this.options.about(names);
    });
    this.log.hear("go", (number) => this.reel.look(number));
    this.choosing.status.textContent = words.label("loading");
    this.lesson = LessonStrip.at(this) ?? PositionStrip.at(this);
    for (const chair of this.chairs) this.open(chair);
    document.addEventListener("keydown", (event) => this.key(event));
    matchMedia(`(max-width: ${NARROW}px)`).addEventListener("change", () => this.layout.settle());
  }

  // Whether a saved game is looked at here, with the eyes of any seat.
  get studies() {
    return Boolean(this.info.study) && this.chair.you?.role !== "glimpse";
  }

  // The present moment of whoever looks on, who has been sent one as soon as something is on the table.
  get present() {
    return /** @type {Moment} */ (this.chair.present);
  }

  // Who among the readers on this device is the host.
  get host() {
    return this.chairs.find((one) => one.you?.role === "host");
  }

  // --- what the server tells -----------------------------------------------------------------------

  /** @param {Viewer} chair */
  open(chair) {
    const { link } = chair;
    link.hear("welcome", (detail) => this.welcome(chair, detail));
    link.hear("past", ({ moments }) => this.past(chair, moments));
    link.hear("moment", (detail) => this.moment(chair, detail));
    link.hear("table", ({ table }) => this.about(table));
    link.hear("problem", ({ problem }) => this.layout.warn(this.words.refusal(problem)));
    link.hear("content", ({ problem }) => this.layout.warn(problem ? this.words.refusal(problem) : this.words.label("content-changed")));
    link.hear("lost", (detail) => this.lost(chair, detail));
    link.hear("seated", () => this.remember());
    link.open(this.words.language);
  }

  // The address of the page is the link by which it can be opened again, and the browser keeps it too.
  remember() {
    history.replaceState(null, "", `#${this.chairs.map((one) => one.link.secret).join()}`);
    this.keep();
  }

  keep() {
    if (this.chair.you?.role === "glimpse") return;
    const own = this.chairs.filter((one) => one.plays).map((one) => one.seat);
    keepTable({ id: this.id, title: this.info.title, secrets: this.chairs.map((one) => one.link.secret), own });
  }

  /** @param {Viewer} chair @param {Welcome} detail */
  async welcome(chair, { you, language, table }) {
    const first = !chair.you;
    chair.you = you;
    this.words.own = this.chair.seat;
    this.layout.tellConnection();
    this.about(table);
    if (!first) return;
    this.keep();
    chair.routine = new AutoAnswers(this.id, chair.seat);
    if (chair !== this.chair) return;
    await this.words.speak(language, table.game).catch((error) => this.layout.warn(this.words.refusal(error)));
    this.words.write();
    this.seats.draw();
  }

  /** @param {TableInfo} table */
  about(table) {
    const { layout, words } = this;
    if (table.backs > this.info.backs) layout.warn(words.label("host-went-back"));
    if (this.info.closed !== undefined && table.closed !== this.info.closed) layout.warn(words.label(table.closed ? "is-closed" : "is-open"));
    if (table.known && this.info.known === false) layout.warn(words.label("known-how"));
    const limit = this.info.pace?.allowed;
    this.info = { ...this.info, ...table };
    if (this.chair.present && limit !== this.info.pace?.allowed) this.clock.ask();
    words.seats = this.info.seats;
    this.talk.take(table);
    this.manage.hidden = !this.host;
    if (this.studies) layout.study();
    this.seats.draw();
  }

  /** @param {Viewer} chair @param {Moment[]} moments */
  past(chair, moments) {
    for (const one of moments) chair.add(one);
    if (chair !== this.chair) return;
    this.rewriteLog();
    this.reel.miss(moments);
  }

  /** @param {Viewer} chair @param {Moment} moment */
  moment(chair, moment) {
    const again = chair.present?.mark === moment.mark;
    const back = moment.number <= chair.last;
    chair.add(moment);
    if (chair !== this.chair) {
      if (chair.acts) this.hotSeat.pass(chair);
      return;
    }
    this.choosing.close();
    this.clock.stop();
    this.lesson?.take(moment);
    if (back) {
      this.reel.clear();
      this.rewriteLog();
    } else this.log.add(moment, chair.before(moment));
    if (back && !again && chair.routine) chair.routine.paused = true;
    this.seats.draw();
    if (this.studies) this.reel.study();
    else this.reel.add(moment.number);
  }

  rewriteLog() {
    this.log.clear();
    for (const one of this.chair.moments.values()) this.log.add(one, this.chair.before(one));
  }

  /** @param {Viewer} chair @param {ConnectionEvents["lost"]} detail */
  lost(chair, { final, refusal }) {
    this.layout.tellConnection(this.words.label(final ? "closed" : "lost-connection", { name: this.words.refusal(refusal) }));
    // Nothing can be asked for any more, not even a picture.
    if (final && chair === this.chair) this.reel.clear();
    if (chair === this.chair) this.choosing.close();
  }

  // --- what is on the table ------------------------------------------------------------------------

  // The present moment is on the table: asks what it asks.
  decide() {
    const { chair, info, words } = this;
    const { over, wait } = this.present;
    if (chair.acts && !this.acted) alertTurn(info.title, words.label("your-turn"));
    this.acted = chair.acts;
    badge(chair.acts);
    document.title = `${chair.acts ? "● " : ""}${info.title}`;
    this.choosing.decide();
    this.clock.ask();
    if (over) this.points.score();
    const next = this.chairs.find((one) => one !== chair && one.acts);
    if (next && !wait) this.hotSeat.pass(next);
  }

  // Another of the chairs on this device looks on.
  /** @param {Viewer} chair */
  sit(chair) {
    this.choosing.close();
    this.clock.stop();
    this.analysis.clear();
    this.chair = chair;
    this.words.own = chair.seat;
    this.board.renew();
    this.rewriteLog();
    this.reel.begin(chair);
  }

  /** @param {string} language */
  async speak(language) {
    const { words, layout, reel } = this;
    words.choose(language);
    await words.speak(language, this.info.game);
    for (const one of this.chairs) {
      one.films.clear();
      await one.link.ask("language", { language }).catch((error) => layout.warn(words.refusal(error)));
    }
    this.board.renew();
    this.analysis.clear();
    words.write();
    document.querySelector("dialog")?.close();
    this.rewriteLog();
    await reel.redraw();
    if (reel.isPresent) this.decide();
  }

  // --- keys ------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const { reel, choosing, options } = this;
    const target = /** @type {Element} */ (event.target);
    if (document.querySelector("dialog[open]")) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "z" && !target.matches("input")) {
      event.preventDefault();
      choosing.undo(event.shiftKey ? "turn" : "step");
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches("select, textarea, input:not([type=search])")) return;
    // With these keys a picture is moved and enlarged, and the log scrolled.
    if (target.matches(".gwt-view, .log-list") && !/^[1-9]$|^Enter$/.test(event.key)) return;
    if (event.key === "Escape" && reel.skipAll()) return;
    if (target.matches("button, a, summary") && ["Enter", " "].includes(event.key)) return;
    if (!reel.isPresent) {
      /** @type {Record<string, () => void>} */
      const acts = {
        ArrowLeft: () => reel.step(-1), ArrowRight: () => reel.step(1), Escape: () => reel.now(),
        Home: () => reel.look(0), End: () => reel.look(this.chair.last),
      };
      const act = acts[event.key];
      if (act) {
        event.preventDefault();
        act();
      }
      return;
    }
    if (event.key === "Escape") choosing.menu.close();
    if (options.key(event)) event.preventDefault();
  }
}
