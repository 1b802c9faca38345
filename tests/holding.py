"""What holds at every decision of every game; a failure carries the record that replays it."""

import random
from collections.abc import Iterator, Sequence

import gwt
from gwt.dsl.effects import Effect
from gwt.kernel.agenda import settle

_READ: dict[tuple[str, str], Effect] = {}
"""What the options of each pack read as."""


def at_random(game: gwt.Game, choices: int = 10**6, seed: int = 1) -> gwt.Game:
    """The game after so many random choices more, or at its end."""
    dice = random.Random(seed)
    for _ in range(choices):
        if game.over:
            break
        game.play(dice.choice(game.options))
    return game


def assert_none(game: gwt.Game, wrong: Sequence[str]) -> None:
    assert not wrong, "\n".join([*wrong, explained(game)])


def explained(game: gwt.Game) -> str:
    """What it takes to see a failure again."""
    return f"seed {game.premise.seed}; this record leads to the state:\n{game.record()}"


def listed(options: Sequence[Effect]) -> str:
    return " | ".join(map(str, options))


def decision(game: gwt.Game, most: int) -> Iterator[str]:
    """What is wrong with the options of a game, of which there are `most` at the most."""
    options = game.options
    if game.over:
        if options:
            yield f"the game is over and offers {listed(options)}"
        return
    if not 0 < len(options) <= most:
        yield f"{len(options)} options are offered"
    if len(set(options)) != len(options):
        yield f"an option is offered twice: {listed(options)}"
    texts = [str(option) for option in options]
    if len(set(texts)) != len(texts):
        yield f"two options read the same: {texts}"
    for option, text in zip(options, texts, strict=True):
        read = (game.pack.name, text)
        if read not in _READ:
            _READ[read] = game.pack.parser.effect(text)
        if _READ[read] != option:
            yield f"'{text}' reads as another effect than {option!r}"
    again = settle(game.state.copy())
    if list(again) != list(options):
        yield f"a copy offers {listed(again)} and the game {listed(options)}"
