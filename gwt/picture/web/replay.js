// <gwt-replay>: a game step by step, from the data that gwt.play.replay_html writes.
// The data is in a file of the site (src="...") or, compressed, in a <script type="text/plain"> within.
import { createElement, icon, readStored, writeStored, Texts, capital } from "./dom.js";
import { FrameTable } from "./frame-table.js";
import { TableView } from "./table-view.js";
import { EventList } from "./event-list.js";
import { ReplayAnalysis } from "./replay-analysis.js";
import { MoveList } from "./move-list.js";
import { Graph } from "./graph.js";
import { ContinueGame } from "./continue-game.js";

/** @import { ReplayData } from "./data.d.ts" */

const VERSION = 3;
/** @type {[name: string, milliseconds: number][]} */
const SPEEDS = [["slow", 4000], ["normal", 2000], ["fast", 800], ["fastest", 250]];
const LANGUAGE = "gwt-language";
const SITE_LANGUAGE = "gwt-site-language";

// A page in another language than English speaks it; else the language that was chosen last.
/** @param {string[]} languages */
const speaking = (languages) => {
  const page = document.documentElement.lang;
  const wanted = [page === "en" ? null : page, readStored(LANGUAGE), readStored(SITE_LANGUAGE), "en"];
  return wanted.find((one) => one !== null && languages.includes(one)) || languages[0];
};

/** @param {string} base64 @returns {Promise<ReplayData>} */
const decompressData = async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
};

class Replay extends HTMLElement {
  /** @type {ReplayData} */ data;
  /** @type {Texts} */ words;
  /** @type {EventList} */ eventList;
  /** @type {ReplayAnalysis<number>} */ analysis;
  /** @type {MoveList} */ moveList;
  /** @type {Graph<number>} */ graph;
  /** @type {TableView} */ tableView;
  /** @type {ContinueGame} */ continueGame;
  // What writes a part of the page in the reader's language.
  /** @type {((words: Texts) => void)[]} */ labelled;
  // The step that is shown, and the one from which it is told; none before the first.
  /** @type {number} */ step;
  /** @type {number} */ since;
  /** @type {number} */ seat;
  /** @type {string} */ stops;
  // Milliseconds from step to step, and the timer of the next one while it plays.
  /** @type {number} */ speed;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer;
  /** @type {() => void} */ followed;
  /** @type {(event: KeyboardEvent) => void} */ pressed;
  /** @type {HTMLButtonElement} */ playing;
  /** @type {HTMLInputElement} */ slider;
  /** @type {HTMLAnchorElement} */ place;
  /** @type {HTMLSelectElement} */ target;
  /** @type {Set<number>[]} */ kindTexts;
  /** @type {HTMLElement} */ warning;
  /** @type {HTMLElement} */ stepText;
  /** @type {HTMLElement} */ lines;
  /** @type {HTMLElement} */ inWords;
  /** @type {HTMLElement} */ steps;

  async connectedCallback() {
    if (this.data) return this.listen();
    try {
      this.data = await this.read();
    } catch (error) {
      this.append(createElement("p", { role: "alert" }, `This game cannot be shown: ${/** @type {Error} */ (error).message}`));
      return;
    }
    if (!this.isConnected) return;
    this.build();
    this.listen();
    this.show(0, false);
    this.visit();
  }

  disconnectedCallback() {
    this.pause();
    window.removeEventListener("hashchange", this.followed);
    document.removeEventListener("keydown", this.pressed);
  }

  async read() {
    const within = this.querySelector("script[type='text/plain']");
    const data = await (within ? decompressData(within.textContent ?? "") : this.fetched(this.getAttribute("src") ?? ""));
    if (data.version !== VERSION) throw new Error(`its form is ${data.version}, not ${VERSION}`);
    return data;
  }

  /** @param {string} src @returns {Promise<ReplayData>} */
  async fetched(src) {
    const answer = await fetch(new URL(src, document.baseURI));
    if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
    return answer.json();
  }

  listen() {
    this.followed = () => this.visit();
    this.pressed = (event) => this.key(event);
    window.addEventListener("hashchange", this.followed);
    document.addEventListener("keydown", this.pressed);
  }

