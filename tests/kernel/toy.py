"""A game with nothing but marbles: players take, give and roll for them, one effect a turn."""

from functools import cache
from pathlib import Path

from attrs import frozen

from gwt.dsl.amounts import Amount, UpTo
from gwt.dsl.counts import Counts
from gwt.dsl.effects import Cost, Effect
from gwt.dsl.language import Language
from gwt.dsl.parser import ExpressionParser
from gwt.dsl.verbs import verb
from gwt.kernel.counting import as_number, as_numbers
from gwt.kernel.events import Event
from gwt.kernel.joiners import JOINERS
from gwt.kernel.premise import PackVersion, Premise
from gwt.kernel.rng import random_below
from gwt.kernel.rules import DO_IT, AutomaticSeats, FinalScore, FreeActions, Options, Rules, Verb, Verbs
from gwt.kernel.state import State
from gwt.kernel.state_declaration import state
from gwt.kernel.tasks import push
from gwt.packs.manifest import Manifest
from gwt.packs.pack import Pack
from gwt.play.game import Game


@verb("take {amount}")
class Take(Effect):
    """Marbles from the bag, which holds ten at first."""

    yields_number = True
    amount: Amount


@verb("give {amount}")
class Give(Effect):
    """Marbles back to the bag."""

    as_cost = Cost(only_for_reward=True)
    amount: Amount


@verb("roll")
class Roll(Effect):
    """A die; comes to its number."""

    reveals = True
    yields_number = True


@frozen
class Taken(Event):
    marbles: int


@state(kw_only=True)
class Toy(State):
    marbles: list[int]
    bag: int
    turn: int = -1


def _options(toy: Toy, seat: int, effect: Take) -> Options:
    if not isinstance(effect.amount, UpTo):
        return DO_IT
    return [Take(many) for many in as_numbers(toy, seat, effect.amount, toy.bag)]


def _move(toy: Toy, seat: int, marbles: int, cause: str) -> int:
    toy.marbles[seat] += marbles
    toy.bag -= marbles
    toy.emit(Taken, seat, cause, marbles)
    return marbles


def _roll(toy: Toy, seat: int, effect: Roll, cause: str) -> int:
    toy.reveals += 1
    return random_below(toy, 6) + 1


def _can_take(toy: Toy, seat: int, effect: Take) -> bool:
    return 0 < (as_number(toy, seat, effect.amount) if not _many(effect) else 1) <= toy.bag


def _take(toy: Toy, seat: int, effect: Take, cause: str) -> int:
    return _move(toy, seat, as_number(toy, seat, effect.amount), cause)


def _can_give(toy: Toy, seat: int, effect: Give) -> bool:
    return as_number(toy, seat, effect.amount) <= toy.marbles[seat]


def _give(toy: Toy, seat: int, effect: Give, cause: str) -> int:
    return _move(toy, seat, -as_number(toy, seat, effect.amount), cause)


VERBS: Verbs[Toy] = Verbs(JOINERS)
VERBS[Take] = Verb(_take, can=_can_take, options=_options)
VERBS[Give] = Verb(_give, can=_can_give)
VERBS[Roll] = Verb(_roll)


def _many(effect: Take) -> bool:
    return isinstance(effect.amount, UpTo)


COUNTS = Counts()


@COUNTS.count("marble(s)")
def marbles(toy: Toy, seat: int) -> int:
    return toy.marbles[seat]


WORDS = {"count": COUNTS.words({}, {}), "ruling": {"kind": "kind"}}
MARBLES = WORDS["count"]["marble"]


@cache
def reader() -> ExpressionParser:
    language = Language(Path(__file__).parent / "toy.lark", (Take, Give, Roll), frozenset({"ruling"}))
    return ExpressionParser(language, WORDS)


def game(
    *turns: str,
    marbles: int = 3,
    bag: int = 10,
    rulings: tuple[str, ...] = (),
    seed: int = 1,
    freely: FreeActions | None = None,
    automatic: AutomaticSeats | None = None,
) -> Game:
    """Two seats take turns, which are the effects written, one after the other."""
    effects = [reader().effect(text) for text in turns]

    def next_turn(toy: Toy) -> None:
        toy.turn += 1
        if toy.turn == len(effects):
            toy.over = True
        else:
            push(toy, toy.turn % 2, (effects[toy.turn],), f"turn {toy.turn + 1}")

    rules = Rules(
        verbs=VERBS,
        counts=COUNTS,
        next_turn=next_turn,
        score=lambda toy: tuple(FinalScore({"marbles": number}) for number in toy.marbles),
        rulings=frozenset(rulings),
        freely=freely,
        automatic=automatic,
        pack=Pack((), Manifest("toy/marbles", "toy", "Marbles", "1", 1, "none"), None, WORDS, reader),
    )
    premise = Premise("toy", (PackVersion("toy/marbles", "1", "0"),), 2, seed, "usual", rulings)
    return Game(premise, Toy(rules=rules, marbles=[marbles, marbles], bag=bag, rng=seed))
