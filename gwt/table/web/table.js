// A table: what its readers on this device see and choose, moment after moment.
import "./page.js";
import "./graph.js";
import { Board, NARROW } from "./board.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { Options } from "./options.js";
import { Routine } from "./routine.js";
import { nameOf, preferred } from "./words.js";

const { element, capital, keep, kept, Graph, Panel } = globalThis.gwt;
// How long what somebody else did is shown before what came next, in milliseconds.
const PACE = 1300;
// The most moments that are shown one after the other; of more only the last ones.
const MOST = 24;
const FILMS = 40;
const ENDS = { turn: "then-turn", hidden: "then-hidden", other: "then-other" };
const THEMES = { auto: "theme-auto", light: "theme-light", dark: "theme-dark" };
const SIT = "gwt-hint-player";
const WATCH = "gwt-watch";

const wait = (time) => new Promise((done) => { setTimeout(done, time); });

// One reader: a seat, the spectators or the host, with everything that was sent to it.
class Chair {
  constructor(id, secret) {
    this.link = new Link(id, secret);
    this.moments = new Map();
    this.films = new Map();
    this.last = -1;
  }

  get seat() {
    return this.you?.role === "seat" ? this.you.seat : 0;
  }

  get present() {
    return this.moments.get(this.last);
  }

  // The moment before another, in whose turn happened what led to that.
  before(moment) {
    return this.moments.get(moment.number - 1);
  }

  add(moment) {
    for (const number of this.moments.keys()) {
      if (number >= moment.number) {
        this.moments.delete(number);
        this.films.delete(number);
      }
    }
    this.moments.set(moment.number, moment);
    this.last = moment.number;
  }

  film(number, language) {
    if (!this.films.has(number)) {
      const film = this.link.get(`moments/${number}/film`, { language });
      film.catch(() => this.films.delete(number));
      this.films.set(number, film);
      if (this.films.size > FILMS) this.films.delete(this.films.keys().next().value);
    }
    return this.films.get(number);
  }
}

export class Table {
  constructor(root, words, id, secrets) {
    Object.assign(this, { root, words, id });
    this.chairs = secrets.map((one) => new Chair(id, one));
    this.queue = [];
    this.table = null;
    this.labelled = [];
  }

  async start() {
    const language = preferred(["en", "nl", "it"]);
    await this.words.speak(language).catch(() => this.words.speak("en"));
    this.chair = this.chairs[0];
    this.build();
    for (const chair of this.chairs) {
      const { link } = chair;
      link.addEventListener("welcome", ({ detail }) => this.welcome(chair, detail));
      link.addEventListener("past", ({ detail }) => this.past(chair, detail.moments));
      link.addEventListener("moment", ({ detail }) => this.moment(chair, detail));
      link.addEventListener("table", ({ detail }) => this.about(detail.table));
      link.addEventListener("thinking", ({ detail }) => this.thinking(detail.seat));
      link.addEventListener("problem", ({ detail }) => this.warn(detail.problem.message));
      link.addEventListener("lost", ({ detail }) => this.lost(detail));
      link.open(this.words.language);
    }
    document.addEventListener("keydown", (event) => this.key(event));
    matchMedia(`(max-width: ${NARROW}px)`).addEventListener("change", () => this.settle());
  }

  // --- what is on the page -----------------------------------------------------------------------