  // Goes to the step that the address names; one that does not exist is told, and nothing changes.
  visit() {
    const link = /^#step-(.*)$/.exec(location.hash)?.[1];
    if (link === undefined) return;
    const step = /^\d{1,9}$/.test(link) ? Number(link) : -1;
    const exists = step >= 0 && step <= this.last;
    this.warning.textContent = exists ? "" : this.words.label("no-step", { link: decodeURIComponent(link), all: this.last });
    if (exists) this.show(step, false);
  }

  get last() {
    return this.data.steps.length;
  }

  // Whether choices after which nothing has happened yet are left out.
  get brief() {
    return this.stops === "happened" || this.stops === "turns";
  }

  get view() {
    return this.data.views[this.seat];
  }

  // --- what is on the page -----------------------------------------------------------------------

  build() {
    const { data } = this;
    this.seat = 0;
    this.stops = "happened";
    this.speed = SPEEDS[1][1];
    this.labelled = [];
    const words = (this.words = new Texts(data, speaking(data.languages)));
    this.eventList = new EventList(data, words);
    this.analysis = new ReplayAnalysis(data, words);
    this.moveList = new MoveList(data, words, this.eventList);
    this.graph = new Graph(words, data.players, (step) => this.show(step), this.analysis);
    this.tableView = new TableView(new FrameTable(data.film), words, data.panels);
    this.continueGame = new ContinueGame(data, words, this.getAttribute("table"));
    this.warning = createElement("p", { class: "gwt-warning", role: "alert" });
    this.stepText = createElement("div", { class: "gwt-said", "aria-live": "polite", tabindex: 0, role: "region" });
    this.lines = createElement("ul");
    this.inWords = createElement("summary");
    this.replaceChildren(
      createElement("style", {}, colours(data.colours)),
      this.controls(), this.warning,
      createElement("div", { class: "gwt-main" },
        this.tableView.root,
        createElement("div", { class: "gwt-side" }, this.stepText, this.jumps(), this.moveList.root),
        this.graph.root),
      this.settings(),
      this.continueGame.root,
      createElement("details", { class: "gwt" }, this.inWords, this.lines),
      createElement("p", { class: "gwt-quiet" }, `${data.title}: ${data.premise}`));
    this.speak();
  }

  controls() {
    /** @param {string} id @param {() => void} action */
    const press = (id, action) => {
      const made = createElement("button", { type: "button", class: `gwt-${id}`, onclick: action }, icon(id));
      this.labelled.push((words) => this.name(made, words.label(made === this.playing && this.timer ? "pause" : id)));
      return made;
    };
    this.playing = press("play", () => this.toggle());
    this.slider = createElement("input", {
      type: "range", min: 0, max: this.last, step: 1, oninput: () => this.show(Number(this.slider.value)),
    });
    this.place = createElement("a", { class: "gwt-place" });
    this.steps = createElement("div", { class: "gwt-steps", role: "group" },
      press("first", () => this.show(0)),
      press("turn-back", () => this.show(this.turn(-1))),
      press("back", () => this.show(this.stop(-1))),
      this.playing,
      press("next", () => this.onto(this.stop(1))),
      press("turn-next", () => this.onto(this.turn(1))),
      press("last", () => this.show(this.last)),
      this.slider, this.place);
    return this.steps;
  }

  // A list to choose who or what to jump to, and the buttons that do.
  jumps() {
    const { data } = this;
    this.target = createElement("select");
    /** @param {string} id @param {HTMLElement[]} options */
    const group = (id, options) => {
      const made = createElement("optgroup", {}, ...options);
      this.labelled.push((words) => { made.label = words.label(id); });
      return made;
    };
    /** @param {string} value @param {(words: Texts) => string} text */
    const option = (value, text) => {
      const made = createElement("option", { value });
      this.labelled.push((words) => { made.textContent = text(words); });
      return made;
    };
    const seats = Array.from({ length: data.players }, (_, at) => at + 1);
    this.target.append(
      group("who", seats.map((one) => option(`seat ${one}`, (words) => words.label("choices-of", { seat: words.seat(one) })))),
      ...(this.analysis.turning.size ? [group("judged", [option("turning", (words) => words.label("turning"))])] : []),
      group("what", data.kinds.map(([name], at) => option(`kind ${at}`, (words) => words.of(name)))));
    this.kindTexts = data.kinds.map(([, texts]) => new Set(texts));
    /** @param {string} id @param {1 | -1} by */
    const press = (id, by) => {
      const made = createElement("button", { type: "button", onclick: () => this.jump(by) }, icon(id));
      this.labelled.push((words) => this.name(made, words.label(id)));
      return made;
    };
    return createElement("div", { class: "gwt-jumps" },
      this.labelledField("jump", this.target), press("jump-back", -1), press("jump-next", 1));
  }

