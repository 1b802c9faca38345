// The field of the search and its list; what is found is decided by `search-worker.js`, in a worker that is begun, like its
// index, when the field is focused.
/** @import { Found, Item, Missing } from "./data.d.ts" */

(() => {
  "use strict"
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector(".md-search__input")
  const output = document.querySelector(".md-search-result")
  if (!field || !output) return
  const toggle = /** @type {HTMLInputElement} */ (document.querySelector("[data-md-toggle=search]"))
  const meta = /** @type {HTMLElement} */ (output.querySelector(".md-search-result__meta"))
  const list = /** @type {HTMLElement} */ (output.querySelector("ol")), { said } = plays
  const { base } = JSON.parse(document.getElementById("__config")?.textContent ?? "")
  // A page that is shown at any address, for want of another, counts from the top of the host, which is `/`.
  const at = new URL(base.replace(/\/?$/, "/"), location.href)
  meta.textContent = said["Type a question"]
  meta.setAttribute("aria-live", "polite")

  /** @type {Worker | undefined} */
  let worker
  let number = 0
  const begin = () => {
    if (worker) return worker
    worker = new Worker(new URL("assets/search-worker.js", at))
    worker.addEventListener("message", ({ data }) => { if (data.number === number) show(data) })
    worker.postMessage({ begin: document.documentElement.dataset.site })
    return worker
  }
  const ask = () => {
    const asked = begin()
    number += 1
    const text = field.value.trim()
    if (!text) return show({ items: [], missing: [] })
    if (!list.childElementCount) meta.textContent = said.Loading
    asked.postMessage({ number, text, here: plays.here() })
  }

  /** @param {string} tag @param {string} css @param {string} html @param {string} [lang] */
  const marked = (tag, css, html, lang) => {
    const made = document.createElement(tag)
    made.className = css
    if (lang) made.lang = lang
    // The worker escapes all but the marks that it sets.
    made.innerHTML = html
    return made
  }
  /** @param {Item} item */
  const result = ({ location: to, lang, where, title, teaser }) => {
    const item = document.createElement("li"), link = document.createElement("a"), article = document.createElement("article")
    item.className = "md-search-result__item"
    link.className = "md-search-result__link"
    link.href = new URL(to, at).href
    article.className = "md-search-result__article md-typeset"
    if (where) article.append(marked("small", "gwt-where", where))
    article.append(marked("div", "gwt-title", title, lang), marked("small", "gwt-teaser", teaser, lang))
    link.append(article)
    item.append(link)
    return item
  }
  // A word that tells what is asked for and stands nowhere is named, with the word that is nearly it, or the game in
  // which it does.
  /** @param {Missing[]} missing */
  const notes = missing => missing.map(({ word, right, name, game, letter }) => {
    const note = document.createElement("p")
    note.className = "gwt-missing"
    note.append(name ? said["In your game no page has “{}”; {} has."].replace("{}", () => word).replace("{}", () => name) : said["No page has “{}”."].replace("{}", () => word))
    const text = right ? said["Did you mean {}?"] : name ? said["Show {}"] : "", offer = document.createElement(right ? "a" : "button")
    Object.assign(offer, right ? { href: "#" } : { type: "button" }, { textContent: text.replace("{}", () => right ?? name ?? "") })
    offer.addEventListener("click", event => {
      event.preventDefault()
      if (!right) return plays.choose(game, letter)
      field.value = field.value.replace(/[\p{L}\p{N}]+/gu, one => one.localeCompare(word, undefined, { sensitivity: "base" }) ? one : right)
      ask()
    })
    if (text) note.append(" ", offer)
    return note
  })
  /** @param {Found} found */
  const show = ({ items, missing }) => {
    const asked = field.value.trim()
    meta.replaceChildren(...notes(missing), !asked ? said["Type a question"]
      : items.length === 1 ? said["1 place"] : items.length ? said["{} places"].replace("{}", String(items.length)) : said["Nothing fits."])
    list.replaceChildren(...items.map(result))
    if (output.parentElement) output.parentElement.scrollTop = 0
  }

  /** @param {boolean} is */
  const open = is => { if (toggle.checked !== is) toggle.click() }
  field.addEventListener("focus", () => { begin(); open(true) })
  field.addEventListener("input", ask)
  field.form?.addEventListener("submit", event => {
    event.preventDefault()
    list.querySelector("a")?.click()
  })
  field.form?.addEventListener("reset", () => setTimeout(() => { ask(); field.focus() }))
  toggle.addEventListener("change", () => { if (toggle.checked) field.focus() })
  addEventListener("gwt-play", () => { if (field.value.trim()) ask() })
  list.addEventListener("click", event => { if (/** @type {Element} */ (event.target).closest("a")) open(false) })
  addEventListener("keydown", event => {
    const typing = /** @type {Element} */ (event.target).matches("input, textarea, select, [contenteditable]")
    if (!toggle.checked) {
      if (["/", "s", "f"].includes(event.key) && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault()
        field.focus()
      }
      return
    }
    if (event.key === "Escape") {
      open(false)
      field.blur()
    } else if (["ArrowDown", "ArrowUp"].includes(event.key)) {
      const all = [field, ...list.querySelectorAll("a")], now = all.findIndex(one => one === document.activeElement)
      all[(now + (event.key === "ArrowDown" ? 1 : all.length - 1)) % all.length].focus()
      event.preventDefault()
    }
  })
})()