  build() {
    const { words } = this;
    this.board = new Board(words);
    this.options = new Options(words);
    this.log = new Log(words);
    this.graph = new Graph(words, 1, (step) => this.look([...this.chair.moments.keys()][step]));
    this.seats = element("ul", { class: "seats" });
    this.turn = element("h1", { class: "turn" });
    this.warning = element("p", { class: "warning", role: "alert" });
    this.connection = element("p", { class: "connection", role: "status", hidden: true });
    this.said = element("div", { class: "unseen", "aria-live": "polite" });
    this.status = element("p", { class: "status" });
    this.outcome = element("div", { class: "outcome" });
    this.menu = element("div", { class: "menu", role: "group", hidden: true });
    this.since = element("div", { class: "since", hidden: true });
    this.side = element("aside", { class: "side" }, this.options.root, this.log.root);
    this.buttons = {
      choose: this.button("choose", () => this.pick(this.options.selected), "main"),
      always: this.button("always", () => this.always()),
      hint: this.button("hint", () => this.hint()),
      undo: this.button("undo", () => this.undo("step")),
      undoTurn: this.button("undo-turn", () => this.undo("turn")),
      end: this.button("end-turn", () => this.end(), "main end"),
    };
    const { choose, always, hint, undo, undoTurn, end } = this.buttons;
    this.bar = element("div", { class: "bar" },
      element("div", { class: "telling" }, this.status, this.outcome),
      element("div", { class: "deeds" }, choose, always, hint, undo, undoTurn, end));
    this.sheets = element("div", { class: "sheets", role: "tablist" });
    this.held = element("div", { class: "held" });
    const settings = this.button("settings", () => this.settings(), "icon");
    const points = this.button("points", () => this.points(), "icon");
    this.root.replaceChildren(element("div", { class: "table" },
      element("header", { class: "top" }, this.turn, this.seats, this.board.tabs, points, settings),
      element("main", { class: "middle" }, this.board.root, this.side,
        element("div", { class: "notices" }, this.warning, this.connection, this.since)),
      this.sheets, this.held, this.bar, this.menu, this.said));
    this.board.addEventListener("side", ({ detail }) => {
      for (const [name, value] of Object.entries(detail)) this.side.style[name] = `${value}px`;
    });
    this.board.addEventListener("preview", ({ detail }) => this.menu.hidden && this.preview(detail.offers[0].number));
    // On the way from a picture to its menu the pointer leaves what it is about.
    this.board.addEventListener("leave", () => this.menu.hidden && this.leave());
    document.addEventListener("pointerdown", (event) => {
      if (!this.menu.contains(event.target)) this.menu.hidden = true;
    });
    this.board.addEventListener("pick", ({ detail }) => this.picked(detail));
    this.options.addEventListener("preview", ({ detail }) => this.preview(detail.number));
    this.options.addEventListener("leave", ({ detail }) => detail.event?.type !== "keydown" || this.leave());
    this.options.addEventListener("pick", ({ detail }) => this.tapped(detail.number, detail.event));
    this.log.addEventListener("go", ({ detail }) => this.look(detail));
    this.sheet = "offer";
    this.write();
  }

  button(id, act, kind = "") {
    const made = element("button", { type: "button", class: kind || null, "data-do": id, onclick: act });
    this.labelled.push(() => { made.textContent = this.words.label(id); });
    return made;
  }

  // Writes everything in the reader's language.
  write() {
    for (const one of this.labelled) one();
    this.options.write();
    this.log.write();
    this.writeSheets();
  }

  writeSheets() {
    const { words } = this;
    this.root.firstChild.dataset.sheet = this.sheet;
    const sheets = [["offer", "what-to-do"], ["hand", "hand"], ["mine", "mine"], ["log", "log"]];
    this.sheets.replaceChildren(...sheets.map(([id, name]) => element("button", {
      type: "button", role: "tab", "aria-selected": String(this.sheet === id), onclick: () => this.choose(id),
    }, words.label(name))));
  }

  choose(sheet) {
    this.sheet = sheet;
    this.writeSheets();
    this.settle();
  }

  // On a narrow page, what the seat has stands in the sheet below the board.
  settle() {
    const { board } = this;
    for (const part of board.mine) {
      const home = board.narrow ? this.held : board.root;
      if (part.root.parentElement !== home) home.append(part.root);
      if (board.narrow) {
        part.root.removeAttribute("style");
        part.root.hidden = (part.id === "hand") !== (this.sheet === "hand") || !["hand", "mine"].includes(this.sheet);
        if (!part.root.hidden) part.fit(this.held.clientWidth || 360, 220, part.id !== "hand");
      } else part.root.hidden = false;
    }
    if (!board.narrow) this.side.hidden = false;
    board.arrange();
    if (this.options.selected !== null) board.point(this.options.selected);
  }

