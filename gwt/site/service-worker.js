// Answers for the pages that a reader has kept (`offline-pages.js`) when there is no network, or none that answers soon.
const CACHE = "gwt-pages"
// Milliseconds after which a page that is kept is shown as it was.
const SLOW = 3000
/** @type {Record<string, string[]>} */
const LACKING = {
  en: ["This page is not kept on this device", "There is no network."],
  nl: ["Deze bladzijde is niet op dit apparaat bewaard", "Er is geen netwerk."],
  it: ["Questa pagina non è conservata su questo dispositivo", "Non c'è rete."],
}

// The address of a file is that of its page without what is asked of it there.
/** @param {string} url */
const plain = url => {
  const found = new URL(url)
  found.search = found.hash = ""
  return found.href
}

// Files are kept compressed, as `offline-pages.js` writes them.
/** @param {Response} found */
const headers = found => ({ "content-type": found.headers.get("content-type") ?? "" })
/** @param {Response} found @param {CompressionStream | DecompressionStream} stream */
const through = (found, stream) => new Response(found.body?.pipeThrough(stream), { headers: headers(found) })

/** @param {FetchEvent} event @param {Cache} cache */
const fresh = async (event, cache) => {
  const found = await fetch(event.request)
  if (!found.ok) throw new Error(String(found.status))
  event.waitUntil(cache.put(plain(event.request.url), through(found.clone(), new CompressionStream("gzip"))))
  return found
}

/** @param {string} url */
const lacking = url => {
  const lang = new URL(url).href.slice(registration.scope.length, registration.scope.length + 2)
  const [title, text] = LACKING[lang] ?? LACKING.en
  const page = `<!doctype html><html lang="${lang in LACKING ? lang : "en"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`
    + `<title>${title}</title><h1>${title}</h1><p>${text}</p>`
  return new Response(page, { status: 503, headers: { "content-type": "text/html" } })
}

/** @param {FetchEvent} event */
const answer = async event => {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(plain(event.request.url))
  if (!kept) {
    if (event.request.mode !== "navigate") return fetch(event.request)
    return fetch(event.request).catch(() => lacking(event.request.url))
  }
  const slow = new Promise(done => setTimeout(done, SLOW))
  const found = await Promise.race([fresh(event, cache).catch(() => {}), slow])
  return found ?? through(kept, new DecompressionStream("gzip"))
}

addEventListener("install", () => skipWaiting())
addEventListener("activate", event => event.waitUntil(clients.claim()))
addEventListener("fetch", event => {
  if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) event.respondWith(answer(event))
})
