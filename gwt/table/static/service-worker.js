// Keeps the files of the table in the browser: later visits load nothing, and need no network.
// VERSION, a digest of the files, and FILES, their addresses from here, are written above by `gwt docs`.
const NAME = `gwt-table-${VERSION}`;
const ADDRESSES = new Set(FILES.map((one) => new URL(one, location.href).href));
const keep = async () => (await caches.open(NAME)).addAll([...ADDRESSES]);

const forget = async () => {
  const old = (await caches.keys()).filter((one) => one.startsWith("gwt-table-") && one !== NAME);
  await Promise.all(old.map((one) => caches.delete(one)));
  await clients.claim();
};

/** @param {Request} request */
const answer = async (request) => {
  const kept = await (await caches.open(NAME)).match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forget()));
addEventListener("fetch", (event) => {
  const { href, origin, pathname } = new URL(event.request.url);
  if (ADDRESSES.has(origin + pathname) || ADDRESSES.has(href)) event.respondWith(answer(event.request));
});