  // --- what the server tells -----------------------------------------------------------------------

  async welcome(chair, { you, language, table }) {
    const first = !chair.you;
    chair.you = you;
    this.connection.hidden = true;
    this.about(table);
    if (!first) return;
    chair.routine = new Routine(this.id, chair.seat);
    if (chair !== this.chair) return;
    await this.words.speak(language, table.game).catch((error) => this.warn(error.message));
    this.write();
    this.about(table);
  }

  about(table) {
    this.table = { ...this.table, ...table };
    this.words.seats = this.table.seats;
    this.drawSeats();
  }

  past(chair, moments) {
    for (const one of moments) chair.add(one);
    if (chair !== this.chair) return;
    this.rewriteLog();
    const numbers = moments.map((one) => one.number);
    const own = moments.findLastIndex((one) => one.choice);
    if (this.shown === undefined) this.shown = numbers[own] ?? numbers[0];
    this.queue.push(...numbers.filter((one) => one > this.shown).slice(-MOST));
  }

  moment(chair, moment) {
    const again = chair.present?.mark === moment.mark;
    const back = moment.number <= chair.last;
    chair.add(moment);
    if (chair !== this.chair) {
      if (moment.decision || moment.wait) this.pass(chair);
      return;
    }
    this.close();
    if (back) {
      this.queue = [];
      this.rewriteLog();
    } else this.log.add(moment, chair.before(moment));
    if (back && !again && chair.routine) chair.routine.paused = true;
    this.queue.push(moment.number);
    this.drawSeats();
    this.run();
  }

  rewriteLog() {
    this.log.clear();
    for (const one of this.chair.moments.values()) this.log.add(one, this.chair.before(one));
  }

  thinking(seat) {
    if (this.chair.present?.decision || this.looking !== undefined) return;
    this.status.textContent = this.words.label("thinking", { seat: capital(this.words.seat(seat)) });
  }

  lost({ final, reason }) {
    this.connection.hidden = false;
    this.connection.textContent = this.words.label(final ? "closed" : "lost-connection", { name: reason || this.id });
  }

  warn(text) {
    this.warning.textContent = text;
    clearTimeout(this.warned);
    this.warned = setTimeout(() => { this.warning.textContent = ""; }, 12000);
  }

  // --- one moment after the other ------------------------------------------------------------------

  // Shows the moments that came in, in order; what others did for long enough to be seen.
  async run() {
    if (this.running) return;
    this.running = true;
    try {
      while (this.queue.length) {
        const number = this.queue.shift();
        if (this.looking !== undefined) continue;
        const more = this.queue.length > 0;
        const moment = this.chair.moments.get(number);
        if (!moment) continue;
        if (more && (this.skipping || kept(WATCH) === "no")) continue;
        await this.draw(number);
        this.announce(moment);
        if (more && moment.events.length) {
          this.tellSince(moment);
          await Promise.race([wait(PACE), new Promise((done) => { this.skip = done; })]);
        }
      }
      this.skipping = false;
      this.since.hidden = true;
      if (this.looking === undefined) this.decide();
    } catch (error) {
      this.warn(error.message);
    } finally {
      this.running = false;
    }
    if (this.queue.length) this.run();
  }

  tellSince(moment) {
    const skip = element("button", { type: "button", onclick: () => { this.skipping = true; this.skip?.(); } }, this.words.label("skip"));
    this.since.replaceChildren(element("strong", {}, this.words.label("since")),
      element("span", {}, Log.sentence(moment, this.words)), skip);
    this.since.hidden = false;
  }

