"""The rule facts of content: numbers and words that a file holds by itself, and packs with others there."""

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import attrs

from gwt.packs.pack import Pack
from gwt.spec.game_spec import GameSpec
from tests.law.places import refusal


@attrs.frozen
class Fact:
    """A field of a file of content that holds numbers, or words that are listed by its type."""

    file: str
    key: str
    kind: Any

    def __str__(self) -> str:
        return f"{self.file}.{self.key}"


def facts(kind: GameSpec) -> list[Fact]:
    """Every rule fact of a game."""
    return [
        Fact(file, field.name, hints[field.name])
        for file, entry in kind.content.files.items()
        for hints in (get_type_hints(entry),)
        for field in attrs.fields(entry)
        if _is_fact(hints[field.name])
    ]


def _is_fact(kind: Any) -> bool:
    parts = [one for one in get_args(kind) if one is not Ellipsis]
    if get_origin(kind) in (tuple, dict):
        return all(map(_is_fact, parts))
    return kind is int or (get_origin(kind) is Literal and len(parts) > 1)


def others(fact: Fact, value: Any, dice: Random) -> Iterator[Any]:
    """Values unlike the printed one, of the same form."""
    for _ in range(100):
        other = _other(fact.kind, value, dice)
        if other != value:
            yield other


def _other(kind: Any, value: Any, dice: Random) -> Any:
    if kind is int:
        return max(0, dice.choice((0, value - 1, value + 1, value + 2, 2 * value + 1)))
    if get_origin(kind) is Literal:
        return dice.choice(get_args(kind))
    if get_origin(kind) is dict:
        return {key: _other(get_args(kind)[1], one, dice) for key, one in value.items()}
    inner, *_ = get_args(kind)
    if get_origin(inner) is Literal:
        words = dice.sample(get_args(inner), len(get_args(inner)))
        return tuple(words[: dice.choice((len(value), len(words), dice.randint(0, len(words))))])
    if dice.random() < 0.5:
        return tuple(dice.sample(value, len(value)))
    return tuple(_other(inner, one, dice) for one in value)


def with_facts(kind: GameSpec, pack: Pack, values: dict[Fact, Any]) -> tuple[Pack, str]:
    """The pack with other values for some facts, and why the game refuses it; nothing where it does not."""
    entries = pack.entries
    for fact, value in values.items():
        whole = attrs.evolve(getattr(entries, fact.file), **{fact.key: value})
        entries = attrs.evolve(entries, **{fact.file: whole})
    return attrs.evolve(pack, entries=entries), refusal(kind, entries)
