// Material gives the search the role of a dialog, but no name.
document.querySelector(".md-search[role=dialog]")?.setAttribute("aria-label", document.querySelector(".md-search__input")?.placeholder || "Search");

// A field on a page opens the search of the header, which goes on with what is typed.
for (const place of document.querySelectorAll(".gwt-ask")) {
  const search = document.querySelector(".md-search__input")
  if (!search) break
  const label = document.createElement("label"), field = document.createElement("input")
  label.textContent = place.dataset.label
  Object.assign(field, { type: "text", placeholder: place.dataset.example, autocomplete: "off" })
  label.append(field)
  place.append(label)
  const ask = () => {
    if (!field.value) return
    search.value = field.value
    field.value = ""
    document.querySelector("[data-md-toggle=search]").checked = true
    search.focus()
    search.setSelectionRange(search.value.length, search.value.length)
    search.dispatchEvent(new KeyboardEvent("keyup"))
  }
  field.addEventListener("input", event => { if (!event.isComposing) ask() })
  field.addEventListener("compositionend", ask)
}

// The language that is chosen is remembered: the first page leads to it from then on.
(() => {
  const KEY = "gwt-site-language"
  const recall = () => { try { return localStorage.getItem(KEY) } catch { return null } }
  const choices = [...document.querySelectorAll(".md-select__link[hreflang]")]
  for (const one of choices) one.addEventListener("click", () => {
    try { localStorage.setItem(KEY, one.hreflang) } catch { /* Without storage it is chosen for this page only. */ }
  })
  const { base } = JSON.parse(document.getElementById("__config")?.textContent || "{}")
  const wanted = choices.find(one => one.hreflang === recall())
  if (base === "." && wanted && wanted.hreflang !== document.documentElement.lang && !location.hash && !location.search) location.replace(wanted.href)
})()