  async draw(number) {
    const { chair, words } = this;
    const { language } = words;
    const earlier = chair.moments.has(number - 1) && this.shown !== undefined ? chair.film(number - 1, language) : null;
    const [film, before] = await Promise.all([chair.film(number, language), earlier]);
    if (chair !== this.chair || language !== words.language) return;
    this.shown = number;
    this.film = film;
    this.board.show(film, chair.seat, before);
    this.settle();
    this.log.mark(this.looking === undefined ? null : number);
    this.drawSeats();
  }

  announce(moment) {
    const said = Log.sentence(moment, this.words);
    if (said) this.said.replaceChildren(element("p", {}, said));
  }

  // Looks back at a moment; the present waits.
  async look(number) {
    if (number === undefined || number === this.chair.last) return this.now();
    this.looking = number;
    this.leave();
    this.board.offer([]);
    const now = element("button", { type: "button", class: "main", onclick: () => this.now() }, this.words.label("now"));
    const step = (by, sign) => element("button", { type: "button", "aria-label": this.words.label(by < 0 ? "back" : "next"), onclick: () => this.step(by) }, sign);
    await this.draw(number);
    this.since.replaceChildren(element("strong", {}, this.words.label("earlier")),
      element("span", {}, Log.sentence(this.chair.moments.get(number), this.words)), step(-1, "‹"), step(1, "›"), now);
    this.since.hidden = false;
    this.root.firstChild.classList.add("looking");
    this.announce(this.chair.moments.get(number));
  }

  step(by) {
    const numbers = [...this.chair.moments.keys()];
    this.look(numbers[Math.max(0, numbers.indexOf(this.looking) + by)]);
  }

  async now() {
    if (this.looking === undefined) return;
    this.looking = undefined;
    this.root.firstChild.classList.remove("looking");
    this.since.hidden = true;
    await this.draw(this.chair.last);
    this.decide();
  }

  // --- choosing --------------------------------------------------------------------------------------

  decide() {
    const { chair, words } = this;
    const { decision, wait: waiting, over, undo, turn, seat } = (this.open = chair.present);
    this.showBusy();
    this.turn.textContent = turn ? words.label("turn", { turn }) : this.table.title;
    document.title = `${decision || waiting ? "● " : ""}${this.table.title}`;
    this.leave();
    this.outcomes = new Map();
    this.buttons.undo.disabled = !undo || undo.step === null;
    this.buttons.undoTurn.disabled = !undo || undo.turn === null;
    this.buttons.hint.hidden = !decision;
    this.buttons.undo.hidden = this.buttons.undoTurn.hidden = !chair.seat;
    this.buttons.end.hidden = !waiting;
    this.root.firstChild.classList.toggle("mine", Boolean(decision || waiting));
    this.offers = [];
    if (waiting) this.ask([{ text: "", sentence: words.label(waiting.before === "turn" ? "end-turn" : "go-on"), targets: [], way: [], note: "" }],
      words.label(waiting.before === "turn" ? "before-turn" : "before-draw"), [], []);
    else if (decision) this.ask(decision.options, this.asked(decision), decision.actions ?? [], decision.cause === "turn" ? [] : decision.steps ?? []);
    else {
      this.options.show({ question: "", options: [], actions: [], steps: [] });
      this.status.textContent = over ? words.label("over") : chair.seat || this.chairs.length > 1
        ? words.label("waiting", { seat: capital(words.seat(seat)) }) : words.label("watching");
    }
    this.board.offer(this.offers);
    this.buttons.end.textContent = words.label(waiting?.before === "draw" ? "go-on" : "end-turn");
    if (over) this.scores();
    const next = this.chairs.find((one) => one !== chair && (one.present?.decision || one.present?.wait));
    if (next && !waiting) this.pass(next);
    if (!decision) return;
    this.routine(decision);
    if (chair.routine) chair.routine.paused = false;
  }

  // From the moment that something new has come, nothing can be chosen until it has been shown.
  close() {
    this.open = null;
    clearTimeout(this.asking);
    this.showBusy();
  }

