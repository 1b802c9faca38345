"""`gwt replay`: plays a saved game again and shows how it stands."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from gwt import errors, json_types, text
from gwt import play as playing
from gwt.cli import change_warning, consoles, options, output, score_table, seat_numbers
from gwt.summary import Summary


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    to: Annotated[
        int | None, typer.Option(help="Stop after this many choices.", min=0, show_default="all")
    ] = None,
    as_json: options.AsJson = False,
    pack: options.PackName = None,
    html: options.Html = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="Show only what this seat sees in the page.", min=1, show_default="any seat or all"
        ),
    ] = None,
    lang: options.Lang = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Refuse a game that may differ from what was saved.")
    ] = False,
) -> None:
    """Replay a saved game and show the table, or write a page with every step.

    A file that is cut short or has an illegal choice is refused, with the place of the error.
    If packs or the library have changed since, the first state that differs is reported.
    """
    if seat is not None and html is None:
        raise errors.UsageError("--seat is for pages: name the file to write with --html")
    game = playing.load_game(file, to=to, pack=pack, strict=strict, listen=False)
    change_warning.warn_of_changes(game)
    if html is not None:
        data = playing.replay_data(game, seat_numbers.parse_seat(seat, game.premise.players))
        output.output_text(
            playing.replay_page(data) if lang is None else playing.replay_page(data, lang), html
        )
    elif as_json:
        typer.echo(json.dumps(summary(game), indent=2))
    else:
        report(game, lang)


def summary(game: "playing.Game") -> json_types.JsonObject:
    """Returns the data for `--json`; seats count from 1."""
    decision = None if game.over else game.decision
    return {
        "game": game.premise.game,
        "pack": game.premise.pack,
        "players": game.premise.players,
        "choices": len(game.history),
        "changed": None if game.changed is None else [problem.message for problem in game.changed.problems],
        "over": game.over,
        "scores": [{**score.points, "total": score.total} for score in game.scores],
        "decision": decision
        and {
            "seat": decision.seat + 1,
            "cause": decision.cause,
            "options": [str(option) for option in decision.options],
        },
    }


def report(game: "playing.Game", lang: str | None) -> None:
    """Prints how a game stands, in the language `lang`."""
    speaker = text.event_formatter(game.pack, lang)
    console, premise = consoles.output_console(), game.premise
    parts = {key: getattr(premise, key) for key in ("pack", "players", "setup")}
    console.print(speaker.message("table-premise", **parts, seed=str(premise.seed)))
    choices = speaker.message("table-choices", number=len(game.history))
    if game.over:
        now = speaker.message("table-over")
    else:
        decision, who = game.decision, speaker.seat(game.seat + 1)
        number = len(decision.options)
        now = speaker.message("table-options", seat=who, number=number, cause=decision.cause)
    console.print(f"{choices}; {now}.")
    console.print(Summary.of(game.public_view(), speaker, lang is not None).public_text(console.width))
    console.print(points_table(game, speaker))


def points_table(game: "playing.Game", speaker: "text.EventFormatter") -> Any:
    """Returns a table of the current points of every seat; the winners are marked once the game is over."""
    scores = game.scores
    crowned = game.winners if game.over else ()
    return score_table.score_table(
        [
            speaker.message("table-seat", n=seat + 1) + " *" * (seat in crowned)
            for seat in range(len(scores))
        ],
        [speaker.name_of(category, sort="category") for category in scores[0].points],
        lambda seat, row: str(list(scores[seat].points.values())[row]),
        last=(speaker.message("table-total"), [str(score.total) for score in scores]),
    )
