"""Pictures of components and tables, by the game that they belong to."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve, field, frozen

from gwt import dsl, errors, kernel, packs, text
from gwt.packs.traversal import expressions_of, fields_by_name
from gwt.picture import (
    BlockPanel,
    Blocks,
    Book,
    Composer,
    Picture,
    Wording,
    load_book,
    plain_entry,
    plain_table,
    signs_of,
)
from gwt.picture import print_items as print_settings
from gwt.picture.cached_parts import Panel, PartCache
from gwt.picture.graphics import Graphic, frame, pad_to, put_in_column, put_in_row
from gwt.picture.kit import Kit
from gwt.spec import pack_lookup, registry, view_reader

if TYPE_CHECKING:
    from gwt.text import EventFormatter


@frozen(eq=False)
class PictureSpec:
    """The drawings of a game, with a kit that it makes for a pack."""

    kit: Callable[[packs.Pack, Book, Sequence[Path]], Kit]
    component: Callable[[Any, Any], Graphic | None]
    """The picture of an entry, none where it has no way of its own."""
    position: Callable[[Any, Any], Graphic]
    """Draws the table, of the state as somebody sees it: instead of what is hidden lies `HIDDEN`."""
    description: Callable[["EventFormatter", Any], str]
    """Returns the text alternative, in the language of a speaker."""
    printed: print_settings.PrintedBy = lambda kit, entry: None
    """A function that returns the pieces of an entry that are printed, none if it is printed as it is
    drawn.
    """
    board: Callable[[Any, Any], Graphic | None] = lambda kit, file: None
    """Draws a file as a board on which pieces of their printed size lie, none if as it is shown."""
    marker: Callable[[Any, str, int], Graphic | None] = lambda kit, symbol, seat: None
    """Draws a piece of a seat, from 1, that is neither a disc nor a pictogram; none if it is."""
    panels: Callable[[Any, Any], Sequence[Panel]] = lambda kit, table: ()
    """The parts of the same that can be looked at one by one; without any there is only the whole."""
    targets: Mapping[type[dsl.Effect], str] = field(factory=dict)
    """The part of the table that an option of a class is about, as a format of the option (`{0.space}`).

    The parts are those that `Kit.part` marks. An option of another class is about the names it mentions,
    alone or after the name of their field.
    """
    event_targets: Mapping[type[kernel.Event], str] = field(factory=dict)
    """The part that an event of a class is about; by default, the names it mentions."""
    action: Callable[[Any, dsl.Effect, dsl.Effect], str] = lambda table, task, action: ""
    """Returns the part in which an action is printed that a task offers among others; empty without one."""
    names: Callable[[Any, Any, Collection[str]], Mapping[str, str]] = lambda *_: {}
    """Returns the words by which the table calls ids as it stands, see `gwt.text.word_for_message`.

    The last argument has all ids of an option or an event; no others are looked for.
    """
    hand: Callable[[Any, Any], Graphic] | None = None
    """Draws large what a player holds, if that is apart from the area of the seat."""
    stock: Callable[[Any, Any], Graphic] | None = None
    """Draws what a seat has still to place on the table, in the same way."""
    own_area: Callable[[Any, Any, int, int, bool], Graphic] | None = None
    """Draws the area of a seat without what its hand and stock show; none if they are no parts of it."""
    strip: Callable[[Any, Any, Any], Graphic] | None = None
    """Draws what matters most of a player, the third argument, small, for the list of seats."""
    asides: Collection[type[dsl.Effect]] = ()
    """The effects that ask in passing, such as for cards that may be played now; a page goes on without."""
    names_action: Collection[type[dsl.Effect]] = ()
    """The options that choose an action by its name, after which it is asked in passing to give it up."""
    together: Collection[type[dsl.Effect]] = ()
    """The effects that a page may ask at once, as none of them changes the options of the others."""
    unplaced_ids: Callable[[packs.Pack, Sequence[Path]], Mapping[str, str]] = lambda pack, folders: {}
    """The ids of what has no place in a picture, although it should, each with what to write."""
    by_keys: bool = False
    """Whether it draws the keys and values of a view, whatever they are, and not the state of one game."""

    def draw_standing(self, pack: packs.Pack, standing: Mapping[str, Any]) -> Any:
        """Returns what its functions draw, of what a view says, or a position in full."""
        return standing if self.by_keys else view_reader.state_from_view(pack, standing)


def unplaced_ids(pack: packs.Pack) -> Mapping[str, str]:
    """The ids of what has no place in a picture of the pack, each with what to write for it.

    Raises `ContentError` as `book_of` does.
    """
    return _drawing(pack.manifest.game).unplaced_ids(pack, _folders(pack))


PLAIN = PictureSpec(
    kit=lambda pack, book, folders: Kit(book),
    component=lambda kit, entry: None,
    position=plain_table.table,
    panels=plain_table.panels,
    description=plain_table.describe_table,
    by_keys=True,
)
"""The pictures of a game that has none of its own."""


@cache
def _drawing(game: str) -> PictureSpec:
    return registry.game_kind(game).picture(PictureSpec) or PLAIN


def book_of(pack: packs.Pack, language: str = "") -> Book:
    """The pictograms of a pack, its own and those of all games, with the words of a language.

    Without a language, components and expressions are called as they are written.

    Raises:
        ContentError: with every problem of its pictures, or of the texts of the language.
        UsageError: there are no texts in the language.
    """

    def load() -> Book:
        if language:
            return evolve(book_of(pack), wording=_spoken(pack, language))
        return load_book(
            _folders(pack),
            registry.game_kind(pack.manifest.game).content.language,
            wording_without_language(pack),
        )

    return packs.cached_in_pack(pack, (Book, language), load)


def wording_without_language(pack: packs.Pack) -> Wording:
    """Returns the wording of pictures without a language."""
    names = {part.id: plain_entry.name_of(part.entry) for part in pack.components}
    for_people = pack.language.for_people
    return Wording(
        name=plain_entry.name_of,
        word=lambda id: names.get(id, id),
        sentence=lambda tree, subject="": for_people(str(tree)),
        under=lambda entry, key_path, tree: for_people(str(tree)),
        subject=lambda entry: "",
        seat=lambda number: f"seat {number}",
        say=lambda id, **arguments: text.plain_message(id, *arguments.values()),
        describe=plain_entry.description,
        texts=lambda entry: (),
    )


def _spoken(pack: packs.Pack, language: str) -> Wording:
    speaker = text.event_formatter(pack, language)

    def describe(entry: object) -> str:
        return " ".join(sentence for _, sentence in speaker.texts(entry)) or plain_entry.description(entry)

    def under(entry: Any, key_path: packs.KeyPath, tree: Any) -> str:
        return speaker.sentence(tree, speaker.subject(entry), speaker.key(entry, key_path))

    return Wording(
        name=lambda entry: speaker.name(entry) if getattr(entry, "id", "") else plain_entry.name_of(entry),
        # The same things are drawn again and again, and a sentence takes longer than its picture.
        word=lru_cache(4096)(speaker.name_of),
        sentence=lru_cache(4096)(speaker.sentence),
        under=under,
        subject=speaker.subject,
        seat=lambda seat: speaker.message("table-seat", n=seat),
        say=speaker.message,
        describe=describe,
        texts=speaker.texts,
        language=language,
    )


def _folders(pack: packs.Pack) -> list[Path]:
    """The folders of a pack and of those it lies upon, the lowest first."""
    return [layer.folder for layer in pack.layers]


def _kit(pack: packs.Pack, language: str = "") -> Kit:
    kit = _drawing(pack.manifest.game).kit
    return packs.cached_in_pack(
        pack, (Kit, language), lambda: kit(pack, book_of(pack, language), _folders(pack))
    )


def prepare(pack: packs.Pack, language: str = "") -> None:
    """Loads what the pictures of a pack in a language are drawn with, such as the places on its board.

    Raises as `book_of` does, and UsageError if the pack has no such places.
    """
    _kit(pack, language)


def component(pack: packs.Pack, entry: object, language: str = "") -> Picture:
    """The picture of an entry of a pack, or of a whole file of it, with the words of a language.

    Without a language it shows names and expressions as they are written. Raises as `book_of` does.
    """
    pictograms = book_of(pack, language)
    kit = _kit(pack, language).wording_of(entry)
    drawn = _drawing(pack.manifest.game).component(kit, entry)
    wording = pictograms.wording
    piece = drawn or plain_entry.draw_plain_entry(kit.book, entry)
    return Picture(piece, wording.name(entry), wording.describe(entry), pictograms)


def picture_of_entry(entry: object) -> Picture | None:
    """The picture of an entry, with the pictograms of the pack that holds it, if that goes by a name."""
    for game in registry.GAMES:
        kind = registry.game_kind(game)
        if not f"{type(entry).__module__}.".startswith(f"{kind.package}."):
            continue
        for path in sorted(kind.packs.glob("*/pack.yaml")):
            pack = pack_lookup.load_pack(game, path.parent.name)
            if any(entry is other for other in (*pack.files.values(), *(c.entry for c in pack.components))):
                return component(pack, entry)
    return None


def component_pictures(pack: packs.Pack, id: str, language: str = "") -> Picture:
    """One picture of every entry that is called so, by its id or its name, or of the file of that name.

    Raises:
        UsageError: there is nothing of that id to draw; and as `book_of` does.
    """
    matches = [pack.files[id]] if id in pack.files else []
    matches += [part.entry for part in pack.components if part.is_called(id)]
    if not matches:
        raise errors.UsageError(f"{pack.manifest.id} has no picture of '{id}'")
    pictures = [component(pack, entry, language) for entry in matches]
    if len(pictures) == 1:
        return pictures[0]
    piece = put_in_column((picture.piece for picture in pictures), 8)
    words = "\n".join(picture.description for picture in pictures)
    return Picture(piece, pictures[0].title, words, pictures[0].book)


def print_kinds(pack: packs.Pack, language: str = "") -> Mapping[str, print_settings.PrintKind]:
    """Returns the print settings of a pack, by the kind of its entries. Raises as `book_of` does."""
    kinds = {part.kind: _fields(part.entry) for part in pack.components}
    return print_settings.load(_folders(pack), kinds, book_of(pack, language))


def _fields(entry: object) -> Collection[str]:
    kind: Any = type(entry)
    return fields_by_name(kind)


def print_items(
    pack: packs.Pack,
    language: str = "",
    only: Collection[str] | None = None,
    ids: Collection[str] | None = None,
) -> Iterator[print_settings.PrintItem]:
    """Yields the pieces of a pack that are printed, in the order of its files. Raises as `book_of` does.

    Args:
        only: the kinds of their entries; all by default.
        ids: those of the entries; all by default.
    """
    kinds, kit, drawing = print_kinds(pack, language), _kit(pack, language), _drawing(pack.manifest.game)
    for part in pack.components:
        if part.kind in kinds and (only is None or part.kind in only) and (ids is None or part.id in ids):
            pieces = drawing.printed(kit.wording_of(part.entry), part.entry)
            if pieces is None:
                pieces = [
                    print_settings.print_as_drawn(
                        kinds[part.kind],
                        part.entry,
                        component(pack, part.entry, language).piece,
                    )
                ]
            yield from pieces


def boards(pack: packs.Pack, language: str = "") -> Iterator[print_settings.PrintedBoard]:
    """Yields the boards of a pack that are printed. Raises as `book_of` does."""
    kit, drawing = _kit(pack, language), _drawing(pack.manifest.game)
    files = {name: file for name, file in pack.files.items() if file is not None}
    for name, how in print_settings.boards_and_markers(_folders(pack), files).boards.items():
        drawn = drawing.board(kit, files[name])
        yield print_settings.PrintedBoard(name, how, drawn or component(pack, files[name], language).piece)


def marker_groups(pack: packs.Pack) -> Mapping[str, print_settings.MarkerGroup]:
    """The markers of a pack that are printed, by group. Raises as `book_of` does."""
    return print_settings.boards_and_markers(_folders(pack), pack.files).markers


def markers(pack: packs.Pack, players: int, language: str = "") -> Iterator[print_settings.PrintedMarker]:
    """Yields the markers of a pack for a number of players. Raises as `book_of` does."""
    kit, drawing = _kit(pack, language), _drawing(pack.manifest.game)
    for name, group in marker_groups(pack).items():
        for piece in group.pieces:
            if piece.copies:
                title = kit.book.title(piece.symbol)
                yield print_settings.PrintedMarker(
                    name, title, kit.symbol(piece.symbol, piece.text), piece.copies
                )
            for seat in range(1, players + 1) if piece.each_seat else ():
                drawn = drawing.marker(kit, piece.symbol, seat)
                if drawn is None:
                    drawn = kit.figure(piece.symbol, seat) if piece.symbol else kit.disc(seat)
                yield print_settings.PrintedMarker(name, kit.seat(seat), drawn, piece.each_seat)


def player_aid(pack: packs.Pack, language: str = "") -> Mapping[str, list[tuple[str, Picture]]]:
    """The contents of the player aid: names and expressions of entries, below a heading for each kind.

    Raises as `book_of` does.
    """
    pictograms = book_of(pack, language)
    groups: dict[str, print_settings.AidGroup] = {}
    for _, printing in print_settings.read_all(_folders(pack)):
        groups |= printing.aid
    by_heading: dict[str, list[tuple[str, Picture]]] = {}
    for kind, group in groups.items():
        rows = by_heading.setdefault(group.titles.get(language) or group.title, [])
        for part in pack.components:
            if part.kind == kind:
                name = pictograms.wording.name(part.entry)
                drawn = put_in_row((_tree(pictograms, tree) for _, tree in expressions_of(part.entry)), 14)
                rows.append((name, Picture(drawn, name, name, pictograms)))
    return by_heading


def with_rules(pack: packs.Pack) -> Iterator[packs.Layer]:
    """Yields the packs of a pack whose own rules belong on the player aid. Raises as `book_of` does."""
    for layer in pack.layers:
        if any(printing.rules_on_aid for _, printing in print_settings.read_all([layer.folder])):
            yield layer


def _tree(book: Book, tree: Any) -> Graphic:
    composer = Composer(book)
    match tree:
        case dsl.Effect():
            return composer.effect(tree, 400)
        case dsl.Per():
            return composer.score(tree, "points")
    return put_in_row((composer.need(need) for need in tree), 4)


def expression(pack: packs.Pack, source: str, width: float = 400) -> Picture:
    """The picture of an expression in the words of a pack, in rows of at most that width.

    Raises:
        ExpressionError: it cannot be read; and as `book_of` does.
    """
    tree = pack.parser.effect(source)
    piece = Composer(book_of(pack), "panel").effect(tree, width)
    text = pack.language.for_people(str(tree))
    return Picture(frame(piece, "panel", line="line", pad=8), text, text, book_of(pack))


@frozen(eq=False)
class KeyRow:
    """A row of the key of pictograms: what is drawn, and what it means in each language."""

    id: str
    picture: Picture
    titles: Mapping[str, str]


def key(pack: packs.Pack, languages: Sequence[str]) -> Iterator[KeyRow]:
    """Yields the pictograms of a pack and the signs between them, with what they mean in some languages.

    Raises as `book_of` does.
    """
    books = {language: book_of(pack, language) for language in languages}
    first = books[languages[0]]
    for id, piece in signs_of(first).items():
        titles = {language: its.wording.say(id) for language, its in books.items()}
        yield KeyRow(id.removeprefix("table-"), _keyed(first, piece, titles[languages[0]]), titles)
    for id in first.symbols:
        piece = first.pictogram(id, _SAMPLE if first.carries(id) else "", "tile")
        titles = {language: its.title(id) for language, its in books.items()}
        yield KeyRow(id, _keyed(first, piece, titles[languages[0]]), titles)


_SAMPLE = "2"
"""The number on a pictogram that has a place for one."""


def _keyed(book: Book, piece: Graphic, title: str) -> Picture:
    return Picture(frame(pad_to(piece, 32, 32), "tile", pad=4, radius=6), title, title, book)


ALL_OPEN = 0
"""Stands for a seat where all hands are open; otherwise seats count from 1, and `None` is nobody's."""


