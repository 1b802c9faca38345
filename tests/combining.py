"""A set of packs that is drawn for a test."""

from random import Random

from gwt.spec.pack_combinations import Combination, find_combination, installed_packs


def drawn_combination(game: str, dice: Random) -> Combination:
    """Returns a set of installed packs that can be played, drawn at random."""
    packs = [*installed_packs(game)]
    dice.shuffle(packs)
    chosen = packs[:1]
    made = find_combination(game, chosen)
    assert made is not None, f"'{packs[0].name}' cannot be played by itself"
    for one in packs[1 : 1 + dice.randrange(len(packs))]:
        more = None if one.manifest.id in made.layers else find_combination(game, [*chosen, one])
        if more is not None:
            chosen, made = [*chosen, one], more
    return made
