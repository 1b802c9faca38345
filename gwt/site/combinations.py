"""The combinations of an edition, its expansions and its opponents, and what holds in each of them.

A site has one tree of pages for all combinations of a game. What does not hold in all of them says in which
it does, by a letter for each; the page shows that of the one that its reader has chosen.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from string import ascii_lowercase
from typing import Any

from gwt import spec
from gwt.site.pack_reference import GameCombinations, PackReference, PlayedCombination
from gwt.site.site_texts import site_settings


def references_by_game(references: Sequence[PackReference]) -> list[PackReference]:
    """Returns the references of games with those combinations of their packs that people play."""
    by_game = combinations_of_games({reference.pack.manifest.game: reference for reference in references})
    return [
        PackReference(reference.pack, by_game[reference.pack.manifest.game])
        if reference.pack.manifest.game in by_game
        else reference
        for reference in references
    ]


def combinations_of_games(references: Mapping[str, PackReference]) -> Mapping[str, GameCombinations]:
    """The combinations of each game that has several, by the name of the game; the first packs are given.

    Raises:
        UsageError: there is no such pack.
    """
    by_game = {}
    for setting in site_settings()["plays"]:
        game, editions, besides = setting["game"], setting["editions"], setting.get("with", [])
        if game not in references or len(editions) + len(besides) < 2:
            continue
        combinations: list[PlayedCombination] = []
        rows = list(product(editions, *([(False, True)] * len(besides))))
        assert len(rows) <= len(ascii_lowercase), f"{game} has {len(rows)} combinations, which need letters"
        for letter, (edition, *row) in zip(ascii_lowercase, rows, strict=False):
            more = tuple(pack for pack, present in zip(besides, row, strict=True) if present)
            first = not combinations
            reference = references[game] if first else PackReference(spec.load_pack(game, [edition, *more]))
            combinations.append(PlayedCombination(letter, edition, more, reference))
        combinations += list(_variants(game, combinations, setting.get("variants", {})))
        by_game[game] = GameCombinations(
            tuple(combinations), tuple(editions), tuple(besides), setting["title"]
        )
    return by_game


def _variants(
    game: str, combinations: Sequence[PlayedCombination], variants: Mapping[str, Any]
) -> Iterator[PlayedCombination]:
    """Yields each variant over each of its editions alone: what else is played does not change it."""
    letters = iter(ascii_lowercase[len(combinations) :])
    for pack, setting in variants.items():
        without = set(setting.get("without", ()))
        for edition in setting["editions"]:
            plays = (play for play in combinations if play.edition == edition)
            among = "".join(play.letter for play in plays if without.isdisjoint(play.besides))
            reference = PackReference(spec.load_pack(game, [edition, pack]))
            yield PlayedCombination(next(letters), edition, (pack,), reference, among)