def position(
    pack: packs.Pack,
    standing: Mapping[str, object],
    seat: int | None = ALL_OPEN,
    language: str | None = None,
) -> Picture:
    """The picture of a table from the words of a position or of what a seat sees of it.

    Its words are in a language, in English by default.
    """
    spoken = language or text.DEFAULT
    drawing, speaker = _drawing(pack.manifest.game), text.event_formatter(pack, spoken)
    kit = _kit(pack, spoken)
    game = pack.title(spoken)
    table = drawing.draw_standing(pack, standing)
    drawn = drawing.position(kit, table)
    if seat is None:
        title = speaker.message("table-seen-by-all", game=game)
    else:
        title = speaker.message("table-seen-by", game=game, seat=speaker.seat(seat)) if seat else game
    return Picture(drawn, title, drawing.description(speaker, table), book_of(pack, spoken))


def panels(pack: packs.Pack, standing: Mapping[str, object], language: str = "") -> Sequence[Panel]:
    """The parts of the table that can be looked at one by one, none if the game has only the whole."""
    drawing = _drawing(pack.manifest.game)
    return drawing.panels(_kit(pack, language), drawing.draw_standing(pack, standing))


HAND, STOCK, STRIP = "hand", "stock", "strip"
"""The panels of what a seat holds, of what it has still to place, and of what matters most of any seat."""


