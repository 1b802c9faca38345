"""A seat is asked what it can do at any time before everything that this could change.

The games are watched from outside: from each choice on, every task that is carried out by itself is tried
with a use of a piece before it and behind it. Where the two come to different ends, or where something
would be forgone that could be done after a use, the seat must have been asked since something happened.
"""

import random
from collections import Counter
from collections.abc import Iterator

import attrs
import pytest

import gwt
from gwt.common.triggers import When
from gwt.dsl import DONE, JOINER_CLASSES, Done, Effect, free_names, walk_effect
from gwt.games.great_western.model.effects import PlayObjectives
from gwt.games.great_western.model.events import HandRevealed
from gwt.games.great_western.model.state import Player
from gwt.games.great_western.rules import VERBS
from gwt.games.great_western.verbs.pieces import RequirementMet, Spend
from gwt.kernel import DO_IT, begin, can, carry_out, choose, options_of
from gwt.kernel.places import reads
from gwt.packs.traversal import all_effects
from gwt.play import Game
from tests.law.places import whole_pack
from tests.packs.small import loaded, written

SETS = ("second_edition", "rails_to_the_north", "rails_second_edition")
"""The sets of packs with a piece that is used."""
NOTED = ("shown", "secret", "abilities")
"""The fields of a seat with what others know, and what follows from other fields."""
MOST = 300
"""The most choices that are tried for one use; if they are not enough, nothing is asked of it."""
USES = (
    *("draw 1", "gain $2", "discard 1 card -> gain $3", "discard up to 2 card as n then draw n"),
    *("discard up to 2 card as n -> draw n", "draw 2 as n then discard n cards"),
    *("discard hand then draw 4", "gain $1 then draw 1", "gain $2 if 3 cowboys"),
    *("remove 1 card from hand -> gain $2 per cowboy", "gain objective to hand"),
    *("gain $1 and advance certificate 1", "repeat 2 times (gain $1)", "advance certificate 1"),
)
ACTIONS = (
    ["gain $2 then discard hand", "discard hand then gain $1"],
    ["pay $3 -> draw 2", "discard 1 card -> gain $4"],
    ["discard to hand limit then gain $2 if 5 dollars", "draw to hand limit"],
    ["gain $1 per chip", "pay 1 chip -> gain $2", "take income"],
)


# --- trying a use before and behind a task -----------------------------------------------------------


def uses(state) -> list[Effect]:
    """What the seat whose turn it is could use now."""
    pieces = state.players[state.seat].pieces if 0 <= state.seat < len(state.players) else ()
    if any(isinstance(effect, RequirementMet) for _, effect, _ in state.agenda):
        return []
    known = state.board.pieces
    return [
        Spend(one)
        for one in dict.fromkeys(pieces)
        if known[one].use and can(state, state.seat, known[one].use)
    ]


def plain(state):
    """A copy on which nobody is asked."""
    copy = state.copy()
    copy.rules = attrs.evolve(state.rules, freely=None)
    return copy


def ways(state, option: Effect) -> list | None:
    """The states to which a use can lead, above the tasks that wait; None if there are too many."""
    start, found = plain(state), []
    start.agenda.append((state.seat, DONE, ""))
    level = len(start.agenda)
    if option not in uses(start):
        return found
    begin(start, state.seat, option, "turn")
    waiting = [start]
    for _ in range(MOST):
        if not waiting:
            return found
        one = waiting.pop()
        options = carry_out(one, lambda seat, effect, one=one: len(one.agenda) <= level)
        if not options:
            one.agenda.pop()
            found.append(one)
        for choice in options:
            waiting.append(one.copy())
            choose(waiting[-1], choice)
    return None


def done(state):
    """A copy after the task that waits, as it is."""
    after = plain(state)
    seat, effect, cause = after.agenda.pop()
    verb = after.rules.verbs[type(effect)]
    if verb.applies(after, seat, effect):
        verb.do(after, seat, effect, cause)
    return after


def summary(state) -> tuple:
    """All that lies on the table, in no order, and what is still to be done."""
    table = [getattr(state, name) for name in ("tiles", "market", "foresight", "jobs", "display", "over")]
    players = []
    for player in state.players:
        for field in attrs.fields(type(player)):
            if field.name not in NOTED:
                value = getattr(player, field.name)
                players.append(sorted(value) if isinstance(value, list | tuple) else value)
    return repr((table, players)), tuple(str(effect) for _, effect, _ in state.agenda)


def brings(before, after) -> str:
    """What a task has changed for each seat; of cards that were drawn only how many."""
    is_drawn = after.reveals != before.reveals
    changes: list[object] = [tuple(str(effect) for _, effect, _ in after.agenda[len(before.agenda) - 1 :])]
    for old, new in zip(before.players, after.players, strict=True):
        for field in attrs.fields(type(old)):
            was, now = getattr(old, field.name), getattr(new, field.name)
            if field.name in NOTED:
                continue
            if isinstance(was, int) or (isinstance(was, list | tuple) and is_drawn):
                was, now = (len(one) if isinstance(one, list | tuple) else one for one in (was, now))
                changes.append(now - was)
            elif isinstance(was, list | tuple):
                changes.append(sorted((Counter(now) - Counter(was)).items()))
                changes.append(sorted((Counter(was) - Counter(now)).items()))
            else:
                changes.append((was, now) if was != now else None)
    return repr(changes)


