// The games to play, each with its picture and what can be begun at once: alone, with friends, against an opponent
// that plays by itself, or to learn it.
import { createElement } from "./dom.js";
import { picture, select } from "./dialog.js";
import { familiesOn } from "./edition-picker.js";
import { PERSON } from "./invite-links.js";
import { USUAL } from "./seating.js";
import { ALONE, href } from "./transport.js";

/** @import { GameOffer, NewTable, PackOffer } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

// `make(wanted, title)` makes a table and goes there.
/** @param {TextCatalog} words @param {GameOffer[]} games @param {(wanted: NewTable, title: string) => void} make */
export const gameCards = (words, games, make) => createElement("div", { class: "games" },
  ...games.flatMap((game) => game.packs.filter((pack) => pack.edition).map((pack) => card(words, game, pack, make))));

/** @param {TextCatalog} words @param {GameOffer} game @param {PackOffer} pack @param {(wanted: NewTable, title: string) => void} make */
const card = (words, { game, packs, players, computers }, { pack, title, about, cover }, make) => {
  const fewest = Math.min(...players);
  /** @param {string[]} names @param {string[]} seats */
  const begin = (names, seats) => make({ game, packs: names, seats }, title);
  /** @param {string} opponent */
  const against = (opponent) => [PERSON, ...Array.from({ length: fewest - 1 }, () => opponent)];
  // What is set in a row is what its button begins.
  /** @param {string} name @param {[string, string][]} choices @param {string} chosen @param {string} button @param {(value: string) => void} act */
  const row = (name, choices, chosen, button, act, main = false) => {
    const field = select(choices, chosen, () => {});
    field.setAttribute("aria-label", `${name}, ${title}`);
    return createElement("form", { class: "way", onsubmit: (event) => {
      event.preventDefault();
      act(field.value);
    } }, createElement("span", {}, name), field,
    createElement("button", { class: main ? "main" : null, type: "submit", "aria-label": `${button}: ${name}, ${title}` }, button));
  };
  const levels = words.levels(computers);
  const opponents = [...familiesOn(packs, pack).values()].filter(([{ opponent }]) => opponent);
  return createElement("article", { class: "game" },
    createElement("div", { class: "cover" }, cover ? picture(cover) : "", createElement("h2", {}, title)),
    createElement("p", { class: "quiet" }, about ?? ""),
    row(words.label("alone-against"), levels.map((name) => [name, words.player(name)]), levels.find((name) => USUAL.includes(name)) ?? "",
      words.label("play"), (level) => begin([pack], against(level)), true),
    row(words.label(ALONE ? "on-one-device" : "with-friends"), players.map((number) => [String(number), words.label("number-of-players", { number })]),
      String(fewest), words.label(ALONE ? "play" : "invite"), (number) => begin([pack], Array.from({ length: Number(number) }, () => PERSON))),
    ...opponents.map((family) => row(family[0].title, family.map((one) => [one.pack, one.title]), family[0].pack,
      words.label("play"), (name) => begin([pack, name], against(levels[0] ?? PERSON)))),
    createElement("a", { class: "learn", href: href(`/lesson#${game},${pack}`) }, words.label("lesson")));
};
