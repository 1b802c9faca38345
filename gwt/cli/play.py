"""`gwt play`: starts a game at the terminal, which `session` then runs."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from gwt import UsageError, disk_cache, errors, packs, players, spec, text
from gwt import play as playing
from gwt.cli import change_warning, consoles, options, training_warning, unfinished_games
from gwt.cli.completion import complete_seats as seated

HUMAN, OTHERS = "human", "random"
NAMES = ", ".join(level.name for level in players.LEVELS)


def play(
    players: Annotated[
        int | None, typer.Option(help="How many players.", show_default="as many as --seats, or 3")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help=f"The player of each seat, separated by commas: {HUMAN}, a level ({NAMES}), "
            "another player's name or module:Class.",
            autocompletion=seated,
            show_default="you and random players",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same game.", show_default="random")
    ] = None,
    setup: options.Setup = None,
    ruling: options.Rulings = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    after: Annotated[
        Path | None,
        typer.Option(help="Begin the next game of a campaign, after a saved one that is over."),
    ] = None,
    end_turn: Annotated[
        bool | None,
        typer.Option(help="Ask before your turn ends.", show_default="if you type at a terminal"),
    ] = None,
    autosave: Annotated[
        Path | None,
        typer.Option(
            help="Save after each of your choices.",
            show_default="at a terminal a file in the cache folder",
        ),
    ] = None,
    lang: options.Lang = None,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Play in the terminal, with people or computer players.

    Choose an option by its number; type 'h' for other commands. With --lang, options are sentences.
    """
    from gwt.cli.session import Session

    if resume is not None:
        if (players, seed, setup, ruling) != (None, None, None, None):
            raise UsageError(
                "leave out --players, --seed, --setup and --ruling: --resume takes them from the saved game"
            )
        if after is not None:
            raise UsageError("leave out --after: a game that is continued has begun")
        started = playing.load_game(resume, pack=pack)
        change_warning.warn_of_changes(started)
    elif after is not None:
        if (players, setup, ruling) != (None, None, None):
            raise UsageError(
                "leave out --players, --setup and --ruling: --after takes them from the saved game"
            )
        before = playing.load_game(after, pack=pack)
        change_warning.warn_of_changes(before)
        started = playing.next_game(before, _chance() if seed is None else seed)
    else:
        count = players
        if count is None:
            count = _players(game, pack) if seats is None else len(_named(seats))
        chance = _chance() if seed is None else seed
        rulings = _rulings(ruling or ())
        started = playing.new_game(count, chance, game=game, pack=pack, setup=setup, rulings=rulings)
    named = _seated(started, seats)
    training_warning.warn_of_untrained(
        (name for name in named if name != HUMAN), started.pack, started.premise.players, lang
    )
    _introduce(named, started.pack, lang)
    humans = frozenset(seat for seat, name in enumerate(named) if name == HUMAN)
    others = [OTHERS if name == HUMAN else name for name in named]
    speaker = text.event_formatter(started.pack, lang)
    console = consoles.output_console()
    session = Session(
        *(started, humans, console, others),
        speaker=speaker,
        in_words=lang is not None,
        end_turn=console.is_terminal if end_turn is None else end_turn,
        autosave=autosave or (_kept() if console.is_terminal else None),
    )
    with unfinished_games.saving_unfinished(Path(), pack):
        session.run()


def _players(game: str | None, pack: list[str] | None) -> int:
    """Returns the number of players where none is asked for: against an opponent of a pack, one alone."""
    loaded = spec.load_pack(game, pack)
    play = spec.game_kind(loaded.manifest.game).play
    automatic = play.automatic_seats(play.board(loaded))
    return 3 if automatic is None else automatic.seats + 1


def _rulings(arguments: Sequence[str]) -> dict[str, bool]:
    """Returns whether each ruling of `--ruling` is in force. Raises `UsageError` where none says so."""
    rulings = {}
    for argument in arguments:
        id, _, answer = argument.partition("=")
        if answer not in ("yes", "no"):
            raise UsageError(f"--ruling is ID=yes or ID=no, not '{errors.shorten_value(argument)}'")
        rulings[id] = answer == "yes"
    return rulings


def _kept() -> Path | None:
    """Returns the file in which games at a terminal are saved, or `None` without a cache folder."""
    folder = disk_cache.folder()
    return folder and folder / "autosave.gwt"


def _chance() -> int:
    """Returns a random seed, short enough to pass on."""
    return randbelow(1_000_000)


def _named(seats: str) -> list[str]:

    named = list(players.split_names(seats))
    names = (HUMAN, *players.player_names())
    for name in named:
        if name != HUMAN:
            try:
                players.player_factory(name)
            except UsageError:
                if name.isalpha():
                    raise UsageError(
                        f"there is no player '{name}'. {errors.did_you_mean(name, names)}"
                    ) from None
                raise
    return named


def _seated(game: "playing.Game", seats: str | None) -> list[str]:
    """Returns the name of the player on each seat; by default seat 1 is human."""
    players = game.premise.players
    if seats is None:
        return [HUMAN, *[OTHERS] * (players - 1)]
    named = _named(seats)
    if len(named) != players:
        seats_given = f"{errors.count_noun(len(named), 'seat')} {'is' if len(named) == 1 else 'are'} given"
        raise UsageError(f"the game has {players} players, and {seats_given}")
    return named


def _introduce(names: Iterable[str], pack: packs.Pack, lang: str | None = None) -> None:
    """Prints a line on standard error for each level among the names of players.

    Raises:
        UsageError: the pack has no texts in the language.
    """
    seated = set(names)
    for level in (level for level in players.LEVELS if level.name in seated):
        speaker = text.event_formatter(pack, lang)
        about = speaker.message(level.about, won=level.percent)
        consoles.error_console().print(f"{speaker.message(level.title)}: {about}", markup=False)
