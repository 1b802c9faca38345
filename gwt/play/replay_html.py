"""Writes a game as an HTML page that replays it step by step in a browser."""

import base64
import hashlib
import json
import zlib
from collections.abc import Generator, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Self

from attrs import define, field

from gwt import dsl, errors, json_types, kernel, picture, spec, text
from gwt.picture.web import asset, replay_script
from gwt.play import position_format, replay_texts, saved_games
from gwt.play.game import Game

VERSION = 3
"""The version of the data format."""
ANALYSIS = ".analysis.json"
"""The suffix of an analysis that lies beside a saved game."""
BEST = 3
"""The most options of a decision that an analysis lists, from the best."""


def replay_data(
    game: Game, seat: int | None = None, analysis: Mapping[str, Any] | None = None
) -> json_types.JsonObject:
    """Returns the data of a replay: for each step, the pictures and texts that are shown.

    There is one step before the first choice and one after each.
    With a `seat`, from 0, only what that seat may know is included; otherwise the views of all seats and
    the table with all hands open.
    In the data seats count from 1, and 0 is the table with all hands open.
    Anything that several steps share is written once and referred to by its index.
    A text has a column for each language, or only one that is for all of them.
    An `analysis`, as `gwt.research.analysis_data` writes it, is shown with the steps that it is about; with
    a `seat`, only what it says of the decisions of that seat.

    Raises:
        UsageError: there is no such seat, the game cannot be drawn, the libraries for texts are missing, or
            the analysis is of another game.
    """
    retelling = retell(game, seat, analysis)
    while True:
        try:
            next(retelling)
        except StopIteration as end:
            data: json_types.JsonObject = end.value
            return data


def retell(
    game: Game, seat: int | None = None, analysis: Mapping[str, Any] | None = None
) -> Generator[None, None, json_types.JsonObject]:
    """Yields after each choice, and returns the data of a replay at the end.

    The arguments and what is raised are those of `replay_data`.
    """
    players = game.premise.players
    if seat is not None:
        seat = errors.seat_number(seat, players)
    texts = replay_texts.TextTable(replay_texts.narrators(game.pack))
    film = picture.FrameTable(spec.picture_spec.book_of(game.pack))
    reels = [
        _ReplaySteps(film, texts, who) for who in ([None, *range(players)] if seat is None else [seat])
    ]
    choices: dict[str, tuple[int, int]] = {}
    steps: list[tuple[int, int, int, int]] = []
    again = game.copy_at_start()
    again.listen = True
    judged = _StepAnalysis.of(game, seat, analysis)
    hashes = [kernel.digest_of(again.state)]
    for reel in reels:
        reel.add(again, game.opening)
    for option in game.history:
        decision, turn = again.decision, _turn(again)
        choice = decision.effect if seat is not None and _is_kept(game, again, seat) else option
        source = str(choice)
        if source not in choices:
            choices[source] = len(choices), texts.sentence(choice)
        steps.append((choices[source][0], decision.seat + 1, texts.cause(decision.cause), turn))
        only = [replay_texts.has_no_alternative(again, reel.seat) for reel in reels]
        judged.add(again, option, texts)
        events = again.play(option)
        hashes.append(kernel.digest_of(again.state))
        for reel, alone in zip(reels, only, strict=True):
            reel.add(again, events, alone)
        yield
    scores = game.scores if game.over else ()
    categories = scores[0].points if scores else ()
    return {
        "version": VERSION,
        "title": game.pack.title(),
        "premise": _premise(game, hidden=seat is not None),
        "players": players,
        "languages": [narrator.words.language for narrator in texts.narrators],
        "labels": replay_texts.page_labels(texts),
        "kinds": replay_texts.event_kind_names(texts),
        "names": [texts.seat(number) for number in range(players + 1)],
        "panels": reels[0].panels,
        "seats": [0 if reel.seat is None else reel.seat + 1 for reel in reels],
        "choices": [[source, sentence] for source, (_, sentence) in choices.items()],
        "steps": list(map(list, steps)),
        "turn": _turn(game),
        "next": None if game.over else [game.seat + 1, texts.cause(game.decision.cause)],
        "views": [reel.steps for reel in reels],
        "scores": [[texts.category(id), *(mark.points[id] for mark in scores)] for id in categories],
        # A saved game, here without its choices, holds the seed, from which all that is hidden follows.
        "record": "" if seat is not None else game.copy_at_start().record().partition("\n\n")[0],
        "hashes": [] if seat is not None else hashes,
        "analysis": judged.data(),
        "texts": texts.table(),
        "lines": list(map(list, texts.lines)),
        "colours": {theme: film.book.variables(theme) for theme in ("light", "dark")},
        "film": film.table(),
    }