  showBusy() {
    this.root.firstChild.classList.toggle("busy", this.busy || !this.open);
  }

  // What the decision is about, unless the question itself says so.
  asked({ cause, name, question, actions }) {
    if (actions?.length) return capital(name);
    const isSaid = cause === "turn" || question.toLowerCase().includes(name.toLowerCase());
    return isSaid ? question : `${capital(name)}: ${question}`;
  }

  ask(options, question, actions, steps) {
    const { words } = this;
    this.offers = options.map((one, number) => ({
      ...one, number, targets: one.targets ?? [], way: one.way ?? [], chip: one.price ? String(one.price) : "",
    }));
    this.options.show({ question, options: this.offers, actions, steps });
    this.status.textContent = words.label("your-turn");
    this.said.append(element("p", {}, `${words.label("your-turn")}. ${question} ${words.label("options-count", { number: options.length })}`));
    if (this.board.narrow && !this.staysOpen()) this.choose("offer");
    const { activeElement } = document;
    if (activeElement === document.body || this.options.root.contains(activeElement) || this.bar.contains(activeElement)) {
      this.options.list.focus({ preventScroll: true });
    }
  }

  // Whether the sheet that is open on a phone holds something to choose.
  staysOpen() {
    const parts = this.board.mine.filter((one) => (one.id === "hand") === (this.sheet === "hand"));
    return ["hand", "mine"].includes(this.sheet)
      && this.offers.some((offer) => offer.targets.some((name) => parts.some((one) => one.has(name))));
  }

