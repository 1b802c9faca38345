// Choosing: what is asked, what an option leads to before it is chosen, taking back, and the end of a turn.
import { createElement, capital } from "./dom.js";
import { Menu } from "./menu.js";
import { rowOf } from "./options.js";
import { outcomeLines, outcomeSpoken } from "./outcome.js";
import { hintPlayer } from "./settings.js";
import { stageOf, tellingPlaces } from "./stage.js";

/** @import { Picked } from "./board.js" */
/** @import { Table } from "./table.js" */
/** @import { Action, Decision, Kind, Messages, Moment, Option, Outcome, Problem, Undo, Wait } from "./wire.d.ts" */

// How long an option is looked at before the server is asked what it leads to, in milliseconds.
const PAUSE = 90;

// An option of another question than the one that is asked: of a later `step`, or of one that was passed over and
// to which one goes back; `outcome` is what the server was asked then.
/** @typedef {Option & { step?: string, to?: number, outcome?: Promise<{ outcome: Outcome }> }} Open */
// An option that is offered, with its number and the label of its place in the picture.
/** @typedef {Open & { number: number, meant: boolean, targets: string[], way: string[], chip: string }} Offer */
export class DecisionPanel {
  // The moment that is open to be chosen in; none while something new is being shown.
  /** @type {Moment | null | undefined} */ open;
  /** @type {boolean} */ busy;
  /** @type {boolean} */ ends;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ asking;
  // What is known of what options lead to, by their numbers.
  /** @type {Map<number, Promise<{ outcome: Outcome }>>} */ outcomes;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    const { words, board, options } = table;
    this.status = createElement("p", { class: "status" });
    this.outcome = createElement("div", { class: "outcome" });
    this.buttons = {
      choose: words.button("choose", () => this.pick(options.selected), "main"),
      always: words.button("always", () => this.always()),
      hint: words.button("hint", () => this.hint()),
      undo: words.button("undo", () => this.undo("step")),
      undoTurn: words.button("undo-turn", () => this.undo("turn")),
      end: words.button("end-turn", () => this.end(), "main end"),
    };
    // Until something is asked, there is nothing to press.
    for (const one of Object.values(this.buttons)) one.hidden = true;
    // What does not fit into it is scrolled to, by keys too.
    this.hinted = createElement("p", { class: "hinted" });
    this.outcomePane = createElement("div", { class: "telling", tabindex: 0, role: "group" }, this.hinted, this.outcome);
    this.root = createElement("section", { class: "bar" },
      this.outcomePane,
      createElement("div", { class: "deeds" }, ...Object.values(this.buttons)));
    words.whenever(() => {
      for (const one of [this.root, this.outcomePane]) one.setAttribute("aria-label", words.label("what-to-do"));
    });
    this.menu = new Menu((number, event) => this.tapped(number, event), (number) => this.preview(number));
    /** @type {Offer[]} */
    this.offers = [];
    // The moments at which there was only one answer, which was given.
    /** @type {Set<number>} */
    this.forced = new Set();
    // What may be done still of questions that were passed over, and what has been chosen of those that will come,
    // by their effect; of one turn.
    /** @type {Open[]} */
    this.passed = [];
    /** @type {Map<string, string>} */
    this.planned = new Map();
    /** @type {number | undefined} */
    this.turn = undefined;
    board.on("preview", (detail) => this.menu.isOpen || this.preview(detail.offers[0].number));
    // On the way from a picture to its menu the pointer leaves what it is about.
    board.on("leave", () => this.menu.isOpen || this.leave());
    board.on("pick", (detail) => this.picked(detail));
    options.on("preview", (detail) => this.preview(detail.number));
    options.on("leave", (detail) => detail.event?.type !== "keydown" || this.leave());
    options.on("pick", (detail) => this.tapped(detail.number, detail.event));
  }

  // --- what is asked -------------------------------------------------------------------------------

  // Asks what the present moment asks of its reader.
  decide() {
    const { viewer, words, board, layout } = this.table;
    const { decision, wait, undo, turn } = (this.open = this.table.present);
    if (turn !== this.turn) this.planned.clear();
    if (turn !== this.turn || !undo || undo.turn === null) this.passed = [];
    this.turn = turn;
    this.showBusy();
    this.leave();
    this.outcomes = new Map();
    this.showButtons(decision, wait, undo);
    layout.mark("mine", viewer.acts);
    if (wait) this.askToEnd(wait);
    else if (decision) this.ask([...this.together(decision), ...this.passed], decision.ask, decision.actions ?? [], decision.cause === "turn" ? [] : decision.steps ?? []);
    else this.askNothing();
    board.offer(this.offers, (decision?.actions ?? []).map((one) => one.target));
    this.buttons.end.textContent = words.label(wait?.before === "draw" ? "go-on" : "end-turn");
    // Whoever has said that they do nothing more need not say so again.
    if (wait && this.ends) this.send("end_turn", { decision: wait.number });
    this.ends = false;
    if (!decision) return;
    this.answerByItself(decision);
    if (viewer.autoAnswers) viewer.autoAnswers.paused = false;
  }

  // From the moment that something new has come, nothing can be chosen until it has been shown.
  close() {
    this.open = null;
    clearTimeout(this.asking);
    this.showBusy();
  }

  showBusy() {
    this.table.layout.mark("busy", this.busy || !this.open);
  }

  /** @param {Decision | null | undefined} decision @param {Wait | null | undefined} wait @param {Undo | null | undefined} undo */
  showButtons(decision, wait, undo) {
    const { hint, undo: back, undoTurn, end } = this.buttons;
    back.disabled = !undo || undo.step === null;
    undoTurn.disabled = !undo || undo.turn === null;
    hint.hidden = !decision;
    back.hidden = undoTurn.hidden = !this.table.viewer.plays;
    end.hidden = !wait;
  }

  /** @param {Wait} wait */
  askToEnd({ before }) {
    const { words } = this.table;
    const [sentence, question] = before === "turn" ? ["end-turn", "before-turn"] : ["go-on", "before-draw"];
    this.ask([{ text: "", sentence: words.label(sentence), note: "" }, ...this.passed], words.label(question), [], []);
  }

  // The options with what may be chosen before it is asked, of which what has been is ticked; last is what may be done
  // besides.
  /** @param {Decision} decision @returns {Open[]} */
  together({ options, later = [] }) {
    const { board, lesson } = this.table;
    const at = options.findLastIndex(({ targets = [] }) => board.common.some((part) => targets.some((name) => part.has(name)))) + 1;
    // Whoever learns is asked one thing at a time.
    const more = lesson ? [] : later.flatMap(({ effect, options: others }) => others.map((one) => (
      { ...one, step: effect, row: this.planned.get(effect) === one.text ? `✓ ${rowOf(one)}` : rowOf(one) })));
    return [...options.slice(0, at), ...more, ...options.slice(at)];
  }

  askNothing() {
    this.offers = [];
    this.table.options.show({ question: "", options: [], actions: [], steps: [] });
    this.status.textContent = this.standing;
  }

  // What a reader is told who has nothing to choose.
  get standing() {
    const { viewer, viewers, words, info, studies } = this.table;
    const { over, seat } = this.table.present;
    if (viewer.you?.role === "glimpse") return words.label("one-moment");
    if (studies) return words.label("studying");
    if (over) return words.label("over");
    if (info.closed) return words.label("is-closed");
    if (viewer.plays || viewers.length > 1) return words.label("waiting", { seat: capital(words.seat(seat)) });
    return words.label("watching");
  }

  /** @param {Open[]} options @param {string} question @param {Action[]} actions @param {string[]} steps */
  ask(options, question, actions, steps) {
    const { table } = this;
    const { words, board, layout } = table;
    // What is in no picture tells nothing apart.
    const aimed = options.map(({ targets = [], ...one }) => ({ ...one, targets: targets.filter((name) => board.has(name)) }));
    const places = tellingPlaces(aimed.filter((one) => one.to === undefined));
    this.offers = aimed.map((one, number) => ({
      ...one, number, meant: one.text === table.options.meant,
      targets: one.targets.filter((name) => one.to !== undefined || places.has(name)), way: one.way ?? [],
      chip: one.row?.startsWith("✓") ? "✓" : one.price ? words.label("price", { number: one.price }) : "",
    }));
    table.options.show({ question, options: this.offers, actions, steps });
    this.status.textContent = words.label("your-turn");
    layout.say(`${words.label("your-turn")}. ${question} ${words.label("options-count", { number: options.length })}`, true);
    // On a phone the sheet opens in which the options are told apart, with the part of them first.
    const part = stageOf(this.offers.filter((one) => one.to === undefined), [...board.common, ...board.mine]);
    if (board.narrow && part?.seat) board.held.prepend(part.root);
    if (board.narrow) layout.choose(!part?.seat ? "offer" : part.id === "hand" ? "hand" : "mine");
    const { activeElement } = document;
    if (activeElement === document.body || table.options.root.contains(activeElement) || this.root.contains(activeElement)) {
      table.options.list.focus({ preventScroll: true });
    }
  }

  // --- looking at an option ------------------------------------------------------------------------

  // Shows an option in the picture and what it leads to; nothing is chosen yet.
  /** @param {number | null} number */
  preview(number) {
    const { timeline, options, board, layout } = this.table;
    if (!timeline.isPresent || number === null || !this.open) return;
    options.select(number);
    board.point(number);
    board.lead(number);
    const { step } = this.offers[number];
    this.buttons.choose.hidden = !this.open.decision && !step;
    this.buttons.always.hidden = !this.open.decision || Boolean(step);
    this.outcome.replaceChildren();
    layout.hush();
    this.hinted.textContent = "";
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.showOutcome(number), PAUSE);
  }

  leave() {
    clearTimeout(this.asking);
    this.table.options.select(null);
    this.table.board.point(null);
    this.outcome.replaceChildren();
    this.hinted.textContent = "";
    this.buttons.choose.hidden = this.buttons.always.hidden = true;
    this.menu.close();
  }

  /** @param {number} number */
  async showOutcome(number) {
    const decision = this.open?.decision;
    const { outcomes, offers: { [number]: { step, sentence, outcome: before } } } = this;
    if (step && !before) return this.outcome.replaceChildren(sentence);
    if (!decision && !before) return;
    const { options, words, layout } = this.table;
    const asked = before ?? outcomes.get(number) ?? this.askOutcome(/** @type {Decision} */ (decision), this.offers[number]);
    outcomes.set(number, asked);
    let outcome;
    try {
      ({ outcome } = await asked);
    } catch {
      // It has been answered meanwhile: there is nothing to tell.
      return;
    }
    if (options.selected !== number || this.outcomes !== outcomes) return;
    this.outcome.replaceChildren(...outcomeLines(words, sentence, outcome));
    // It follows what has been told of the option, such as that it is a hint.
    layout.say(outcomeSpoken(words, outcome), true);
  }

  /** @param {Decision} decision @param {Option} option */
  askOutcome({ number }, { text }) {
    return this.table.viewer.connection.ask("outcome", { decision: number, option: text });
  }

  // --- choosing ------------------------------------------------------------------------------------

  // What was clicked in the picture stands for one option or for several.
  /** @param {Picked} picked */
  picked({ offers, box, part, event }) {
    if (offers.length === 1) return this.tapped(offers[0].number, event);
    const rect = part.panel.svg.getBoundingClientRect();
    const scale = rect.width / part.panel.width;
    this.menu.open(offers, { left: rect.left + box[0] * scale, bottom: rect.top + box[3] * scale });
  }

  // A finger has no hovering: its first tap shows what the second one chooses.
  /** @param {number | null} number @param {Event | null} event */
  tapped(number, event) {
    if (event instanceof PointerEvent && event.pointerType === "touch" && this.table.options.selected !== number) return this.preview(number);
    this.pick(number);
  }

  /** @param {number | null} number */
  async pick(number) {
    if (number === null || this.busy || !this.open || !this.table.timeline.isPresent) return;
    const { decision, wait } = this.open;
    const offer = this.offers[number];
    if (offer?.step) return this.plan(offer);
    if (wait) return this.end();
    if (!decision) return;
    if (this.table.lesson?.refuses(offer.text)) return;
    this.passed = [];
    this.ends = offer.text === decision.ends;
    await this.choose(decision, number);
  }

  /** @param {Decision} decision @param {number} number */
  choose(decision, number) {
    this.table.options.select(number);
    return this.send("choose", { decision: decision.number, option: this.offers[number].text });
  }

  // What is for a later question is chosen when that comes; to one that was passed over one goes back.
  /** @param {Offer} offer */
  plan({ step = "", to, text }) {
    if (this.planned.get(step) === text) this.planned.delete(step);
    else this.planned.set(step, text);
    if (to === undefined) return this.decide();
    this.passed = [];
    this.send("undo", { to });
  }

  end() {
    const wait = this.open?.wait;
    if (wait && !this.busy) this.send("end_turn", { decision: wait.number });
  }

  /** @param {"step" | "turn"} what */
  undo(what) {
    const { undo } = this.open ?? {};
    let to = undo?.[what] ?? null;
    if (!undo || to === null || this.busy) return;
    // What was answered by itself is taken back with the choice before it.
    while (this.forced.has(to) && to > (undo.turn ?? 0)) to -= 1;
    for (const number of this.forced) if (number >= to) this.forced.delete(number);
    this.passed = [];
    this.planned.clear();
    this.send("undo", { to });
  }

  /** @template {Kind} Type @param {Type} type @param {Messages[Type][0]} content @returns {Promise<Messages[Type][1] | null>} */
  async send(type, content) {
    const { layout, viewer } = this.table;
    this.busy = true;
    layout.warn("");
    this.showBusy();
    try {
      return await viewer.connection.ask(type, content);
    } catch (error) {
      // Where something else was chosen meanwhile, the present moment says so by itself.
      if (/** @type {Problem} */ (error).code !== "stale") layout.warn(this.table.words.refusal(error));
      return null;
    } finally {
      this.busy = false;
      this.showBusy();
    }
  }

  async hint() {
    const { info, words, layout } = this.table;
    const player = hintPlayer(info.players);
    this.buttons.hint.disabled = true;
    const answer = await this.send("hint", { player });
    this.buttons.hint.disabled = false;
    const at = answer ? this.offers.findIndex((one) => one.text === answer.hint.option) : -1;
    if (at < 0) return;
    this.preview(at);
    this.hinted.textContent = words.label("hint-says", { player: words.player(player), option: rowOf(this.offers[at]) });
    const next = this.table.options.weigh(answer?.hint.best ?? []);
    layout.say(this.hinted.textContent + (next ? ` ${words.label("hint-next", { option: next })}` : ""));
  }

  // --- answers by themselves -----------------------------------------------------------------------

  /** @param {Decision} decision */
  answerByItself(decision) {
    const { viewer, layout, words, lesson } = this.table;
    // Whoever learns sees each choice.
    if (lesson) return;
    const { effect, options, pass } = decision;
    const planned = this.planned.get(effect);
    const text = planned ?? viewer.autoAnswers?.answer(decision) ?? null;
    const at = this.offers.findIndex((one) => !one.step && one.text === text);
    if (at < 0) return;
    this.planned.delete(effect);
    const to = this.table.present.number;
    const others = pass === text ? options.filter((one) => one.text !== text) : [];
    for (const one of others) {
      const outcome = this.askOutcome(decision, one);
      // Until somebody looks at it, nobody waits for it.
      outcome.catch(() => {});
      this.passed.push({ ...one, step: effect, to, outcome, row: `${rowOf(one)} · ${words.label("first")}` });
    }
    this.choose(decision, at);
    // The log tells of the only answer as of any other.
    if (options.length === 1 || others.length) this.forced.add(to);
    else if (!planned) layout.warn(words.label("routine-did", { option: rowOf(this.offers[at]) }));
  }

  always() {
    const decision = this.open?.decision;
    const { options: { selected }, viewer: { autoAnswers } } = this.table;
    if (!decision || selected === null || !autoAnswers) return;
    autoAnswers.learn(decision, this.offers[selected]);
    this.pick(selected);
  }
}
