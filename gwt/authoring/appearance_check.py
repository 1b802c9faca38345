"""Draws and says everything of a pack, as the table, the terminal, the site and print do.

`appearance_failures` yields what cannot be drawn, said or written. `gwt check` looks at what a pack brings
and at the beginning of a game; the tests look at all of it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial

from attrs import frozen

from gwt import dsl, errors, kernel, packs, play, spec, text
from gwt.play import View, new_game
from gwt.summary import Summary

_NUMBERS = (0, 1, 3)
"""The numbers that are filled in where a number has a name."""


def made_of(effect: dsl.Effect, state: kernel.State, seat: int) -> Iterator[dsl.Effect]:
    """Yields the parts of an effect, and what the rules make of each for a seat."""
    for part in dsl.walk_effect(effect):
        yield part
        yield kernel.make_compulsory(part)
        yield from kernel.reward_tasks(part)
        yield dsl.scale_effect(part, 2)
        yield kernel.resolve_counts(state, seat, part)
        for name in dsl.free_names(part):
            yield dsl.parts_without_name(part, name) or part
            yield from (dsl.bind_name(part, name, number) for number in _NUMBERS)


def assert_position_reads_back(game: play.Game) -> None:
    """Raises `ImpossibleState` unless the options of a game and the tasks on its agenda read back."""
    assert_reads_back(game.pack, game.options, pending=False)
    assert_reads_back(game.pack, (effect for _, effect, _ in game.state.agenda))


def assert_reads_back(pack: packs.Pack, effects: Iterable[dsl.Effect], *, pending: bool = True) -> None:
    """Raises `ImpossibleState` unless each effect is the one that its text is read as.

    `pending` is for what stands on an agenda, or is a part of another effect.
    """
    right: set[dsl.Effect] = packs.cached_in_pack(pack, (__name__, pending), set)
    for effect in effects:
        if effect in right:
            continue
        try:
            again = pack.parser.effect(str(effect), pending=pending)
        except errors.ExpressionError as error:
            raise errors.ImpossibleState(
                f"'{effect}' is no text of the language: {error.message}"
            ) from None
        if again is not effect:
            raise errors.ImpossibleState(
                f"'{effect}' is read as another effect of the class {type(again).__name__}"
            )
        right.add(effect)


_WIDTH = 80
"""The columns of a terminal."""


@frozen(eq=False)
class AppearanceFailure:
    """Something of a pack that cannot be drawn, said or written."""

    what: str
    """Its kind, to stand in a message."""
    error: Exception
    id: str = ""
    """The component that it is about, if it is about one."""


@frozen(eq=False)
class _Part:
    what: str
    show: Callable[[], object]
    id: str = ""


def appearance_failures(
    pack: packs.Pack,
    languages: Collection[str] | None = None,
    ids: Collection[str] | None = None,
    *,
    briefly: bool = False,
) -> Iterator[AppearanceFailure]:
    """Yields what of a pack cannot be drawn, said or written; if its board cannot be drawn, only that.

    Args:
        languages: those in which it is said; all of the pack by default.
        ids: the components that are looked at; all by default.
        briefly: whether a table is drawn in one language and setup only, as one seat sees it.
    """
    spoken = list(text.languages(pack) if languages is None else languages)
    board = [failure for language in spoken for failure in board_failures(pack, language)]
    yield from board or _failed(_parts(pack, spoken, ids, briefly))


def board_failures(pack: packs.Pack, language: str = "") -> list[AppearanceFailure]:
    """Returns why nothing of a pack can be drawn, such as a place that is missing on its board."""
    return list(_failed([_Part("the board", partial(spec.picture_spec.prepare, pack, language))]))


def _failed(parts: Iterable[_Part]) -> Iterator[AppearanceFailure]:
    for part in parts:
        try:
            part.show()
        except Exception as error:
            # What a game draws in its own way may fail in any way.
            yield AppearanceFailure(part.what, error, part.id)


def _parts(
    pack: packs.Pack, languages: Sequence[str], ids: Collection[str] | None, briefly: bool
) -> Iterator[_Part]:
    components = [component for component in pack.components if ids is None or component.id in ids]
    for language in languages or [""]:
        suffix = f" in {language}" if language else ""
        for component in components:
            yield _Part(f"the picture{suffix}", partial(_draw, pack, component, language), component.id)
        yield _Part(f"the printed sheets{suffix}", partial(_print, pack, components, language))
        if language:
            narrator = text.event_formatter(pack, language)
            for component in components:
                yield _Part(f"the text{suffix}", partial(narrator.texts, component.entry), component.id)
    if languages:
        yield _Part("the key of pictograms", lambda: list(spec.picture_spec.key(pack, languages)))
    yield from _tables(pack, languages[:1] if briefly else languages, briefly)
    for effect in dict.fromkeys(effect for _, _, effect in packs.traversal.all_effects(pack.entries)):
        yield _Part("what the rules make", partial(_reread, pack, effect), str(effect))


def _reread(pack: packs.Pack, effect: dsl.Effect) -> None:
    """Raises `ImpossibleState` if the rules may make something of an effect that does not read back."""
    kind = spec.game_kind(pack.manifest.game)
    seats = min(kind.play.players(pack))
    state = packs.cached_in_pack(
        pack, (__name__, seats), lambda: new_game(seats, 1, pack=pack, game=kind.name).state
    )
    assert_reads_back(pack, made_of(effect, state, 0))


def _draw(pack: packs.Pack, component: packs.traversal.Component, language: str) -> None:
    spec.picture_spec.component(pack, component.entry, language).svg()


def _print(pack: packs.Pack, components: Collection[packs.traversal.Component], language: str) -> None:
    """Draws the faces and backs of the pieces, and the player aid."""
    for piece in spec.picture_spec.print_items(
        pack, language, ids={component.id for component in components}
    ):
        assert piece.front.width > 0
    spec.picture_spec.player_aid(pack, language)


def _tables(pack: packs.Pack, languages: Sequence[str], briefly: bool) -> Iterator[_Part]:
    """Yields the beginning of a game in each way to set up and for each number of players."""
    play = spec.game_kind(pack.manifest.game).play
    for setup in play.setups[:1] if briefly else play.setups:
        for players in play.players(pack):
            what = f"the table of {players} in the setup '{setup}'"
            yield _Part(what, partial(_table, pack, players, setup, languages, briefly))


def _table(pack: packs.Pack, players: int, setup: str, languages: Sequence[str], briefly: bool) -> None:
    """Draws the table as its first player and as a spectator sees it, says it, and values it."""
    game = new_game(players, 1, pack=pack, setup=setup, game=pack.manifest.game, listen=False)
    play = spec.game_kind(pack.manifest.game).play
    assert game.seat is not None
    for view in [game.view(game.seat)] if briefly else [game.view(game.seat), game.public_view()]:
        for language in languages or [""]:
            _see(view, language)
    for seat in range(players):
        play.valuation(game.state, seat)(game.state)
    for language in languages:
        narrator = text.event_formatter(pack, language)
        for option in game.options:
            narrator.option(option)


def _see(view: View, language: str) -> None:
    """Draws what a seat or a spectator sees, and says what a seat sees."""
    list(spec.picture_spec.blocks(view.pack, view.data, view.seat, language))
    view.picture(language or None)
    if view.seat is not None:
        summary = Summary.of(view, text.event_formatter(view.pack, language), in_words=True)
        summary.text(_WIDTH)
