"""Writes a game as an HTML page that replays it step by step in a browser."""

import base64
import hashlib
import json
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from attrs import asdict

from gwt.errors import UsageError
from gwt.kernel.game import Decision
from gwt.picture import Picture
from gwt.picture.film import Film
from gwt.picture.web import asset
from gwt.play.game import Game
from gwt.play.saves import load_game
from gwt.spec.pictures import book
from gwt.text import languages, voice

VERSION = 1
"""The version of the data format."""


def replay_data(game: Game, seat: int | None = None) -> dict[str, Any]:
    """Returns the data of a replay: for each step, the pictures and lines of text that are shown.

    There is one step before the first choice and one after each.
    With a `seat`, from 0, only that seat's view is included; otherwise the views of all seats and the table
    with all hands open.
    In the data seats count from 1, and 0 is the table with all hands open.
    Anything that several steps share is written once and referred to by its index.

    Raises:
        UsageError: there is no such seat, the game cannot be drawn, or the libraries for texts are missing.
    """
    if seat is not None and not 0 <= seat < game.premise.players:
        raise UsageError(f"there is no seat {seat}: seats are 0 to {game.premise.players - 1}")
    pack, premise = game.pack, game.premise
    packs = " + ".join(f"{one.id} {one.version}" for one in premise.packs)
    voices = [voice(pack, language) for language in languages(pack)]
    seats = [None, *range(premise.players)] if seat is None else [seat]
    film, lines = Film(book(pack)), dict[str, int]()
    choices = {str(one): [each.sentence(one) for each in voices] for one in game.history}
    numbers = {text: number for number, text in enumerate(choices)}
    again = game.at_start()
    steps: list[dict[str, Any]] = [{"views": _views(again, seats, film, lines)}]
    for option in game.history:
        decision = again.decision
        again.play(option)
        made = {"choice": numbers[str(option)], **_about(decision)}
        steps.append({**made, "views": _views(again, seats, film, lines)})
    return {
        "version": VERSION,
        "title": pack.manifest.name,
        # The seed would reveal everything that is hidden from the seat.
        "premise": f"{packs}, {premise.setup} setup"
        + ("" if seat is not None else f", seed {premise.seed}"),
        "seats": [0 if one is None else one + 1 for one in seats],
        "languages": languages(pack),
        "choices": [[text, *said] for text, said in choices.items()],
        "lines": list(lines),
        "colours": {theme: film.book.variables(theme) for theme in ("light", "dark")},
        "film": film.table(),
        "steps": steps,
        "next": None if game.over else _about(game.decision),
        "scores": [dict(score.points) | {"total": score.total} for score in game.scores]
        if game.over
        else [],
    }


def text(data: dict[str, Any]) -> str:
    """Returns the data as JSON that is safe within an HTML page."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def page(data: dict[str, Any]) -> str:
    """Returns the data as a single HTML page that needs no other file and runs only its own script."""
    script = asset("zoom.js") + asset("replay.js")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return Template(asset("page.html")).substitute(
        title=escape(f"{data['title']}, {len(data['steps']) - 1} choices"),
        style=asset("replay.css"),
        data=text(data),
        script=script,
        hash=f"sha256-{digest}",
    )


def played(folder: Path) -> Iterator[tuple[str, str]]:
    """Yields a path and its text for each saved game in a folder of pages: the replay data beside it.

    Raises:
        RecordError: a saved game can no longer be replayed.
    """
    for path in sorted(folder.rglob("*.gwt")):
        data = replay_data(load_game(path, listen=False))
        yield path.relative_to(folder).with_suffix(".json").as_posix(), text(data)


def _about(decision: Decision) -> dict[str, Any]:
    return {"seat": decision.seat + 1, "cause": decision.cause}


def _views(
    game: Game, seats: Sequence[int | None], film: Film, lines: dict[str, int]
) -> list[dict[str, Any]]:
    """Returns the table as each of these seats sees it: a frame of the film, and its text in lines."""
    return [_view(game.picture(seat), film, lines) for seat in seats]


def _view(picture: Picture, film: Film, lines: dict[str, int]) -> dict[str, Any]:
    said = [lines.setdefault(line, len(lines)) for line in picture.description.splitlines()]
    return {**asdict(film.add(picture.piece)), "lines": said}
