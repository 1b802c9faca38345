"""Effects that mean different things and are said in one sentence: `python -m tests.law.sentences`.

Trees of two leaves and up to three joiners have their brackets in every place; larger ones are drawn at
random from all words of a game.
"""

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from gwt.dsl import Both, Choice, Effect, Exchange, If, May, Must, Repeat, Under, field_values
from gwt.dsl import Sequence as Then
from gwt.errors import ExpressionError
from gwt.packs import Pack
from gwt.spec import GAMES
from gwt.text import languages, sentence_formatter
from gwt.text.tree_rewriting import drop_unused_names
from tests.law.expressions import Expressions
from tests.law.places import whole_pack


def meaning(effect: Effect) -> Effect:
    """Returns the simplest effect that means the same.

    Lists in lists of the same kind are one list. What may be declined in any case needs no `may`, and a
    condition can stand before or behind a question. A name of a number that nothing uses says nothing.
    """
    return _meaning(drop_unused_names(effect))


def _meaning(effect: Effect) -> Effect:
    return _simpler(_inside(effect, _meaning))


def _simpler(effect: Effect) -> Effect:
    match effect:
        case Then() | Both() | Choice():
            (parts,) = field_values(effect)
            flat = [
                one
                for part in parts
                for one in (field_values(part)[0] if type(part) is type(effect) else [part])
            ]
            return type(effect)(tuple(flat))
        case May(Exchange() | May() | Repeat() as inner) | Must(Must() | May() as inner):
            return effect if isinstance(inner, Repeat) and isinstance(inner.effect, Must) else inner
        case May(If() | Under() as inner) | Must(If() | Under() as inner):
            return type(inner)(_simpler(type(effect)(inner.effect)), *field_values(inner)[1:])
        case Repeat(times, May() as inner):
            return Repeat(times, inner.effect)
        case Repeat(times, Must() as inner):
            return Must(Repeat(times, inner.effect))
    return effect


def _inside(value, change):
    if isinstance(value, tuple):
        return tuple(change(one) if isinstance(one, Effect) else one for one in value)
    parts = (
        change(one) if isinstance(one, Effect) else _inside(one, change) if isinstance(one, tuple) else one
        for one in field_values(value)
    )
    return type(value)(*parts)


GAME = "great-western-trail"
_LEFT, _RIGHT = ("remove hazard", "gain $2"), "trade"
_LISTS = ("then", "or", "and")
SOMEBODY = "Ada"
"""The name of a player who does all effects."""


def small_trees() -> Iterator[str]:
    """Yields texts of trees with two leaves and up to three joiners; content may refuse them."""
    first = [*_joined(_LEFT, (_RIGHT,)), *(f"pay $1 -> {one}" for one in _LEFT)]
    second = [*_joined(first, (_RIGHT,)), *(f"pay $1 -> ({one})" for one in first)]
    second += [f"{_RIGHT} {word} ({one})" for word in _LISTS for one in first]
    yield from (*first, *second)
    for tree in second:
        yield from (
            f"pay $1 -> ({tree})",
            f"may ({tree})",
            f"({tree}) if 2 hazards",
            f"repeat 2 times ({tree})",
        )


_UNARY = (
    *("may ({})", "must ({})", "repeat 2 times ({})", "({}) if 2 hazards", "({}) unless most cowboys"),
    *("every player ({})", "each other player ({})", "next player ({})", "another player ({})"),
    *("each player with fewest dollars ({})", "next player with 2 hazards ({})"),
    *("each player secretly ({})", "when you deliver ({})", "when another player delivers ({})"),
)
_BINARY = ("({}) then ({})", "({}) or ({})", "({}) and ({})", "({}) -> ({})")
_LEAVES = ("gain $2", "trade", "draw 1", "discard 1 card", "gain $1 per hazard")


