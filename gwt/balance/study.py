"""Defines the games that are played to judge content, and plays one of them in all its arms.

Every trial is one seed in three arms: without the new content, with it, and with it while one seat
leaves it alone. A whole game, which is compared with nothing, has one arm.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import field, frozen

from gwt import errors, kernel, memory_cache, play, spec
from gwt.balance import game_tally, pack_diff
from gwt.packs import Layer, Pack
from gwt.players import (
    NOTHING,
    TURNS,
    check_can_play,
    check_names,
    check_seats_are_played,
    players_of_seats,
    seed_and_generator,
)

WITHOUT, WITH, ALONE = "without", "with", "left alone"
"""The arms: the baseline, the variant, and the variant with one seat that leaves the content alone."""
ARMS = (WITHOUT, WITH, ALONE)

Trial = tuple[str, int]
"""The name of the player on all seats, and the index of the game."""
Arms = dict[str, game_tally.Tally]
"""The counts of a trial, by arm."""


@frozen
class Study:
    """The packs to compare, and the games to compare them by."""

    baseline: tuple[Path, ...]
    """The folders of the packs without the content in question; `variant` has those with it.

    There are none for a whole game.
    """
    variant: tuple[Path, ...]
    players: int = field(default=2, converter=errors.whole_number)
    seed: int = field(default=0, converter=errors.whole_number)
    names: tuple[str, ...] = ("greedy", "random")
    """The names of players; each plays the whole study on all seats."""
    setup: str | None = None
    game: str | None = None
    turns: int = TURNS
    """The maximum length of a game, counted over all players."""

    @property
    def is_whole_game(self) -> bool:
        """Whether a whole game is studied."""
        return not self.baseline

    @property
    def packs(self) -> tuple[Pack, Pack]:
        """The pack without the content, and the pack with it; of a whole game twice the same."""
        return spec.load_pack(self.game, self.baseline or self.variant), spec.load_pack(
            self.game, self.variant
        )

    @property
    def judged_packs(self) -> tuple[Layer, ...]:
        """The packs to judge, each with the digest of its content."""
        below, variant = self.packs
        return tuple(layer for layer in variant.layers if self.is_whole_game or layer not in below.layers)

    @property
    def changes(self) -> tuple[pack_diff.Change, ...]:
        return (
            pack_diff.all_entries_as_new(self.packs[1])
            if self.is_whole_game
            else pack_diff.diff_packs(*self.packs)
        )

    @property
    def avoided_ids(self) -> frozenset[str]:
        """The ids that a seat leaves alone: those that are new, or if there are none, those that changed.

        A seat that left a changed entry alone would forgo the old one too, so new ones are preferred.
        """
        ids = {
            kind: frozenset(entry.id for entry in self.changes if entry.kind == kind)
            for kind in pack_diff.KINDS
        }
        return ids["new"] or ids["changed"]

    def trials(self, games: int) -> list[Trial]:
        """The trials of `games` games of each player."""
        return [(name, number) for number in range(games) for name in self.names]

    def leaving(self, number: int) -> int:
        """The seat that leaves the content alone in game `number`."""
        return number % self.players


def plan_study(
    packs: spec.PackArgument,
    baseline: spec.PackArgument = None,
    *,
    whole: bool = False,
    game: str | None = None,
    **rest: Any,
) -> Study:
    """Returns a study of some packs against a baseline, by default the packs that they are built on.

    A pack that is built on nothing is compared with the game's own. That one is a `whole` game, which is
    compared with nothing, as are any packs if that is asked for. `rest` are other fields of `Study`.

    Raises:
        UsageError: there is nothing to compare, or a name or folder does not exist.
        ContentError: a pack has problems.
    """
    if whole and baseline is not None:
        raise errors.UsageError("a whole game is compared with nothing: leave out what to compare it with")
    variant = spec.load_pack(game, packs)
    game, folders = variant.manifest.game, _folders(variant)
    below: tuple[Path, ...] = ()
    if baseline is not None:
        below = _folders(_baseline(game, baseline))
    elif not whole:
        below = _below(variant, packs, game) or _folders(spec.load_pack(game))
        below = () if below == folders else below
    new_study = Study(below, folders, game=game, **rest)
    for name in new_study.names:
        check_names([name], new_study.players)
    before, _ = new_study.packs
    if not new_study.changes:
        raise errors.UsageError(
            f"{variant.name} does not differ from {before.name}: there is nothing to compare"
        )
    kernel.check_seed(new_study.seed)
    check_can_play(new_study.names, before)
    check_can_play(new_study.names, variant)
    check_seats_are_played(
        play.new_game(new_study.players, game=game, pack=new_study.variant, setup=new_study.setup)
    )
    return new_study


def _baseline(game: str, packs: spec.PackArgument) -> Pack:
    try:
        return spec.load_pack(game, packs)
    except errors.GwtError:
        if (other := spec.game_of(None, packs)) != game:
            raise errors.UsageError(f"a pack of {game} cannot be compared with one of {other}") from None
        raise


def _folders(pack: Pack) -> tuple[Path, ...]:
    return tuple(layer.folder for layer in pack.layers)


def _below(variant: Pack, packs: spec.PackArgument, game: str) -> tuple[Path, ...]:
    """The packs that the given packs are built on; none for a whole game."""
    all_packs = (packs,) if packs is None or isinstance(packs, str | Path | Pack) else packs
    top_folders = {spec.load_pack(game, pack).layers[-1].folder for pack in all_packs}
    return tuple(folder for folder in _folders(variant) if folder not in top_folders)


def play_trial(study: Study, trial: Trial) -> Arms:
    """Plays a trial in all arms; the result is reproducible.

    Raises:
        UnfinishedGame: one of its games does not end.
    """
    name, number = trial
    seed, rng = seed_and_generator(study.seed, number)
    watch, shunned = _watch(study)
    played: Arms = {}
    for arm in (WITH,) if study.is_whole_game else ARMS:
        pack = study.baseline if arm == WITHOUT else study.variant
        game = play.new_game(study.players, seed, game=study.game, pack=pack, setup=study.setup)
        leaving = study.leaving(number) if arm == ALONE else None
        seats = players_of_seats((name,), study.players, rng, shunned if arm == ALONE else NOTHING, leaving)
        played[arm] = game_tally.tally_game(game, seats, watch, study.turns, rng)
    return played


@memory_cache.bounded_cache(8)
def _watch(study: Study) -> tuple[game_tally.WatchedComponents, frozenset[str]]:
    """Returns what to count, and the ids that a seat leaves alone."""
    _, variant = study.packs
    lists: Mapping[str, tuple[str, ...]] = pack_diff.same_list_ids(variant, study.changes)
    others = frozenset(id for ids in lists.values() for id in ids) - lists.keys()
    return game_tally.WatchedComponents(
        {id: pack_diff.printed_effects(variant, id) for id in lists}, others
    ), study.avoided_ids
