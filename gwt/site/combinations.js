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
  const letters = one => Object.keys(one.plays.names).filter(two => !one.plays.variants[two])
  // What is chosen: the letter of a combination, with those of the variants that are played with it.
  const chosen = (one = game()) => {
    const [first, ...more] = (one && state.letters[one.id]) ?? "", base = one && letters(one).find((two, _, all) => two === first || all.length === 1)
    return base && base + more.filter(two => one.plays.variants[two]?.among.includes(base)).join("")
  }
  const way = (one = game()) => chosen(one) ?? (one ? letters(one)[0] : "")
  const letter = (one = game()) => way(one).slice(0, 1)
  /** @param {Played} one @param {string} of */
  const name = (one, [base = "", ...more]) => [base, ...more].map((two, at) => (one.plays.names[two][lang] ?? one.plays.names[two].en).split(" · ").slice(at ? -1 : 0).join(" · ")).join(" · ")
  const mark = () => { root.dataset.play = letter() || "a" }
  // Whether what is in some combinations is in what is played: what a variant changes is as the variant says.
  /** @param {string} where */
  const within = where => {
    const one = game(), [base = "", ...more] = way() || "a"
    /** @param {string} two */
    const over = two => one?.plays.variants[two].among[0] ?? ""
    return more.reduce((is, two) => where.includes(two) === where.includes(over(two)) ? is : where.includes(two), where.includes(base))
  }
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
      const { editions, letters: ways, with: besides, variants } = one.plays, now = one === here
      const row = now && chosen(one) !== undefined ? ways[letters(one).indexOf(letter(one))] : undefined
      editions.forEach((text, at) => form.append(option("radio", "edition", text[lang] ?? text.en, row !== undefined && (row[0] ?? 0) === at, `${one.id} ${at}`)))
      if (!besides.length) continue
      const more = element("div", { hidden: !now && Boolean(here) })
      besides.forEach((text, at) => more.append(option("checkbox", one.id, text[lang] ?? text.en, Boolean(row?.[at + 1]), String(at))))
      for (const [two, { among, name }] of Object.entries(variants)) {
        if (now && row && among.includes(letter(one))) more.append(option("checkbox", `${one.id} more`, name[lang] ?? name.en, way(one).includes(two), two))
      }
      form.append(more)
    }
    label.textContent = here && chosen(here) !== undefined ? name(here, way(here)) : "…"
  }
  /** @param {Event} event */
  const taken = event => {
    const target = /** @type {HTMLInputElement} */ (event.target)
    const [id, at] = target.type === "radio" ? target.value.split(" ") : [target.name.split(" ")[0], null]
    const one = PLAYS.games.find(two => two.id === id)
    if (!panel || !one) return
    const boxes = /** @type {HTMLInputElement[]} */ ([...panel.querySelectorAll("input")])
    const chosen = boxes.find(two => two.name === "edition" && two.checked)?.value || `${id} 0`
    const edition = Number(at ?? chosen.split(" ")[1])
    const row = [edition, ...boxes.filter(two => two.name === id).map(two => Number(two.checked))]
    const found = one.plays.letters.findIndex(two => two === "" || two.join() === row.join())
    choose(one, letters(one)[Math.max(0, found)] + boxes.filter(two => two.name === `${id} more` && two.checked).map(two => two.value).join(""))
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
      if (entry && own) entry.hidden = !within(own.plays.menu[file.replace("/", "")] ?? way())
    }
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".md-nav--secondary a[href^='#']"))) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      if (!target) continue
      const out = target.closest("[data-in]")?.getAttribute("data-in"), forms = target.querySelectorAll("[data-in]")
      const entry = link.closest("li")
      if (entry) entry.hidden = typeof out === "string" && !within(out)
      if (forms.length) (link.querySelector(".md-ellipsis") ?? link).textContent = [...target.childNodes]
        .filter(one => !(one instanceof HTMLElement && (one.classList.contains("headerlink") || one.dataset.in && !within(one.dataset.in))))
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
    const all = letters(one), ways = one.plays.letters, now = ways[all.indexOf(letter(one))], { among } = one.plays.variants[where[0]] ?? {}
    if (among) return (among.includes(letter(one)) ? way(one) : among[0]) + where[0]
    /** @param {string} two */
    const far = two => [...ways[all.indexOf(two)]].filter((choice, at) => choice !== now[at]).length
    return [...where].filter(two => all.includes(two)).sort((two, three) => far(two) - far(three))[0] ?? all[0]
  }

  // What variants change; the rest is hidden by the style of the page.
  const vary = () => {
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-in]"))) {
      const where = one.dataset.in ?? "", is = within(where), plainly = where.includes(letter() || "a")
      one.classList.toggle("gwt-in", is && !plainly)
      one.classList.toggle("gwt-out", !is && plainly)
    }
  }
  const show = () => {
    fill()
    vary()
    list()
    missing()
  }
  addEventListener("DOMContentLoaded", () => {
    build()
    show()
  })
  addEventListener("hashchange", missing)

  return {
    here: () => docs ? { game: "", letter: "" } : { game: game()?.id ?? "", letter: chosen() ?? "" },
    choose: (id, of) => {
      const one = PLAYS.games.find(two => two.id === id)
      if (one && of !== undefined) choose(one, one.plays.variants[of] ? near(one, of) : of)
    },
    within,
    said,
  }
})()