  settings() {
    const { data } = this;
    /** @param {string} tag */
    const named = (tag) => capital(new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag);
    const title = createElement("summary");
    this.labelled.push((words) => { title.textContent = words.label("settings"); });
    const follow = createElement("input", { type: "checkbox", checked: true, onchange: () => { this.tableView.follow = follow.checked; } });
    return createElement("details", { class: "gwt gwt-settings", open: matchMedia("(min-width: 60em)").matches }, title,
      createElement("div", { class: "gwt-choices" },
        this.choice("seen-by", data.seats.map((one, at) => [at, (words) => words.seat(one)]), 0, (value) => this.sit(Number(value))),
        this.choice("language", data.languages.map((one) => [one, () => named(one)]), this.words.language, (value) => {
          this.words.language = value;
          writeStored(LANGUAGE, value);
          this.speak();
        }),
        this.choice("stop", ["happened", "every", "free", "turns"].map((one) => [one, (words) => words.label(one)]), this.stops, (value) => {
          this.stops = value;
          this.moveList.brief(this.brief);
        }),
        this.choice("speed", SPEEDS.map(([name, time]) => [time, (words) => words.label(name)]), this.speed, (value) => {
          this.speed = Number(value);
        }),
        ...(this.analysis.any ? [this.choice("graph", ["points", "chances"].map((one) => [one, (words) => words.label(one)]), "points", (value) => {
          this.graph.shows = value;
          this.graph.draw(this.view);
          this.write();
        })] : []),
        this.labelledField("follow", follow)));
  }

  /** @param {string} id @param {[value: string | number, text: (words: Texts) => string][]} options @param {string | number} chosen @param {(value: string) => void} action */
  choice(id, options, chosen, action) {
    const made = options.map(([value, text]) => {
      const option = createElement("option", { value, selected: value === chosen });
      this.labelled.push((words) => { option.textContent = text(words); });
      return option;
    });
    return this.labelledField(id, createElement("select", { onchange: (event) => action(event.target.value) }, ...made));
  }

  /** @param {string} id @param {HTMLElement} field */
  labelledField(id, field) {
    const text = createElement("span");
    this.labelled.push((words) => { text.textContent = words.label(id); });
    return createElement("label", {}, text, " ", field);
  }

  /** @param {HTMLElement} button @param {string} label */
  name(button, label) {
    button.title = label;
    button.setAttribute("aria-label", label);
  }

  // Writes everything in the reader's language.
  speak() {
    const { words } = this;
    this.lang = words.language;
    for (const write of this.labelled) write(words);
    this.steps.setAttribute("aria-label", words.label("steps"));
    this.slider.setAttribute("aria-label", words.label("steps"));
    this.stepText.setAttribute("aria-label", words.label("told"));
    this.place.title = words.label("link");
    this.inWords.textContent = words.label("in-words");
    this.tableView.speak();
    this.moveList.write(this.view);
    this.graph.draw(this.view);
    if (this.step !== undefined) this.write();
  }

  // Looks on as another seat.
  /** @param {number} seat */
  sit(seat) {
    this.seat = seat;
    this.tableView.renew();
    this.moveList.write(this.view);
    this.graph.draw(this.view);
    this.write();
  }

  // --- steps -------------------------------------------------------------------------------------

  // `link` says whether the address is to name the step; `since` is the step from which it is told.
  /** @param {number} step @param {boolean} link @param {number} since */
  show(step, link = true, since = step - 1) {
    const wanted = Math.min(this.last, Math.max(0, step));
    if (wanted === this.step) return;
    this.step = wanted;
    this.since = Math.max(0, Math.min(since, wanted - 1));
    if (link) {
      history.replaceState(history.state, "", `#step-${wanted}`);
      this.warning.textContent = "";
    }
    if (wanted === this.last) this.pause();
    this.write();
  }