def blocks(
    pack: packs.Pack, standing: Mapping[str, object], seat: int | None, language: str = ""
) -> Iterator[BlockPanel]:
    """Yields the parts of the table as blocks, and as one more of them what a seat holds.

    Args:
        seat: from 0; None for a spectator.
    """
    kit, memo = _keeping(pack, language)
    drawing = _drawing(pack.manifest.game)
    table = drawing.draw_standing(pack, standing)
    every = list(drawing.panels(kit, table))
    if seat is not None and drawing.own_area is not None:
        acting, players = table.seat == seat, table.players
        area = kit.parts.get(kit, drawing.own_area, players[seat], seat + 1, len(players), acting)
        every = [evolve(panel, piece=area) if panel.seat == seat + 1 else panel for panel in every]
    if seat is not None and drawing.hand is not None:
        # What a seat holds is drawn large if its area does not show it large enough.
        every.append(Panel(HAND, drawing.hand(kit, table.players[seat]), seat + 1))
    if seat is not None and drawing.stock is not None:
        every.append(Panel(STOCK, drawing.stock(kit, table.players[seat]), seat + 1))
    if drawing.strip is not None:
        strips = enumerate((drawing.strip(kit, table, player) for player in table.players), 1)
        every += [Panel(STRIP, piece, number) for number, piece in strips]
    for part in every:
        yield BlockPanel(part.id, part.seat, memo.block(part.piece), part.piece.width, part.piece.height)