def player_trees(pack: Pack, number: int, seed: int) -> Iterator[Effect]:
    """Yields random effects with words for players among all joiners, and others with their words."""
    dice = random.Random(seed)

    def grown(depth: int) -> str:
        if not depth or dice.random() < 0.1:
            return dice.choice(_LEAVES)
        if dice.random() < 0.6:
            return dice.choice(_UNARY).format(grown(depth - 1))
        return dice.choice(_BINARY).format(grown(depth - 1), grown(depth - 1))

    for effect in accepted(pack, (grown(dice.randint(2, 4)) for _ in range(number))):
        yield effect
        yield from accepted(pack, map(str, moved(effect)))


def _joined(lefts: Iterable[str], rights: Sequence[str]) -> Iterator[str]:
    for one in lefts:
        yield from (f"may ({one})", f"must ({one})", f"({one}) if 2 hazards", f"({one}) unless 2 hazards")
        yield from (f"repeat 2 times ({one})", f"every player ({one})")
        yield from (f"({one}) {word} {other}" for other in rights for word in _LISTS)


def accepted(pack: Pack, texts: Iterable[str]) -> Iterator[Effect]:
    """Yields the effects that content accepts."""
    for text in texts:
        try:
            yield pack.parser.action(text)
        except ExpressionError:
            continue


def random_trees(pack: Pack, number: int, seed: int) -> Iterator[Effect]:
    """Yields random effects, each followed by others with its words and other brackets."""
    dice = random.Random(seed)
    grow = Expressions(pack, dice)
    for _ in range(number):
        effect = grow.expression(dice.randint(2, 4))
        yield effect
        yield from moved(effect)


def moved(effect: Effect) -> Iterator[Effect]:
    """Yields the effects that come of moving one joiner into or out of another one."""
    parts = [one for one in field_values(effect) if isinstance(one, Effect)]
    for inner in parts:
        below = [one for one in field_values(inner) if isinstance(one, Effect)]
        for leaf in below:
            # The joiner inside goes around the one outside.
            outer = _with(effect, inner, leaf)
            yield _with(inner, leaf, outer)
    if isinstance(effect, Then | Both | Choice):
        (listed,) = field_values(effect)
        for at, one in enumerate(listed):
            for deeper in (part for part in field_values(one) if isinstance(part, Effect)):
                # What stands behind a joiner goes into it, or what stands before it.
                if listed[at + 1 :]:
                    whole = _with(one, deeper, type(effect)((deeper, *listed[at + 1 :])))
                    yield type(effect)((*listed[:at], whole)) if at else whole


def _with(effect: Effect, old: Effect, new: Effect) -> Effect:
    return type(effect)(*(new if one is old else one for one in field_values(effect)))


def collisions(
    pack: Pack, language: str, effects: Iterable[Effect], subject: str = ""
) -> dict[str, list[Effect]]:
    """Returns the sentences that are those of several effects of different meaning.

    `subject` is the name of the player who does them; without one that is the reader.
    """
    speaks, found = sentence_formatter(pack, language), defaultdict[str, dict[Effect, Effect]](dict)
    for effect in effects:
        found[speaks.sentence(effect, subject)].setdefault(meaning(effect), effect)
    return {text: list(several.values()) for text, several in found.items() if len(several) > 1}


def main() -> int:
    parser = argparse.ArgumentParser(description="Looks for sentences that say two different rules.")
    parser.add_argument("--trees", type=int, default=2000, help="the random trees of each game")
    parser.add_argument("--seed", type=int, default=0)
    given, wrong = parser.parse_args(), 0
    for game in GAMES:
        pack = whole_pack(game)
        effects = list(accepted(pack, small_trees())) if game == GAME else []
        effects += player_trees(pack, given.trees, given.seed) if game == GAME else []
        effects += accepted(pack, map(str, random_trees(pack, given.trees, given.seed)))
        for language in languages(pack):
            for subject in ("", SOMEBODY):
                found = collisions(pack, language, effects, subject)
                wrong += len(found)
                whose = f", of {subject}" if subject else ""
                said = f"{len(found)} sentences of {len(effects)} effects say several rules"
                print(f"{game}, {language}{whose}: {said}")
                for text, several in sorted(found.items(), key=lambda one: len(one[0]))[:12]:
                    print("  ", " || ".join(map(str, several)), "=>", text)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
