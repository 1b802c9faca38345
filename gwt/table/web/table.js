// A table: what its readers on this device are sent, and who on the page is told of it.
import { Analysis } from "./analysis.js";
import { Board, NARROW } from "./board.js";
import { badge, alertTurn } from "./turn-alert.js";
import { Viewer } from "./viewer.js";
import { DecisionPanel } from "./decision-panel.js";
import { Countdown } from "./countdown.js";
import { LessonStrip } from "./lesson.js";
import { Help } from "./help.js";
import { HotSeat } from "./hotseat.js";
import { Layout } from "./layout.js";
import { Log } from "./log.js";
import { keepTable } from "./my-tables.js";
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
  /** @type {Timeline} */ timeline;
  /** @type {DecisionPanel} */ decisionPanel;
  /** @type {Countdown} */ countdown;
  /** @type {HTMLButtonElement} */ hostButton;
  /** @type {Chat} */ chat;
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
    this.viewers = secrets.map((one) => new Viewer(id, one));
    // Who looks on now.
    this.viewer = this.viewers[0];
    // What everybody may know of the table; nothing until the server has said it.
    this.info = /** @type {TableInfo} */ ({});
  }

  async start() {
    const { words } = this;
    await words.speak(preferred()).catch(() => words.speak("en"));
    this.board = new Board(words);
    this.options = new Options(words);
    this.log = new Log(words);
    this.seats = new Seats(this);
    this.points = new Points(this);
    this.analysis = new Analysis(this);
    this.hotSeat = new HotSeat(this);
    this.timeline = new Timeline(this, () => this.decide());
    this.decisionPanel = new DecisionPanel(this);
    this.countdown = new Countdown(this);
    this.hostButton = words.button("host", async () => new (await import("./host-panel.js")).HostPanel(this).show(), "icon");
    this.hostButton.hidden = true;
    this.chat = new Chat(this);
    this.help = new Help(this);
    this.layout = new Layout(this.root, this, [
      this.hostButton,
      words.button("from-here", async () => new (await import("./moment-menu.js")).MomentMenu(this).show(), "icon"),
      words.button("points", () => this.points.show(), "icon"),
      this.chat.button,
      this.help.button,
      words.button("settings", () => showSettings(this), "icon"),
    ]);
    this.log.on("light", (names) => this.board.lightUp(names));
    this.board.on("about", (names) => {
      this.log.about(names);
      this.options.about(names);
    });
    this.log.on("go", (number) => this.timeline.look(number));
    this.decisionPanel.status.textContent = words.label("loading");
    this.lesson = LessonStrip.at(this) ?? PositionStrip.at(this);
    for (const viewer of this.viewers) this.open(viewer);
    document.addEventListener("keydown", (event) => this.key(event));
    matchMedia(`(max-width: ${NARROW}px)`).addEventListener("change", () => this.layout.settle());
  }

  // Whether a saved game is looked at here, with the eyes of any seat.
  get studies() {
    return Boolean(this.info.study) && this.viewer.you?.role !== "glimpse";
  }

  // The present moment of whoever looks on, who has been sent one as soon as something is on the table.
  get present() {
    return /** @type {Moment} */ (this.viewer.present);
  }

  // Who among the readers on this device is the host.
  get host() {
    return this.viewers.find((one) => one.you?.role === "host");
  }

  // --- what the server tells -----------------------------------------------------------------------

  /** @param {Viewer} viewer */
  open(viewer) {
    const { connection } = viewer;
    connection.on("welcome", (detail) => this.welcome(viewer, detail));
    connection.on("past", ({ moments }) => this.past(viewer, moments));
    connection.on("moment", (detail) => this.moment(viewer, detail));
    connection.on("table", ({ table }) => this.about(table));
    connection.on("problem", ({ problem }) => this.layout.warn(this.words.refusal(problem)));
    connection.on("content", ({ problem }) => this.layout.warn(problem ? this.words.refusal(problem) : this.words.label("content-changed")));
    connection.on("lost", (detail) => this.lost(viewer, detail));
    connection.on("seated", () => this.remember());
    connection.open(this.words.language);
  }

  // The address of the page is the link by which it can be opened again, and the browser keeps it too.
  remember() {
    history.replaceState(null, "", `#${this.viewers.map((one) => one.connection.secret).join()}`);
    this.keep();
  }

  keep() {
    if (this.viewer.you?.role === "glimpse") return;
    const own = this.viewers.filter((one) => one.plays).map((one) => one.seat);
    keepTable({ id: this.id, title: this.info.title, secrets: this.viewers.map((one) => one.connection.secret), own });
  }

  /** @param {Viewer} viewer @param {Welcome} detail */
  async welcome(viewer, { you, language, table }) {
    const first = !viewer.you;
    viewer.you = you;
    this.words.own = this.viewer.seat;
    this.layout.showConnection();
    if (viewer.connection.polls && first) this.layout.warn(this.words.label("polls"));
    this.about(table);
    if (!first) return;
    this.keep();
    viewer.autoAnswers = new AutoAnswers(this.id, viewer.seat);
    if (viewer !== this.viewer) return;
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
    if (this.viewer.present && limit !== this.info.pace?.allowed) this.countdown.ask();
    words.seats = this.info.seats;
    this.chat.take(table);
    this.hostButton.hidden = !this.host;
    if (this.studies) layout.study();
    this.seats.draw();
  }

  /** @param {Viewer} viewer @param {Moment[]} moments */
  past(viewer, moments) {
    for (const one of moments) viewer.add(one);
    if (viewer !== this.viewer) return;
    this.rewriteLog();
    this.timeline.miss(moments);
  }

  /** @param {Viewer} viewer @param {Moment} moment */
  moment(viewer, moment) {
    const again = viewer.present?.mark === moment.mark;
    const back = moment.number <= viewer.last;
    viewer.add(moment);
    if (viewer !== this.viewer) {
      if (viewer.acts) this.hotSeat.pass(viewer);
      return;
    }
    this.decisionPanel.close();
    this.countdown.stop();
    this.lesson?.take(moment);
    if (back) {
      this.timeline.clear();
      this.rewriteLog();
    } else this.log.add(moment, viewer.before(moment));
    if (back && !again && viewer.autoAnswers) viewer.autoAnswers.paused = true;
    if (this.studies) this.timeline.study();
    else this.timeline.add(moment.number);
  }

  rewriteLog() {
    this.log.clear();
    for (const one of this.viewer.moments.values()) this.log.add(one, this.viewer.before(one));
  }

  /** @param {Viewer} viewer @param {ConnectionEvents["lost"]} detail */
  lost(viewer, { final, refusal }) {
    this.layout.showConnection(this.words.label(final ? "closed" : "lost-connection", { name: this.words.refusal(refusal) }));
    // Nothing can be asked for any more, not even a picture.
    if (final && viewer === this.viewer) this.timeline.clear();
    if (viewer === this.viewer) this.decisionPanel.close();
  }

  // --- what is on the table ------------------------------------------------------------------------

  // The present moment is on the table: asks what it asks.
  decide() {
    const { viewer, info, words } = this;
    const { over, wait } = this.present;
    if (viewer.acts && !this.acted) alertTurn(info.title, words.label("your-turn"));
    this.acted = viewer.acts;
    badge(viewer.acts);
    document.title = `${viewer.acts ? "● " : ""}${info.title}`;
    this.decisionPanel.decide();
    if (this.lesson instanceof LessonStrip) this.lesson.decide();
    this.countdown.ask();
    if (over) this.points.score();
    const next = this.viewers.find((one) => one !== viewer && one.acts);
    if (next && !wait) this.hotSeat.pass(next);
  }

  // Another of the viewers on this device looks on.
  /** @param {Viewer} viewer */
  sit(viewer) {
    this.countdown.stop();
    this.analysis.clear();
    this.viewer = viewer;
    this.words.own = viewer.seat;
    this.board.renew();
    this.rewriteLog();
    this.timeline.begin(viewer);
  }

  /** @param {string} language */
  async speak(language) {
    const { words, layout, timeline } = this;
    words.choose(language);
    await words.speak(language, this.info.game);
    for (const one of this.viewers) {
      one.films.clear();
      await one.connection.ask("language", { language }).catch((error) => layout.warn(words.refusal(error)));
    }
    this.board.renew();
    this.analysis.clear();
    words.write();
    document.querySelector("dialog")?.close();
    this.rewriteLog();
    await timeline.draw(timeline.looking ?? this.viewer.last);
    if (timeline.isPresent) this.decide();
  }

  // --- keys ------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const { timeline, decisionPanel, options } = this;
    const target = /** @type {Element} */ (event.target);
    if (document.querySelector("dialog[open]")) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "z" && !target.matches("input")) {
      event.preventDefault();
      decisionPanel.undo(event.shiftKey ? "turn" : "step");
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches("select, textarea, input:not([type=search])")) return;
    // With these keys a picture is moved and enlarged, and the log scrolled.
    if (target.matches(".gwt-view, .log-list") && !/^[1-9]$|^Enter$/.test(event.key)) return;
    if (event.key === "Escape" && timeline.skipAll()) return;
    if (target.matches("button, a, summary") && ["Enter", " "].includes(event.key)) return;
    if (!timeline.isPresent) {
      /** @type {Record<string, () => void>} */
      const acts = {
        ArrowLeft: () => timeline.step(-1), ArrowRight: () => timeline.step(1), Escape: () => timeline.now(),
        Home: () => timeline.look(0), End: () => timeline.look(this.viewer.last),
      };
      const act = acts[event.key];
      if (act) {
        event.preventDefault();
        act();
      }
      return;
    }
    if (event.key === "Escape") decisionPanel.menu.close();
    if (options.key(event)) event.preventDefault();
  }
}