  write() {
    const { words, step, since, view, eventList } = this;
    const number = { number: step, all: this.last };
    this.slider.value = String(step);
    this.slider.setAttribute("aria-valuetext", words.label("step", number));
    this.place.href = `#step-${step}`;
    this.place.textContent = `${step} / ${this.last}`;
    const told = [];
    for (let at = step ? since + 1 : 0; at <= step; at += 1) {
      if (at === step || !this.brief || eventList.runs(at, view).length) told.push(...eventList.describe(at, view));
    }
    this.stepText.replaceChildren(...told, ...this.analysis.describe(step), ...eventList.next(step));
    this.stepText.classList.toggle("gwt-ended", step === this.last && !this.data.next);
    this.stepText.scrollTop = 0;
    /** @param {number} at */
    const frames = (at) => view.frames[at].map((one) => this.data.film.frames[one]);
    this.tableView.show(frames(since), frames(step), words.label("picture", number));
    this.lines.replaceChildren(...view.lines[step].map((one) =>
      createElement("li", {}, this.data.lines[one].map((clause) => words.of(clause)).join("; "))));
    this.moveList.mark(step);
    this.graph.mark(step, since, !this.data.seats[this.seat]);
    this.continueGame.show(step);
  }

  // The turn to which the choice after a step belongs.
  /** @param {number} step */
  turnAt(step) {
    return step < this.last ? this.data.steps[step][3] : this.data.turn;
  }

  // The step at which the turn before or after this one begins.
  /** @param {1 | -1} by */
  turn(by) {
    /** @param {number} step */
    const begins = (step) => step <= 0 || step >= this.last || this.turnAt(step) !== this.turnAt(step - 1);
    let step = this.step + by;
    while (!begins(step)) step += by;
    return step;
  }

  // The next step that is stopped at: one in which something happened, any, or one before a real choice.
  /** @param {1 | -1} by */
  stop(by) {
    if (this.stops === "turns") return this.turn(by);
    let step = this.step + by;
    if (this.stops === "happened") while (step > 0 && step < this.last && !this.eventList.runs(step, this.view).length) step += by;
    if (this.stops === "free") while (step > 0 && this.view.forced[step + 1]) step += by;
    return step;
  }

  // Goes to the next step of a seat, or in which something of a kind happens.
  /** @param {1 | -1} by */
  jump(by) {
    const [sort, number] = this.target.value.split(" ");
    const { steps } = this.data;
    /** @param {number} step */
    const isSo = (step) => {
      if (sort === "turning") return this.analysis.turning.has(step);
      if (sort === "seat") return steps[step - 1]?.[1] === Number(number) && steps[step - 2]?.[1] !== Number(number);
      return this.view.news[step].some((one, at) => at % 2 && this.kindTexts[Number(number)].has(one));
    };
    let step = this.step + by;
    while (step > 0 && step <= this.last && !isSo(step)) step += by;
    if (step > 0 && step <= this.last) this.show(step);
  }

  // --- playing and keys --------------------------------------------------------------------------

  toggle() {
    if (this.timer) return this.pause();
    if (this.step === this.last) this.show(0);
    this.shape("pause");
    const on = () => {
      this.timer = setTimeout(() => {
        on();
        this.onto(this.stop(1));
      }, this.speed);
    };
    on();
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.playing) this.shape("play");
  }

  /** @param {string} id */
  shape(id) {
    this.playing.replaceChildren(icon(id));
    this.name(this.playing, this.words.label(id));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {Element} */ (event.target);
    const inside = this.contains(target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target !== document.body && !inside) return;
    if (target.matches("input, select, textarea")) return;
    /** @type {Record<string, (() => void) | false>} */
    const actions = event.shiftKey
      ? { ArrowRight: () => this.onto(this.turn(1)), ArrowLeft: () => this.show(this.turn(-1)) }
      : {
        ArrowRight: () => this.onto(this.stop(1)),
        ArrowLeft: () => this.show(this.stop(-1)),
        Home: () => this.show(0),
        End: () => this.show(this.last),
        " ": !target.matches("button, summary, a") && (() => this.toggle()),
      };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  // Goes forward and tells all that happened on the way.
  /** @param {number} step */
  onto(step) {
    this.show(step, true, this.step);
  }
}

// The colours of the pictures: a page that chooses between them says so on its body, as Material does.
/** @param {{ light: string, dark: string }} colours */
const colours = ({ light, dark }) =>
  `gwt-replay { ${light} }
   @media (prefers-color-scheme: dark) { body:not([data-md-color-scheme]) gwt-replay { ${dark} } }
   [data-md-color-scheme="slate"] gwt-replay { ${dark} }`;

if (!customElements.get("gwt-replay")) customElements.define("gwt-replay", Replay);