def must_ask(state, seat: int, effect: Effect) -> bool:
    """Whether a use before a task could bring what it could not bring behind it."""
    if seat != state.seat or not uses(state):
        return False
    own = options_of(state, seat, effect)
    if own:
        return own is DO_IT and any(differs(state, option) for option in uses(state))
    if type(effect) is PlayObjectives:
        # Objective cards are offered again where they have been drawn.
        return False
    after = (after for option in uses(state) for after in ways(state, option) or ())
    return any(options_of(one, seat, effect) for one in after)


def differs(state, option: Effect) -> bool:
    """Whether a use before the task that waits comes to an end to which it cannot come behind it."""
    first, behind = ways(state, option), ways(done(state), option)
    if first is None or behind is None:
        return False
    before = [done(after) for after in first]
    if any(after.rng != state.rng for after in (*before, *behind)):
        # Where a deck was shuffled the same cards may come in another order.
        return False
    if all(brings(one, done(one)) == brings(state, done(state)) for one in first):
        # It does the same in any case.
        return False
    return not {summary(after) for after in before} <= {summary(after) for after in behind}


# --- watching ----------------------------------------------------------------------------------------


def unasked(game: Game, option: Effect) -> list[str]:
    """The tasks behind a choice before which the seat should have been asked and was not."""
    state, missed, due = game.state.copy(), [], []
    # Whoever says no to a use has been asked, up to where something happens.
    answered = isinstance(option, Done) and any(isinstance(one, Spend) for one in game.options)
    state.log = None
    asked = choose(state, option)

    def watch(seat: int, effect: Effect) -> bool:
        nonlocal answered
        missed.extend(due)
        due.clear()
        if effect == option or isinstance(effect, Done | Spend):
            return False
        if answered:
            answered = options_of(state, seat, effect) is not DO_IT or type(effect) in JOINER_CLASSES
        elif must_ask(state, seat, effect):
            due.append(str(effect))
        return False

    options = carry_out(state, watch, asked)
    if not options or str(state.agenda[-1][1]) not in due:
        missed.extend(due)
    return missed


def watched(game: Game, dice: random.Random, most: int = 400) -> Iterator[str]:
    """Plays a game in which pieces are kept for long, and yields what nobody was asked about."""
    for _ in range(most):
        if game.over:
            return
        option = chosen(game, dice)
        if uses(game.state):
            yield from unasked(game, option)
        game.play(option)


def chosen(game: Game, dice: random.Random) -> Effect:
    kept = [option for option in game.options if not isinstance(option, Spend)]
    return dice.choice(kept if dice.random() < 0.95 else game.options)


@pytest.mark.parametrize("pack", SETS)
def test_a_token_can_be_used_before_all_that_it_could_change(pack):
    game = gwt.new_game(3, 11, pack=pack, listen=False)

    assert [*watched(game, random.Random(11))] == []


@pytest.mark.parametrize("use", USES)
def test_an_own_piece_can_be_used_before_all_that_it_could_change(use, tmp_path):
    chip = {"id": "chip", "name": "Chip", "many": "chips", "start": 3, "use": use, "source": "own"}
    sides = [
        {"id": f"{11 + number}{side}", "name": f"{number}{side}", "number": 11 + number, "side": side}
        | {"builders": 1, "points": 1, "actions": actions, "source": "own"}
        for number, actions in enumerate(ACTIONS)
        for side in "ab"
    ]
    files = {"pieces": {"pieces": [chip]}, "buildings": {"private": sides}}
    adds = ["chip", *(side["id"] for side in sides)]
    pack = loaded(written(tmp_path, "own/chips", files, adds=adds))

    for seed in (1, 2):
        game = gwt.new_game(2, seed, pack=pack, listen=False)
        assert [*watched(game, random.Random(seed))] == []


def test_a_piece_can_make_a_trigger_possible(tmp_path):
    chip = {"id": "chip", "name": "Chip", "many": "chips", "start": 1, "source": "own"}
    chip |= {"use": "gain 1 flag", "triggers": ["when you move engine (pay 1 flag -> gain $5)"]}
    flag = {"id": "flag", "name": "Flag", "many": "flags", "source": "own"}
    folder = written(tmp_path, "own/chips", {"pieces": {"pieces": [chip, flag]}}, adds=["chip", "flag"])
    at = "{players: 2, seat: 1, do: move engine up to 1, seats: [{pieces: [chip]}]}"
    game = gwt.from_position(at, pack=loaded(folder), listen=False)
    game.play("move engine to 1")

    assert [str(option) for option in game.options] == ["done", "spend chip"]
    game.play("spend chip")
    assert "pay 1 flag -> gain $5" in map(str, game.options)


