// What the reader plays: remembered, shown in the header, and marked on the page, which hides what is of another game.
// It runs before the page is shown; the site writes `PLAYS`, the choices of each game, above it.
/** @import { Played, Plays } from "./data.d.ts" */

/** @type {Plays} */
const plays = (() => {
  "use strict"
  const KEY = "gwt-play", root = document.documentElement, lang = root.lang || "en", docs = root.dataset.site === "docs"
  const recall = () => {
    try { return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {} } catch { return {} }
  }
  const known = recall()
  /** @type {{ game: string, letters: Record<string, string> }} */
  const state = { game: String(known.game ?? ""), letters: { ...known.letters } }
  const said = PLAYS.said[lang] ?? PLAYS.said.en
  const own = PLAYS.games.find(one => one.id === root.dataset.game)
  const game = () => own ?? PLAYS.games.find(one => one.id === state.game)
  /** @param {Played} one */
  const letters = one => Object.keys(one.plays.names)
  const chosen = (one = game()) => one && letters(one).find((two, _, all) => two === state.letters[one.id] || all.length === 1)
  const letter = (one = game()) => chosen(one) ?? (one ? letters(one)[0] : "")
  /** @param {Played} one @param {string} of */
  const name = (one, of) => one.plays.names[of][lang] ?? one.plays.names[of].en
  const mark = () => { root.dataset.play = letter() || "a" }
  mark()

  /** @param {Played} one @param {string} of */
  const choose = (one, of) => {
    state.game = one.id
    state.letters = { ...state.letters, [one.id]: of }
    try { localStorage.setItem(KEY, JSON.stringify(state)) } catch { /* Without storage it is chosen for this page only. */ }
    if (own && one !== own) {
      leave(own, one)
      return
    }
    mark()
    show()
    dispatchEvent(new Event("gwt-play"))
  }

  // The page of another game for the same purpose, or its first page.
  const ALIKE = ["a-turn", "set-up", "mistakes", "points", "find", "questions", "rules", "rulings", "glossary", "pictograms"]
  /** @param {Played} from @param {Played} one */
  const leave = (from, one) => {
    const [before, after] = location.pathname.split(`/reference/${from.id}/`)
    location.assign(`${before}/reference/${one.id}/${ALIKE.includes(after.split("/")[0]) ? `${after.split("/")[0]}/` : ""}`)
  }

  // --- the switch ---------------------------------------------------------------------------------------------

  /** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {object} attributes @param {(Node | string)[]} inside @returns {HTMLElementTagNameMap[Tag]} */
  const element = (tag, attributes = {}, ...inside) => {
    const made = document.createElement(tag)
    Object.assign(made, attributes)
    made.append(...inside)
    return made
  }
  /** @type {HTMLElement} */
  let label
  /** @type {HTMLFormElement | undefined} */
  let panel
  const build = () => {
    const place = document.querySelector(".md-header__inner")
    if (!place || !PLAYS.games.length || docs) return
    label = element("span")
    const summary = element("summary", { title: said["I play"] }, element("small", { textContent: said["I play"] }), " ", label)
    panel = element("form")
    const whole = element("details", { className: "gwt-play" }, summary, element("div", { className: "gwt-play-panel" }, panel))
    panel.addEventListener("change", taken)
    panel.addEventListener("submit", event => event.preventDefault())
    addEventListener("keydown", event => { if (event.key === "Escape") whole.open = false })
    addEventListener("click", event => { if (!whole.contains(/** @type {Node} */ (event.target))) whole.open = false })
    place.insertBefore(whole, place.querySelector("[data-md-component=palette]") ?? place.querySelector(".md-search"))
    fill()
  }
  /** @param {string} type @param {string} name @param {string} text @param {boolean} checked @param {string} value */
  const option = (type, name, text, checked, value) => {
    const input = element("input", { type, name, value, checked })
    return element("label", {}, input, " ", text)
  }
  const fill = () => {
    const here = game(), form = panel
    if (!form) return
    form.replaceChildren(element("p", { textContent: said["Choose what lies on your table; all pages and the search are about that."] }))
    for (const one of PLAYS.games) {
      const { editions, letters: ways, with: besides } = one.plays, now = one === here
      const way = now && chosen(one) !== undefined ? ways[letters(one).indexOf(letter(one))] : undefined
      editions.forEach((text, at) => form.append(option("radio", "edition", text[lang] ?? text.en, way !== undefined && (way[0] ?? 0) === at, `${one.id} ${at}`)))
      if (!besides.length) continue
      const more = element("div", { hidden: !now && Boolean(here) })
      besides.forEach((text, at) => more.append(option("checkbox", one.id, text[lang] ?? text.en, Boolean(way?.[at + 1]), String(at))))
      form.append(more)
    }
    label.textContent = here && chosen(here) !== undefined ? name(here, letter(here)) : "…"
  }
  /** @param {Event} event */
  const taken = event => {
    const target = /** @type {HTMLInputElement} */ (event.target)
    const [id, at] = target.type === "radio" ? target.value.split(" ") : [target.name, null]
    const one = PLAYS.games.find(two => two.id === id)
    if (!panel || !one) return
    const boxes = /** @type {HTMLInputElement[]} */ ([...panel.querySelectorAll("input")])
    const chosen = boxes.find(two => two.name === "edition" && two.checked)?.value || `${id} 0`
    const edition = Number(at ?? chosen.split(" ")[1])
    const way = [edition, ...boxes.filter(two => two.name === id).map(two => Number(two.checked))]
    const found = one.plays.letters.findIndex(two => two === "" || two.join() === way.join())
    choose(one, letters(one)[Math.max(0, found)])
    /** @type {HTMLElement | null} */
    const again = panel.querySelector(`input[value="${target.value}"][name="${target.name}"]`)
    again?.focus()
  }

  // --- the page -----------------------------------------------------------------------------------------------

  /** @param {Element} one */
  const shown = one => one.getClientRects().length > 0
  /** @param {HTMLElement} one */
  const of = one => one.closest("[data-in]")?.getAttribute("data-in") ?? ""

  // The menu, without what is of another combination; the contents at the side, without headings that are hidden and with those words of a heading that are shown.
  const list = () => {
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".md-nav--primary a[href]"))) {
      const [, file = ""] = own ? link.pathname.split(`/reference/${own.id}/`) : [], entry = link.closest("li")
      if (entry && own) entry.hidden = !(own.plays.menu[file.replace("/", "")] ?? letter()).includes(letter())
    }
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".md-nav--secondary a[href^='#']"))) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      if (!target) continue
      const out = target.closest("[data-in]")?.getAttribute("data-in"), forms = target.querySelectorAll("[data-in]")
      const entry = link.closest("li")
      if (entry) entry.hidden = typeof out === "string" && !out.includes(root.dataset.play ?? "")
      if (forms.length) (link.querySelector(".md-ellipsis") ?? link).textContent = [...target.childNodes]
        .filter(one => !(one instanceof HTMLElement && (one.classList.contains("headerlink") || one.dataset.in && !one.dataset.in.includes(root.dataset.play ?? ""))))
        .map(one => one.textContent).join("")
    }
  }

  // What a link leads to may be of another game: that is said, with a way to show it.
  const missing = () => {
    document.querySelector(".gwt-absent")?.remove()
    const article = document.querySelector("article"), here = game()
    const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
    const absent = [...document.querySelectorAll("[data-absent]")].find(shown)
    const where = target && !shown(target) ? of(target) : absent?.getAttribute("data-absent") ?? ""
    if (!article || !here || !where) return
    const fitting = near(here, where), called = name(here, fitting)
    const button = element("button", { type: "button", className: "md-button", textContent: said["Show {}"].replace("{}", called) })
    button.addEventListener("click", () => {
      choose(here, fitting)
      target?.scrollIntoView()
    })
    ;(article.querySelector(".gwt-path") ?? article.querySelector("h1"))?.after(element("p", { className: "gwt-absent" }, said["This is part of {}."].replace("{}", called), " ", button))
  }
  // Of some combinations the one that differs least from what is played.
  /** @param {Played} one @param {string} where */
  const near = (one, where) => {
    const all = letters(one), ways = one.plays.letters, now = ways[all.indexOf(letter(one))]
    /** @param {string} two */
    const far = two => [...ways[all.indexOf(two)]].filter((choice, at) => choice !== now[at]).length
    return [...where].filter(two => all.includes(two)).sort((two, three) => far(two) - far(three))[0] ?? all[0]
  }

  const show = () => {
    fill()
    list()
    missing()
  }
  addEventListener("DOMContentLoaded", () => {
    build()
    list()
    missing()
  })
  addEventListener("hashchange", missing)

  return {
    here: () => docs ? { game: "", letter: "" } : { game: game()?.id ?? "", letter: chosen() ?? "" },
    choose: (id, of) => {
      const one = PLAYS.games.find(two => two.id === id)
      if (one && of !== undefined) choose(one, of)
    },
    said,
  }
})()