_MOST_KEPT = 4096
"""Parts of tables of which the blocks are kept, for some hundreds of tables at once."""


def _keeping(pack: packs.Pack, language: str) -> tuple[Kit, Blocks]:
    """Returns the kit of a pack that keeps blocks, and these."""

    def make() -> tuple[Kit, Blocks]:
        memo = Blocks(book_of(pack, language))
        return _kit(pack, language).keeping(PartCache(_MOST_KEPT, memo.cached_piece)), memo

    return packs.cached_in_pack(pack, (Blocks, language), make)


def parts_of_event(pack: packs.Pack) -> Callable[[kernel.Event], list[str]]:
    """Returns the function that gives the parts of the table that an event is about, as seen."""
    formats = _drawing(pack.manifest.game).event_targets

    def parts(event: kernel.Event) -> list[str]:
        form = formats.get(type(event))
        return list(strings(event)) if form is None else [form.format(event)]

    return parts


def strings(tree: object) -> Iterator[str]:
    """Yields the texts in the fields of an event or of an effect, and in those of what is inside it."""
    match tree:
        case str():
            yield tree
        case tuple():
            for child in tree:
                yield from strings(child)
        case dsl.Effect() | kernel.Event():
            yield from strings(dsl.field_values(tree))


def with_printed_names(pack: packs.Pack, table: object, tree: object) -> Any:
    """Returns an option or an event in which ids are what the table calls them as it stands.

    It serves to be put into words, and for nothing else; `table` is the state as the reader sees it.
    """
    drawing = _drawing(pack.manifest.game)
    names = drawing.names(_kit(pack), table, set(strings(tree)))
    return _renamed(tree, names) if names else tree