def test_what_other_packs_add_is_no_exception():
    game = gwt.new_game(2, 5, pack=whole_pack("great-western-trail"), listen=False)

    assert [*watched(game, random.Random(5))] == []


# --- what a verb says that it reads and changes ------------------------------------------------------


def with_other(state, place: str):
    """A copy in which something else lies at a place of the first seat."""
    other = plain(state)
    player = other.players[0]
    match place:
        case "hand":
            player.draw_stack.insert(0, player.hand.pop())
            player.hand.append(next(card for card in player.draw_stack if card != player.draw_stack[0]))
            player.draw_stack.remove(player.hand[-1])
        case "hand size":
            player.hand.append(player.draw_stack.pop(0))
        case "money":
            player.money += 3
        case "pieces":
            player.pieces = ()
    return other


def single_tasks(state) -> Iterator[Effect]:
    """Everything that content says and that is done as it is, if its turn came."""
    pack = state.rules.pack
    nodes = {node for _, _, effect in all_effects(pack.entries) for node in walk_effect(effect)}
    for node in sorted(nodes, key=str):
        # A trigger only puts its effect on the agenda, before which the seat is asked.
        if type(node) in JOINER_CLASSES or isinstance(node, When) or free_names(node):
            continue
        if options_of(state, 0, node) is DO_IT:
            yield node


@pytest.mark.parametrize("place", ["hand", "hand size", "money", "pieces"])
def test_a_verb_says_on_which_places_it_depends(place):
    game = gwt.new_game(2, 3, pack=whole_pack("great-western-trail"), listen=False)
    while game.state.seat or len(game.state.players[0].hand) < 4 or game.state.turn < 20:
        game.play(random.Random(len(game.history)).choice(game.options))
    rules, silent = game.state.rules, []
    for task in single_tasks(game.state):
        here = plain(game.state)
        here.agenda.append((0, task, "turn"))
        other = with_other(here, place)
        counted, said = reads(rules, rules.freely, task)[1], {*rules.verbs[type(task)].access.reads}
        # Whoever looks at the cards sees how many they are.
        said |= {"hand size"} if "hand" in said else set()
        if brings(here, done(here)) != brings(other, done(other)) and not counted and place not in said:
            silent.append(str(task))

    assert silent == []


def test_a_verb_changes_nothing_but_what_it_says():
    game = gwt.new_game(2, 3, pack=whole_pack("great-western-trail"), listen=False)
    rules, other = game.state.rules, []
    for task in single_tasks(game.state):
        here = plain(game.state)
        here.agenda.append((0, task, "turn"))
        after, said = done(here), rules.verbs[type(task)].access.changes
        own, now = here.players[0], after.players[0]
        names = [field.name for field in attrs.fields(type(own)) if field.name not in NOTED]
        changed = {name for name in names if getattr(own, name) != getattr(now, name)}
        changed |= {"deck"} if sorted(own.deck) != sorted(now.deck) else set()
        changed |= {"hand size"} if len(own.hand) != len(now.hand) else set()
        if said is not None and not changed <= {*said}:
            other.append(str(task))

    assert other == []


def test_the_places_are_those_of_a_seat():
    names = {field.name for field in attrs.fields(Player)} | {"hand size", "deck"}

    assert {
        name for row in VERBS.values() for name in (*row.access.reads, *(row.access.changes or ()))
    } <= names


# --- the income --------------------------------------------------------------------------------------


def incomes(pack, games: int, start: int = 1) -> tuple[int, int]:
    """The incomes of random games at which a token and cards were there, and those of nobody asked."""
    number, silent = 0, 0
    for seed in range(start, start + games):
        dice = random.Random(seed)
        game = gwt.new_game(2 + seed % 3, seed, pack=pack)
        while not game.over:
            seat, option = game.seat, chosen(game, dice)
            player = game.state.players[seat]
            could = bool(player.hand) and bool(uses(game.state))
            asked = isinstance(option, Done) and any(isinstance(one, Spend) for one in game.options)
            asked = asked or str(option).startswith("take income with")
            events = game.play(option)
            if could and any(isinstance(one, HandRevealed) and one.seat == seat for one in events):
                number += 1
                silent += not asked
    return number, silent


@pytest.mark.parametrize("pack", SETS)
def test_nobody_takes_an_income_without_being_asked_for_a_token(pack):
    """`python -m tests.law.test_asked` counts two thousand of each."""
    number, silent = incomes(pack, 4)

    assert number > 10 and silent == 0


if __name__ == "__main__":
    for pack in SETS:
        total, missed, first = 0, 0, 1
        while total < 2000:
            more, silent = incomes(pack, 20, first)
            total, missed, first = total + more, missed + silent, first + 20
        print(f"{pack}: {missed} of {total} incomes without asking")
