"""Starting, saving and resuming games, by the names that a caller uses."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from gwt.errors import (
    ExpressionError,
    IllegalChoice,
    RecordError,
    UsageError,
    did_you_mean,
)
from gwt.games import DEFAULT, game_kind
from gwt.games.kind import GameKind
from gwt.kernel import record
from gwt.kernel.game import Game as KernelGame
from gwt.kernel.game import check_seed
from gwt.kernel.rules import Premise
from gwt.packs.load import Pack, load


class Game(KernelGame):
    """A game that can be saved; see `new_game`."""

    __slots__ = ()

    def record(self) -> str:
        """The text of the saved game."""
        return record.written(self.premise, self.history)

    def save(self, path: str | Path) -> None:
        """Writes the game to a file, from which `load_game` resumes it at this decision."""
        Path(path).write_text(self.record(), encoding="utf-8", newline="\n")


def load_pack(game: str = DEFAULT, pack: str | None = None) -> Pack:
    """The pack of a game by its name, its own first pack by default.

    Raises:
        UsageError: there is no such game or pack.
        ContentError: the pack has problems; all of them are listed.
    """
    kind = game_kind(game)
    name = (pack or kind.pack).removeprefix(f"{kind.packs.name}/")
    known = sorted(path.parent.name for path in kind.packs.glob("*/pack.yaml"))
    if name not in known:
        raise UsageError(f"{game} has no pack '{name}'. {did_you_mean(name, known)}")
    return _loaded(kind, name)


@cache
def _loaded(kind: GameKind, name: str) -> Pack:
    return load(kind.packs / name, kind.family)


def new_game(
    players: int = 3,
    seed: int = 0,
    *,
    game: str = DEFAULT,
    pack: str | None = None,
    setup: str | None = None,
    first: int | None = None,
    rulings: Mapping[str, bool] | None = None,
    listen: bool = True,
) -> Game:
    """A game at its first decision.

    Args:
        players: how many; the pack says which numbers it has been written for.
        seed: from 0 to 2**64 - 1; the same premise gives the same game on every machine.
        game: its name.
        pack: the name of one of its packs.
        setup: one of the ways to set up, the usual one by default.
        first: the seat that starts, by the seed if none is given.
        rulings: points left open by the rulebook, by id, where the default is not wanted.
        listen: whether `play` returns events.

    Raises:
        UsageError: something asked for does not exist.
        ContentError: the pack has problems.
    """
    kind, loaded = game_kind(game), load_pack(game, pack)
    known = {ruling.id: ruling.default for ruling in loaded.manifest.rulings}
    for name in rulings or ():
        if name not in known:
            raise UsageError(f"there is no ruling '{name}'. {did_you_mean(name, known)}")
    known.update(rulings or {})
    premise = Premise(
        game=game,
        pack=loaded.manifest.id,
        version=loaded.manifest.version,
        digest=loaded.digest,
        players=players,
        seed=check_seed(seed),
        setup=setup or kind.setups[0],
        rulings=tuple(name for name, in_force in known.items() if in_force),
        first=first,
    )
    return _started(kind, loaded, premise, listen)


def _started(kind: GameKind, pack: Pack, premise: Premise, listen: bool) -> Game:
    numbers = kind.players(pack)
    if premise.players not in numbers:
        listed = ", ".join(map(str, numbers))
        raise UsageError(f"{pack.manifest.name} is for {listed} players, not {premise.players}")
    if premise.setup not in kind.setups:
        hint = did_you_mean(premise.setup, kind.setups)
        raise UsageError(f"there is no setup '{premise.setup}'. {hint}")
    if premise.first is not None and not 0 <= premise.first < premise.players:
        raise UsageError(f"seat {premise.first} cannot start: seats are 0 to {premise.players - 1}")
    rules = kind.rules(pack, frozenset(premise.rulings))
    return Game(premise, kind.set_up(rules, premise), pack.reader, listen=listen)


def load_game(path: str | Path, *, to: int | None = None, listen: bool = True) -> Game:
    """The saved game in a file, after all of its choices or after the first `to` of them.

    Raises:
        UsageError: there is no such file, or its game or pack is not here.
        RecordError: it is no saved game, it is cut short, or one of its choices does not fit; the
            error says how many do.
    """
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        text = ""
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from None
    return replay(record.read(text, str(path)), to=to, listen=listen)


def replay(saved: record.Record, *, to: int | None = None, listen: bool = True) -> Game:
    """Plays a record again. Raises as `load_game` does."""
    premise = saved.premise
    kind, pack = game_kind(premise.game), load_pack(premise.game, premise.pack)
    known = {ruling.id for ruling in pack.manifest.rulings}
    for name in premise.rulings:
        if name not in known:
            raise UsageError(f"there is no ruling '{name}'. {did_you_mean(name, known)}")
    game = _started(kind, pack, premise, listen=False)
    lines = saved.lines if to is None else saved.lines[:to]
    for played, line in enumerate(lines):
        try:
            game.play(line.text)
        except IllegalChoice:
            raise _misfit(game, saved, played) from None
    game.listen = listen
    return game


def _misfit(game: Game, saved: record.Record, played: int) -> RecordError:
    line = saved.lines[played]
    try:
        game._reader.effect(line.text)
        message, hint = f"'{line.text}' is not an option here", ""
    except ExpressionError as error:
        message, hint = error.message, error.hint
    if not game.over:
        hint = hint or did_you_mean(line.text, map(str, game.options))
    else:
        message = "the game is over before this choice"
    if game.premise.digest != load_pack(game.premise.game, game.premise.pack).digest:
        message += " (the pack has changed since the game was saved)"
    return RecordError([saved.problem(line, message, hint)], played)