  // Shows an option in the picture and what it leads to; nothing is chosen yet.
  preview(number) {
    if (this.looking !== undefined || number === null || !this.open) return;
    this.options.select(number);
    this.board.point(number);
    this.board.lead(number);
    this.buttons.choose.hidden = this.buttons.always.hidden = !this.open.decision;
    this.outcome.replaceChildren(element("p", {}, this.offers[number].sentence));
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.tellOutcome(number), 90);
  }

  leave() {
    clearTimeout(this.asking);
    this.options.select(null);
    this.board.point(null);
    this.outcome.replaceChildren();
    this.buttons.choose.hidden = this.buttons.always.hidden = true;
    this.menu.hidden = true;
  }

  async tellOutcome(number) {
    const decision = this.open?.decision;
    if (!decision) return;
    const { outcomes } = this;
    const option = decision.options[number].text;
    if (!outcomes.has(number)) {
      outcomes.set(number, this.chair.link.ask("outcome", { decision: decision.number, option }));
    }
    let outcome;
    try {
      ({ outcome } = await outcomes.get(number));
    } catch {
      // It has been answered meanwhile: there is nothing to tell.
      return;
    }
    if (this.options.selected !== number || this.outcomes !== outcomes) return;
    this.outcome.replaceChildren(...this.outcomeLines(this.offers[number], outcome));
    this.said.replaceChildren(element("p", {}, this.outcome.textContent));
  }

  outcomeLines(offer, { deeds, changes, points, lost, end, next }) {
    const { words } = this;
    const lines = [element("p", { class: "chosen" }, offer.sentence)];
    const told = [];
    if (deeds.length) told.push(element("span", { class: "deeds-told" }, `${capital(deeds.join(", "))}.`));
    for (const { name, before, after } of changes) {
      told.push(element("span", { class: "change" }, `${name} `, element("s", {}, before), " → ", element("b", {}, after)));
    }
    if (points) told.push(element("span", { class: "change" }, words.label("more-points", { points: `${points > 0 ? "+" : "−"}${Math.abs(points)}` })));
    if (lost) told.push(element("span", { class: "lost" }, capital(lost)));
    if (told.length) lines.push(element("p", {}, ...told.flatMap((one) => [one, " "])));
    if (next) {
      const more = next.number > next.options.length ? ` ${words.label("then-more", { number: next.number - next.options.length })}` : "";
      lines.push(element("p", { class: "quiet" }, words.label("then-next", { name: capital(next.name), option: next.options.join(" / ") }) + more));
    } else if (end !== "decision") lines.push(element("p", { class: "quiet" }, words.label(ENDS[end])));
    return lines;
  }

  // What was clicked in the picture stands for one option or for several.
  picked({ offers, box, part, event }) {
    if (offers.length === 1) return this.tapped(offers[0].number, event);
    const rect = part.panel.svg.getBoundingClientRect();
    const scale = rect.width / part.panel.width;
    this.menu.replaceChildren(...offers.map(({ number, sentence }) => element("button", {
      type: "button", onclick: (click) => this.tapped(number, click), onpointerenter: () => this.preview(number), onfocus: () => this.preview(number),
    }, sentence)));
    this.menu.hidden = false;
    const [left, top] = [rect.left + box[0] * scale, rect.top + box[3] * scale];
    Object.assign(this.menu.style, {
      left: `${Math.max(4, Math.min(left, innerWidth - this.menu.offsetWidth - 4))}px`,
      top: `${Math.max(4, Math.min(top + 6, innerHeight - this.menu.offsetHeight - 4))}px`,
    });
    this.menu.firstChild.focus();
  }

  // A finger has no hovering: its first tap shows what the second one chooses.
  tapped(number, event) {
    if (event?.pointerType === "touch" && this.options.selected !== number) return this.preview(number);
    this.pick(number);
  }

  async pick(number) {
    if (number === null || number === undefined || this.busy || !this.open || this.looking !== undefined) return;
    const { decision, wait: waiting } = this.open;
    if (waiting) return this.end();
    if (!decision) return;
    this.options.select(number);
    await this.send("choose", { decision: decision.number, option: decision.options[number].text });
  }

  end() {
    const waiting = this.open?.wait;
    if (waiting && !this.busy) this.send("end_turn", { decision: waiting.number });
  }

  undo(what) {
    const to = this.open?.undo?.[what];
    if (to !== null && to !== undefined && !this.busy) this.send("undo", { to });
  }

  async send(type, content) {
    this.busy = true;
    this.warning.textContent = "";
    this.showBusy();
    try {
      return await this.chair.link.ask(type, content);
    } catch (error) {
      // Where something else was chosen meanwhile, the present moment says so by itself.
      if (error.code !== "stale") this.warn(error.message);
      return null;
    } finally {
      this.busy = false;
      this.showBusy();
    }
  }

  async hint() {
    const player = kept(SIT) || (this.table.players.includes("greedy") ? "greedy" : this.table.players[0]);
    this.buttons.hint.disabled = true;
    const answer = await this.send("hint", { player });
    this.buttons.hint.disabled = false;
    const at = answer ? this.offers.findIndex((one) => one.text === answer.hint.option) : -1;
    if (at < 0) return;
    this.preview(at);
    this.status.textContent = this.words.label("hint-says", { player, option: this.offers[at].sentence });
    this.said.replaceChildren(element("p", {}, this.status.textContent));
  }

  // --- answers by themselves -----------------------------------------------------------------------

  routine(decision) {
    const text = this.chair.routine?.answer(decision) ?? null;
    const at = decision.options.findIndex((one) => one.text === text);
    if (at < 0) return;
    this.pick(at);
    this.warn(this.words.label("routine-did", { option: decision.options[at].sentence }));
  }

  always() {
    const decision = this.open?.decision;
    const { selected } = this.options;
    if (!decision || selected === null || !this.chair.routine) return;
    this.chair.routine.learn(decision, decision.options[selected]);
    this.pick(selected);
  }

  // --- seats, points, settings ---------------------------------------------------------------------

  drawSeats() {
    const { words, table, film } = this;
    if (!table?.seats) return;
    const present = this.chair.present;
    this.seats.replaceChildren(...table.seats.map(({ seat, here, player }) => {
      const own = seat === this.chair.seat;
      const cells = film ? film.columns.slice(0, 4).map(({ name, cells: texts }) => `${name} ${texts[seat - 1]}`) : [];
      const points = present?.points?.[seat - 1];
      const state = player === "human" ? words.label(here ? "here" : "away") : player;
      const acts = present?.wait ? own : present?.seat === seat;
      return element("li", { class: [own && "own", acts && "acting"].filter(Boolean).join(" ") || null, style: `--own: var(--gwt-seat-${seat})` },
        element("button", { type: "button", title: words.label("show-seat", { seat: words.seat(seat) }), onclick: () => this.showSeat(seat) },
          element("b", {}, capital(words.seat(seat))), own ? element("em", {}, ` (${words.label("you")})`) : "",
          element("small", {}, ` ${state}`),
          element("span", { class: "cells" }, [points === undefined ? "" : `★ ${String(points).replace("-", "−")}`, ...cells].filter(Boolean).join(" · "))));
    }));
  }

  dialog(title, ...content) {
    const close = element("button", { type: "button", class: "close", onclick: () => box.close() }, this.words.label("close"));
    const box = element("dialog", { onclose: () => box.remove(), "aria-label": title, onclick: (event) => event.target === box && box.close() },
      element("header", {}, element("h2", {}, title), close), ...content);
    document.body.append(box);
    box.showModal();
    return box;
  }

  showSeat(seat) {
    const { board } = this;
    const part = [...board.parts.values()].find((one) => one.seat === seat && one.id !== "hand");
    if (!part) return;
    const panel = new Panel(board.album);
    panel.turn(part.frame);
    panel.svg.setAttribute("aria-label", part.title.textContent);
    const rows = this.film.columns.map(({ name, cells }) => element("li", {}, `${name}: `, element("b", {}, cells[seat - 1])));
    this.dialog(capital(this.words.seat(seat)), panel.svg, element("ul", { class: "columns" }, ...rows));
  }

  points() {
    const { words, chair, table } = this;
    const moments = [...chair.moments.values()].filter((one) => one.points);
    const lines = element("ul", { class: "lines" }, ...(this.film?.lines ?? []).map((one) => element("li", {}, one)));
    const inWords = element("details", {}, element("summary", {}, words.label("in-words")), lines);
    if (moments.length < 2) return this.dialog(words.label("points"), inWords);
    this.graph = new Graph(words, table.seats.length, (step) => {
      box.close();
      this.look(moments[step].number);
    });
    this.graph.draw({ points: moments.map((one) => one.points) });
    this.graph.mark(moments.length - 1, Math.max(0, moments.length - 2), chair.present.over);
    const box = this.dialog(words.label("points"), this.graph.root, inWords);
  }

  scores() {
    const { words, chair, table } = this;
    const { scores, winners } = chair.present;
    if (!scores || this.told === chair.last) return;
    this.told = chair.last;
    const names = Object.fromEntries((table.categories ?? []).map(({ id, name }) => [id, name]));
    const row = (name, points, tag = "td") => element("tr", {}, element("th", { scope: "row" }, name), ...points.map((one) => element(tag, {}, String(one))));
    const rows = Object.keys(scores[0]).filter((id) => id !== "total").map((id) => row(capital(names[id] ?? id), scores.map((one) => one[id])));
    rows.push(row(words.label("total"), scores.map((one) => one.total), "th"));
    const head = element("tr", {}, element("td", {}), ...scores.map((_, at) => element("th", { scope: "col", class: winners?.includes(at + 1) ? "winner" : null }, words.seat(at + 1))));
    this.dialog(words.label("over"), element("div", { class: "scores" }, element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows))));
  }

  settings() {
    const { words, table, chair } = this;
    const field = (id, control) => element("label", { class: "field" }, element("span", {}, words.label(id)), control);
    const select = (options, chosen, act) => element("select", { onchange: (event) => act(event.target.value) },
      ...options.map(([value, text]) => element("option", { value, selected: value === chosen }, text)));
    const checkbox = (checked, act) => element("input", { type: "checkbox", checked, onchange: (event) => act(event.target.checked) });
    const { routine } = chair;
    const known = element("ul", { class: "routines" }, ...(routine?.known ?? []).map(({ about, sentence }) => {
      const line = element("li", {}, element("span", {}, sentence), " ",
        element("button", { type: "button", onclick: () => { routine.forget(about); line.remove(); } }, words.label("forget")));
      return line;
    }));
    this.dialog(words.label("settings"),
      field("language", select(table.languages.map((one) => [one, nameOf(one)]), words.language, (value) => this.speak(value))),
      field("theme", select(Object.entries(THEMES).map(([one, id]) => [one, words.label(id)]), document.documentElement.dataset.theme || "auto", (value) => {
        keep("gwt-theme", value === "auto" ? "" : value);
        document.documentElement.dataset.theme = value === "auto" ? "" : value;
      })),
      field("watch-turns", checkbox(kept(WATCH) !== "no", (on) => keep(WATCH, on ? "yes" : "no"))),
      field("hint-by", select(table.players.map((one) => [one, one]), kept(SIT) || "greedy", (value) => keep(SIT, value))),
      routine ? element("fieldset", {}, element("legend", {}, words.label("routine")),
        field("routine-only", checkbox(routine.only, (on) => { routine.only = on; routine.save(); })),
        routine.known.length ? known : element("p", { class: "quiet" }, words.label("routine-none"))) : "",
      element("p", { class: "quiet" }, words.label("keys")));
  }

  async speak(language) {
    const { words, chair } = this;
    words.choose(language);
    await words.speak(language, this.table.game);
    for (const one of this.chairs) {
      one.films.clear();
      await one.link.ask("language", { language }).catch((error) => this.warn(error.message));
    }
    this.board.renew();
    this.write();
    document.querySelector("dialog")?.close();
    this.rewriteLog();
    await this.draw(this.looking ?? chair.last);
    this.decide();
  }

  // --- several seats on one device -----------------------------------------------------------------

  // Hides everything until whoever is next looks alone.
  pass(chair) {
    if (this.chair.present?.decision || this.chair.present?.wait || this.passing) return;
    this.passing = true;
    const name = capital(this.words.seat(chair.seat));
    const box = this.dialog(this.words.label("pass", { seat: name }),
      element("p", {}, element("button", { type: "button", class: "main", autofocus: true, onclick: () => box.close() }, this.words.label("look"))));
    box.classList.add("curtain");
    box.querySelector(".close").remove();
    box.addEventListener("cancel", (event) => event.preventDefault());
    box.addEventListener("close", () => {
      this.passing = false;
      this.sit(chair);
    });
  }

  sit(chair) {
    this.close();
    const own = [...chair.moments.values()].findLast((one) => one.choice);
    this.chair = chair;
    this.looking = undefined;
    this.shown = own?.number ?? [...chair.moments.keys()][0];
    this.board.renew();
    this.rewriteLog();
    this.queue = [...chair.moments.keys()].filter((one) => one > this.shown).slice(-MOST);
    if (!this.queue.length) this.queue.push(chair.last);
    this.run();
  }

  // --- keys ------------------------------------------------------------------------------------------

  key(event) {
    if (document.querySelector("dialog[open]")) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.target.matches("input")) {
      event.preventDefault();
      this.undo(event.shiftKey ? "turn" : "step");
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("select, textarea, .gwt-view, .log-list")) return;
    if (event.target.matches("button, a, summary") && ["Enter", " "].includes(event.key)) return;
    if (this.looking !== undefined) {
      const act = { ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1), Escape: () => this.now() }[event.key];
      if (act) {
        event.preventDefault();
        act();
      }
      return;
    }
    if (event.key === "Escape" && !this.menu.hidden) this.menu.hidden = true;
    if (this.options.key(event)) event.preventDefault();
  }
}
