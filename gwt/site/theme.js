// Material gives the search the role of a dialog, but no name.
document.querySelector(".md-search[role=dialog]")?.setAttribute("aria-label", document.querySelector("input.md-search__input")?.getAttribute("placeholder") || "Search");

// A table that is wider than the page can be moved without a mouse.
addEventListener("load", () => {
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".md-typeset__scrollwrap"))) if (one.scrollWidth > one.clientWidth) one.tabIndex = 0
})

// The language that is chosen is remembered: the first page leads to it from then on.
{
  const KEY = "gwt-site-language"
  const recall = () => { try { return localStorage.getItem(KEY) } catch { return null } }
  const choices = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".md-select__link[hreflang]")])
  for (const one of choices) one.addEventListener("click", () => {
    try { localStorage.setItem(KEY, one.hreflang) } catch { /* Without storage it is chosen for this page only. */ }
  })
  const { base } = JSON.parse(document.getElementById("__config")?.textContent || "{}")
  const wanted = choices.find(one => one.hreflang === recall())
  if (base === "." && wanted && wanted.hreflang !== document.documentElement.lang && !location.hash && !location.search) location.replace(wanted.href)
}
