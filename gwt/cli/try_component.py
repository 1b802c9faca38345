"""`gwt try`: lets a player try a component at the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from gwt import authoring, balance, dsl, play, players, text
from gwt.cli import completion, consoles, options, unfinished_games


def attempt(
    id: Annotated[
        str, typer.Argument(help="The id of the component.", autocompletion=completion.complete_ids)
    ],
    position: Annotated[
        Path | None,
        typer.Option(
            help="Try it in this position.",
            show_default="a new game in which it can be used",
        ),
    ] = None,
    lang: options.Lang = None,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Try a component: you are seat 1, about to use it; random players have the other seats."""
    from gwt.cli.session import Session
    from gwt.cli.show import describe_component

    started = authoring.tryout(id, game=game, pack=pack, position=position)
    speaker, console = text.event_formatter(started.pack, lang), consoles.output_console()
    introduction = [
        *describe_component(started.pack, id, speaker),
        *_missing(started, id, speaker),
    ]
    session = Session(
        *(started, frozenset({0}), console),
        speaker=speaker,
        in_words=lang is not None,
        first=introduction,
        turns=players.TURNS,
    )
    with unfinished_games.saving_unfinished(Path(), pack):
        session.run()


def _missing(game: "play.Game", id: str, speaker: "text.EventFormatter") -> list[str]:
    """Says which printed actions cannot be done now, so that the player knows why they are no options."""

    if game.over or game.decision.cause != id:
        return []
    possible = {game.origin(option) for option in game.options}
    impossible = {*dsl.children(game.decision.effect)} - possible
    missing = [str(action) for action in balance.printed_effects(game.pack, id) if action in impossible]
    return [speaker.message("table-not-possible", action=action) for action in missing]