def _is_kept(game: Game, again: Game, seat: int) -> bool:
    """Whether what is chosen next in a replay is kept from a seat up to where the game stands."""
    # All kept choices are revealed together, and nothing else happens before.
    return (
        isinstance(again.decision.effect, dsl.SecretChoice)
        and again.seat != seat
        and again.state.reveals == game.state.reveals
    )


def replay_json(data: json_types.JsonObject) -> str:
    """Returns the data as JSON that is safe within an HTML page."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def render_replay(data: json_types.JsonObject, language: str = text.DEFAULT) -> str:
    """Returns the data as a single HTML page that needs no other file and runs only its own script.

    The page begins in a language; its reader can choose another. The data is compressed, which makes the
    page a fraction of its size.

    Raises:
        UsageError: the data has no texts in the language.
    """
    if language not in data.get("languages", (text.DEFAULT,)):
        languages = ", ".join(data["languages"])
        raise errors.UsageError(f"there are no texts in '{language}': languages are {languages}")
    script = replay_script()
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    packed = zlib.compress(replay_json(data).encode(), 9)
    return Template(asset("page.html")).substitute(
        title=escape(data["title"]),
        language=language,
        style=asset("replay.css"),
        data=base64.b64encode(packed).decode(),
        script=script,
        hash=f"sha256-{digest}",
    )


def read_replays(folder: Path) -> Iterator[tuple[str, str]]:
    """Yields a path and its text for each saved game in a folder of pages: the replay data beside it.

    With its analysis, if one lies there that `gwt analyse --json` has written.

    Raises:
        RecordError: a saved game can no longer be replayed.
        UsageError: an analysis is of another game, or is none.
    """
    for path in sorted(folder.rglob("*.gwt")):
        judged = path.with_suffix(ANALYSIS)
        analysis = _read(judged) if judged.is_file() else None
        data = replay_data(saved_games.load_game(path, listen=False), analysis=analysis)
        yield path.relative_to(folder).with_suffix(".json").as_posix(), replay_json(data)


def _read(file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise errors.UsageError(f"{file} is not an analysis of `gwt analyse --json`: {error}") from None


_COLUMNS = ("frames", "lines", "news", "points", "why", "forced")
"""The parts of each step of a replay."""


@define
class _ReplaySteps:
    """All that a replay shows of the steps of a game, as one seat sees it, or with all hands open."""

    film: picture.FrameTable
    texts: replay_texts.TextTable
    seat: int | None
    panels: list[int] = field(factory=list)
    """The names of the parts of the table that each step has a picture of."""
    _scores: Sequence[kernel.FinalScore] = ()
    """Those of the step that was added last."""
    steps: dict[str, list[object]] = field(factory=lambda: {key: [] for key in _COLUMNS})

    def add(self, game: Game, events: Sequence[kernel.Event], alone: bool = False) -> None:
        """Adds a step, from the game as it stands after it; `alone` if there was no alternative."""
        standing = _standing(game, self.seat)
        spoken = [narrator.words.language for narrator in self.texts.narrators]
        every = [spec.picture_spec.panels(game.pack, standing, language) for language in spoken]
        pieces = [
            *(tuple(part.piece for part in same) for same in zip(*every, strict=True)),
            tuple(spec.picture_spec.whole_table(game.pack, standing, language) for language in spoken),
        ]
        self.panels = [
            *(self.texts.seat(part.seat) if part.seat else self.texts.panel(part.id) for part in every[0]),
            self.texts.panel("whole"),
        ]
        scores = replay_texts.seat_scores(game, self.seat)
        values = (
            [self.film.add(piece) for piece in pieces],
            self.texts.description(game.pack, standing),
            replay_texts.event_texts(self.texts, events, self.seat),
            [score.total for score in scores],
            replay_texts.point_changes(self.texts, self._scores or scores, scores),
            int(alone),
        )
        self._scores = scores
        for key, value in zip(_COLUMNS, values, strict=True):
            self.steps[key].append(value)


@define
class _StepAnalysis:
    """The analysis of the steps of a game."""

    decisions: Mapping[int, json_types.JsonObject]
    """By the number of choices before them."""
    turning: Sequence[int]
    _rows: list[list[Any]] = field(factory=list)

    @classmethod
    def of(cls, game: Game, seat: int | None, analysis: Mapping[str, Any] | None) -> Self:
        if analysis is None:
            return cls({}, ())
        try:
            if analysis["choices"] > len(game.history) or analysis["players"] != game.premise.players:
                raise errors.UsageError(_OF_ANOTHER)
            decisions = {
                int(decision["choice"]): decision
                for decision in analysis["decisions"]
                if seat is None or decision["seat"] == seat + 1
            }
            return cls(decisions, [number for number in analysis["turning_points"] if number in decisions])
        except (KeyError, TypeError, ValueError) as error:
            raise errors.UsageError(f"{_OF_ANOTHER}: {error!r}") from None

    def add(self, game: Game, chosen: dsl.Effect, texts: replay_texts.TextTable) -> None:
        """Adds what is said of a decision, before it is made."""
        at = len(game.history)
        if (decision := self.decisions.get(at)) is None:
            return
        options = {str(option): option for option in game.options}
        try:
            named = [text for text, _, _ in decision["options"]]
            if not set(named) <= set(options) or named[decision["chosen"]] != str(chosen):
                raise errors.UsageError(f"{_OF_ANOTHER}: choice {at + 1} is another one")
            chosen_points = decision["options"][decision["chosen"]][1]
            best = [
                [texts.sentence(options[text]), round(points - chosen_points, 1)]
                for text, points, _ in decision["options"][:BEST]
            ]
            early = bool(decision.get("early"))
            self._rows.append(
                [at + 1, decision["chosen"], decision["lost"], decision["chances"], best, early]
            )
        except (LookupError, TypeError, ValueError) as error:
            raise errors.UsageError(f"the analysis of choice {at + 1} cannot be read: {error!r}") from None

    def data(self) -> json_types.JsonObject:
        """The rows by step, and the steps that are turning points."""
        return {"decisions": self._rows, "turning": [number + 1 for number in self.turning]}


_OF_ANOTHER = "the analysis is of another game"


def _standing(game: Game, seat: int | None) -> json_types.JsonObject:
    if seat is not None:
        return game.view(seat).data
    return position_format.state_in_words(game.state, game.kind.play.names(game.pack, game.state))


def _turn(game: Game) -> int:
    """The number of the turn; 0 if the game does not count turns."""
    turn: int = getattr(game.state, "turn", 0)
    return turn


def _premise(game: Game, *, hidden: bool) -> str:
    premise = game.premise
    packs = " + ".join(f"{pack.id} {pack.version}" for pack in premise.packs)
    # The seed would reveal everything that is hidden from the seat.
    return f"{packs}, {premise.setup} setup" + ("" if hidden else f", seed {premise.seed}")