def _renamed(tree: object, names: Mapping[str, str]) -> Any:
    match tree:
        case str():
            return names.get(tree, tree)
        case tuple():
            return tuple(_renamed(child, names) for child in tree)
        case dsl.Effect():
            kind: Any = type(tree)
            return kind(*(_renamed(child, names) for child in dsl.field_values(tree)))
        case kernel.Event():
            same: Any = tree
            old = {name: getattr(tree, name) for name in dsl.field_names(type(tree))}
            new = {name: _renamed(value, names) for name, value in old.items()}
            return evolve(same, **{name: value for name, value in new.items() if value != old[name]})
    return tree


def target(pack: packs.Pack) -> Callable[[dsl.Effect], str | None]:
    """Returns the function that gives the part of the table that an option is about.

    It gives None for an option that is about the names it mentions, see `PictureSpec.targets`.
    """
    formats = _drawing(pack.manifest.game).targets

    def part(option: dsl.Effect) -> str | None:
        form = formats.get(type(option))
        return None if form is None else form.format(option).strip()

    return part


def part_of_action(pack: packs.Pack, table: object, task: dsl.Effect, action: dsl.Effect) -> str:
    """Returns the part of the table in which an action is printed that a task offers; may be empty."""
    return _drawing(pack.manifest.game).action(table, task, action)


def is_aside(pack: packs.Pack, task: dsl.Effect) -> bool:
    """Whether a task asks in passing for what its seat may do."""
    return type(task) in _drawing(pack.manifest.game).asides


def names_action(pack: packs.Pack, option: dsl.Effect) -> bool:
    """Whether an option chooses an action by its name."""
    return type(option) in _drawing(pack.manifest.game).names_action


def asks_together(pack: packs.Pack, task: dsl.Effect) -> bool:
    """Whether later tasks like this one may be asked together with it."""
    return type(task) in _drawing(pack.manifest.game).together


def whole_table(pack: packs.Pack, standing: Mapping[str, object], language: str = "") -> Graphic:
    """The whole table."""
    drawing = _drawing(pack.manifest.game)
    return drawing.position(_kit(pack, language), drawing.draw_standing(pack, standing))


def description(pack: packs.Pack, standing: Mapping[str, object], language: str) -> str:
    """The text alternative of `whole_table` in a language."""
    drawing = _drawing(pack.manifest.game)
    return drawing.description(text.event_formatter(pack, language), drawing.draw_standing(pack, standing))
