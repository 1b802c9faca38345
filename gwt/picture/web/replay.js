// <gwt-replay>: a game step by step, from the data that gwt.play.film writes.
// The data is in a file of the site (src="...") or in a <script type="application/json"> within.
"use strict";

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const VERSION = 1;
  const SPEEDS = [["slow", 3000], ["normal", 1500], ["fast", 500]];
  const LANGUAGE = "gwt-language";

  const element = (tag, attributes = {}, ...inside) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
      else if (value !== false) made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...inside);
    return made;
  };

  const ICONS = {
    first: "M18 5l-7 7 7 7M6 5v14",
    back: "M15 5l-7 7 7 7",
    play: "M8 5v14l11-7z",
    pause: "M8 5v14M16 5v14",
    next: "M9 5l7 7-7 7",
    last: "M6 5l7 7-7 7M18 5v14",
  };
  const icon = (name) => {
    const made = document.createElementNS(SVG, "svg");
    made.setAttribute("viewBox", "0 0 24 24");
    made.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", ICONS[name]);
    made.append(path);
    return made;
  };

  // Where a page is opened as a file, a browser may keep nothing.
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Then it is chosen again next time.
    }
  };

  // The pictures: parts become elements, and one picture the next by making only what differs.
  class Film {
    constructor({ heads, parts, symbols }) {
      this.heads = heads;
      this.parts = parts;
      this.symbols = symbols;
    }

    make(part) {
      const [head, ...inside] = this.parts[part];
      const [tag, attributes, words] = this.heads[head];
      const made = document.createElementNS(SVG, tag);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      if (words) made.textContent = words;
      made.append(...inside.map((one) => this.make(one)));
      return made;
    }

    definitions() {
      const made = document.createElementNS(SVG, "defs");
      for (const [id, parts] of Object.entries(this.symbols)) {
        const group = document.createElementNS(SVG, "g");
        group.id = `gwt-symbol-${id}`;
        group.append(...parts.map((one) => this.make(one)));
        made.append(group);
      }
      return made;
    }

    // Turns the element of one part into that of another, and gives the element that is there then.
    turn(shown, from, to, made) {
      if (from === to) return shown;
      const [head, ...old] = this.parts[from];
      const [other, ...fresh] = this.parts[to];
      if (head !== other) {
        const element = this.make(to);
        shown.replaceWith(element);
        made.push(element);
        return element;
      }
      const nodes = [...shown.childNodes];
      const most = Math.min(old.length, fresh.length);
      let before = 0;
      while (before < most && old[before] === fresh[before]) before += 1;
      let behind = 0;
      while (behind < most - before && old.at(-1 - behind) === fresh.at(-1 - behind)) behind += 1;
      const [lastOld, lastFresh] = [old.length - behind, fresh.length - behind];
      for (let at = before; at < Math.max(lastOld, lastFresh); at += 1) {
        if (at >= lastFresh) nodes[at].remove();
        else if (at < lastOld) this.turn(nodes[at], old[at], fresh[at], made);
        else {
          const element = this.make(fresh[at]);
          shown.insertBefore(element, nodes[lastOld] || null);
          made.push(element);
        }
      }
      return shown;
    }
  }

  class Replay extends HTMLElement {
    async connectedCallback() {
      if (this.data) return this.listen();
      try {
        this.data = await this.read();
      } catch (error) {
        this.append(element("p", { role: "alert" }, `This game cannot be shown: ${error.message}`));
        return;
      }
      if (!this.isConnected) return;
      this.build();
      this.listen();
      this.show(this.linked() ?? 0, false);
    }

    disconnectedCallback() {
      this.pause();
      window.removeEventListener("hashchange", this.followed);
      document.removeEventListener("keydown", this.pressed);
    }

    async read() {
      const within = this.querySelector("script[type='application/json']");
      const data = within ? JSON.parse(within.textContent) : await this.fetched(this.getAttribute("src"));
      if (data.version !== VERSION) throw new Error(`its form is ${data.version}, not ${VERSION}`);
      return data;
    }

    async fetched(src) {
      const answer = await fetch(new URL(src, document.baseURI));
      if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
      return answer.json();
    }

    listen() {
      this.followed = () => {
        const step = this.linked();
        if (step !== null) this.show(step, false);
      };
      this.pressed = (event) => this.key(event);
      window.addEventListener("hashchange", this.followed);
      document.addEventListener("keydown", this.pressed);
    }

    get last() {
      return this.data.steps.length - 1;
    }

    // The step that the address names, null where it names none.
    linked() {
      const found = /^#step-(\d+)$/.exec(location.hash);
      return found ? Math.min(this.last, Number(found[1])) : null;
    }

    // --- what is on the page -----------------------------------------------------------------------

    build() {
      const { data } = this;
      this.film = new Film(data.film);
      const press = (label, name, action) =>
        element("button", { type: "button", title: label, "aria-label": label, onclick: action }, icon(name));
      this.playing = press("Play", "play", () => this.toggle());
      this.slider = element("input", {
        type: "range", min: 0, max: this.last, step: 1, "aria-label": "Step",
        oninput: () => this.show(Number(this.slider.value)),
      });
      this.place = element("a", { class: "gwt-place", title: "Link to this step" });
      this.said = element("div", { class: "gwt-said", "aria-live": "polite" });
      this.svg = document.createElementNS(SVG, "svg");
      this.svg.classList.add("gwt-picture");
      this.svg.setAttribute("role", "img");
      this.svg.append(this.film.definitions());
      this.words = element("ul");
      this.list = element("ol", { start: 0 });
      const languages = data.languages;
      const before = kept(LANGUAGE);
      this.language = languages.includes(before) ? before : languages[0];
      this.seat = 0;
      const controls = element("div", { class: "gwt-steps", role: "group", "aria-label": "Steps" },
        press("First", "first", () => this.show(0)),
        press("Back", "back", () => this.show(this.step - 1)),
        this.playing,
        press("Next", "next", () => this.show(this.step + 1)),
        press("Last", "last", () => this.show(this.last)),
        this.slider, this.place);
      const whose = (seat) => (seat ? `seat ${seat}` : "all hands open");
      const named = new Intl.DisplayNames(["en"], { type: "language" });
      const choices = element("div", { class: "gwt-choices" },
        this.choice("As seen by", data.seats.map((one, at) => [at, whose(one)]), this.seat, (value) => {
          this.seat = Number(value);
          this.draw();
        }),
        this.choice("Language", languages.map((one) => [one, named.of(one)]), this.language, (value) => {
          this.language = value;
          keep(LANGUAGE, value);
          this.tell();
        }),
        this.choice("Speed", SPEEDS.map(([name, time]) => [time, name]), SPEEDS[1][1], (value) => {
          this.speed = Number(value);
        }));
      this.speed = SPEEDS[1][1];
      this.zoom = element("gwt-zoom", { label: "The table" }, this.svg);
      this.replaceChildren(
        element("style", {}, colours(data.colours)),
        controls, this.said, choices, this.zoom,
        element("details", { class: "gwt" }, element("summary", {}, "The table in words"), this.words),
        element("details", { class: "gwt", ontoggle: () => this.fill() },
          element("summary", {}, `All ${this.last} choices`), this.list),
        element("p", { class: "gwt-premise" }, `${data.title}: ${data.premise}`));
    }

    choice(label, options, chosen, action) {
      const made = options.map(([value, text]) =>
        element("option", { value, selected: value === chosen }, text));
      const select = element("select", { onchange: (event) => action(event.target.value) }, ...made);
      return element("label", {}, `${label} `, select);
    }

    // The list of all choices, made when it is first opened.
    fill() {
      if (this.list.childElementCount) return;
      this.data.steps.forEach((step, at) => {
        const text = at ? `seat ${step.seat}: ${this.data.choices[step.choice][0]}` : "set up";
        this.list.append(element("li", {}, element("a", { href: `#step-${at}` }, text)));
      });
    }

    // --- steps -------------------------------------------------------------------------------------

    // `link` says whether the address is to name the step.
    show(step, link = true) {
      const wanted = Math.min(this.last, Math.max(0, step));
      if (wanted === this.step) return;
      this.step = wanted;
      if (link) history.replaceState(history.state, "", `#step-${wanted}`);
      if (wanted === this.last) this.pause();
      this.slider.value = wanted;
      this.slider.setAttribute("aria-valuetext", `step ${wanted} of ${this.last}`);
      this.place.href = `#step-${wanted}`;
      this.place.textContent = `${wanted} / ${this.last}`;
      this.tell();
      this.draw();
    }

    // The choice that led here, in the language of the game and in a sentence; then who is next.
    tell() {
      const { data, step } = this;
      const { seat, cause, choice } = data.steps[step];
      const about = data.steps[step + 1] || data.next;
      const lines = [];
      if (step) {
        const [text, ...sentences] = data.choices[choice];
        const sentence = sentences[data.languages.indexOf(this.language)];
        lines.push(
          element("p", {}, badge(seat), " ", element("span", { class: "gwt-cause" }, `${cause}: `),
            element("code", {}, text)),
          element("p", { class: "gwt-sentence", lang: this.language }, sentence));
      } else lines.push(element("p", {}, "The table is set up."));
      if (about) lines.push(element("p", { class: "gwt-next" }, "Next: ", badge(about.seat), ` ${about.cause}`));
      else if (data.scores.length) lines.push(element("p", { class: "gwt-next" }, "The game is over."), this.scores());
      this.said.replaceChildren(...lines);
    }

    scores() {
      const { scores } = this.data;
      const head = scores.map((_, at) => element("th", { scope: "col" }, badge(at + 1)));
      const rows = Object.keys(scores[0]).map((category) =>
        element("tr", {}, element("th", { scope: "row" }, category),
          ...scores.map((one) => element("td", {}, String(one[category])))));
      return element("table", {},
        element("thead", {}, element("tr", {}, element("td"), ...head)), element("tbody", {}, ...rows));
    }

    draw() {
      const view = this.data.steps[this.step].views[this.seat];
      const made = [];
      if (this.root) this.root = this.film.turn(this.root, this.part, view.part, made);
      else this.svg.append((this.root = this.film.make(view.part)));
      this.part = view.part;
      for (const one of made) one.classList.add("gwt-changed");
      this.zoom.show?.(made);
      this.svg.setAttribute("viewBox", `0 0 ${view.width} ${view.height}`);
      this.svg.setAttribute("aria-label", `The table after step ${this.step}`);
      this.words.replaceChildren(...view.lines.map((one) => element("li", {}, this.data.lines[one])));
    }

    // --- playing and keys --------------------------------------------------------------------------

    toggle() {
      if (this.timer) return this.pause();
      if (this.step === this.last) this.show(0);
      this.name("Pause", "pause");
      const on = () => {
        this.timer = setTimeout(() => {
          on();
          this.show(this.step + 1);
        }, this.speed);
      };
      on();
    }

    pause() {
      clearTimeout(this.timer);
      this.timer = null;
      if (this.playing) this.name("Play", "play");
    }

    name(label, picture) {
      this.playing.replaceChildren(icon(picture));
      this.playing.setAttribute("aria-label", label);
      this.playing.title = label;
    }

    key(event) {
      const inside = this.contains(event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target !== document.body && !inside) return;
      if (event.target.matches("input, select")) return;
      const actions = {
        ArrowRight: () => this.show(this.step + 1),
        ArrowLeft: () => this.show(this.step - 1),
        Home: () => this.show(0),
        End: () => this.show(this.last),
        " ": !event.target.matches("button, summary, a") && (() => this.toggle()),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }
  }

  const badge = (seat) =>
    element("strong", { class: "gwt-seat", style: `--own: var(--gwt-seat-${seat})` }, `seat ${seat}`);

  // The colours of the pictures: a page that chooses between them says so on its body, as Material does.
  const colours = ({ light, dark }) =>
    `gwt-replay { ${light} }
     @media (prefers-color-scheme: dark) { body:not([data-md-color-scheme]) gwt-replay { ${dark} } }
     [data-md-color-scheme="slate"] gwt-replay { ${dark} }`;

  if (!customElements.get("gwt-replay")) customElements.define("gwt-replay", Replay);
})();
