// Material gives the search the role of a dialog, but no name.
document.querySelector(".md-search[role=dialog]")?.setAttribute("aria-label", document.querySelector("input.md-search__input")?.getAttribute("placeholder") || "Search");

// A table that is wider than the page can be moved without a mouse.
addEventListener("load", () => {
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".md-typeset__scrollwrap"))) if (one.scrollWidth > one.clientWidth) one.tabIndex = 0
})

// A heading with what follows it: whether it is shown, its rows and words, the section around it, and its entries in
// the contents.
/** @typedef {{ level: number, parts: HTMLElement[], above: Section | undefined, rows: HTMLElement[], text: string, entries: HTMLAnchorElement[], there: boolean }} Section */
// A field above a long page leaves its sections and rows that have the words.
for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".gwt-narrow"))) {
  /** @param {string} text */
  const plain = text => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "")
  // A section is a heading with what follows it; where that has rows, each of them is there by itself.
  /** @type {Section[]} */
  const sections = []
  for (let one = /** @type {HTMLElement | null} */ (place.nextElementSibling); one; one = /** @type {HTMLElement | null} */ (one.nextElementSibling)) {
    const level = one.matches("h2, h3") ? +one.tagName[1] : 0
    if (level) sections.push({ level, parts: [], above: sections.findLast(other => other.level < level), rows: [], text: "", entries: [], there: true })
    sections.at(-1)?.parts.push(one)
  }
  for (const one of sections) {
    one.rows = one.level === 2 && one.parts.length < 3 ? one.parts.flatMap(part => /** @type {HTMLElement[]} */ ([...part.querySelectorAll("tbody tr")])) : []
    one.text = plain(one.parts.map(part => part.textContent).join(" "))
    // The theme lists contents twice, at the side and in the menu of phones.
    one.entries = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".md-nav--secondary a")]).filter(link => link.hash === `#${one.parts[0].id}`)
  }
  const label = document.createElement("label"), field = document.createElement("input")
  label.textContent = place.dataset.label ?? ""
  field.type = "search"
  label.append(field)
  const count = document.createElement("output")
  place.append(label, count)
  // The theme may have put a table into a box of its own since.
  /** @param {HTMLElement} part @returns {HTMLElement} */
  const whole = part => !part.parentElement || part.parentElement === place.parentElement ? part : whole(part.parentElement)
  const narrow = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean)
    /** @param {string} text */
    const has = text => words.every(word => text.includes(word))
    for (const one of sections) {
      one.there = has(one.text)
      for (const row of one.rows) row.hidden = one.there && !has(plain(row.textContent ?? ""))
      if (one.rows.length) one.there = one.rows.some(row => !row.hidden) && one.there
    }
    for (const one of sections) if (one.there && one.above) one.above.there = true
    for (const one of sections) {
      for (const part of one.parts) whole(part).hidden = !one.there
      for (const entry of one.entries) /** @type {HTMLElement} */ (entry.closest("li")).hidden = !one.there
    }
    const all = sections.flatMap(one => one.rows.length ? one.rows : sections.some(other => other.above === one) ? [] : one.parts[0])
    count.textContent = words.length ? `${all.filter(one => !one.hidden && !one.closest("[hidden]")).length} / ${all.length}` : ""
  }
  field.addEventListener("input", narrow)
  addEventListener("hashchange", () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target?.closest("[hidden]")) return
    field.value = ""
    narrow()
    target.scrollIntoView()
  })
}

// The language that is chosen is remembered: the first page leads to it from then on.
(() => {
  const KEY = "gwt-site-language"
  const recall = () => { try { return localStorage.getItem(KEY) } catch { return null } }
  const choices = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".md-select__link[hreflang]")])
  for (const one of choices) one.addEventListener("click", () => {
    try { localStorage.setItem(KEY, one.hreflang) } catch { /* Without storage it is chosen for this page only. */ }
  })
  const { base } = JSON.parse(document.getElementById("__config")?.textContent || "{}")
  const wanted = choices.find(one => one.hreflang === recall())
  if (base === "." && wanted && wanted.hreflang !== document.documentElement.lang && !location.hash && !location.search) location.replace(wanted.href)
})()
