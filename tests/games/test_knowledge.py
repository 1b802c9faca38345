"""Laws of what seats know, for every pack of every game, and what happens to a verb that forgets them."""

import ast
import random
from pathlib import Path

import pytest
from attrs import evolve

import gwt
from gwt.games.great_western.model.moves import from_player, mixing
from gwt.games.great_western.model.state import Player, Table
from gwt.kernel import moving
from gwt.kernel.rules import Verb, narrowed_verb
from gwt.kernel.shape import fields_of
from gwt.sdk import Effect, StatePart, Visibility, hidden, state, verb
from gwt.spec.pack_lookup import packs_by_name
from gwt.spec.registry import GAMES, game_kind
from gwt.testing.faces import Moment
from gwt.testing.knowledge import seen_by_all, taking_back
from tests.holding import at_random
from tests.lantern import NAME, lantern_street

pytestmark = pytest.mark.in_turn

__all__ = ["lantern_street"]
PACKS = [(name, pack) for name in GAMES for pack in packs_by_name(game_kind(name)) if pack.count("/") == 0]
ROOT = Path(__file__).parents[2]
OPENINGS = {
    "bidding over the second edition": ["second_edition", "bidding"],
    "a draft": [ROOT / "tests" / "wishes" / "drafted"],
}
CHOICES = 30


def hold(game, seed, choices=CHOICES):
    """Asks the laws at each decision of the game that goes on from here."""
    dice = random.Random(seed)
    for _ in range(choices):
        if game.over:
            return
        moment = Moment(game, game.seat, "en", dice.getrandbits(32))
        taking_back(moment)
        seen_by_all(moment)
        game.play(dice.choice(game.options))


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack[1])
def test_what_can_be_taken_back_shows_nothing_and_what_was_shown_stays_known(pack):
    kind, name = pack
    loaded = gwt.load_pack(kind, name)
    for number, players in enumerate(game_kind(kind).play.players(loaded)):
        game = gwt.new_game(players, number, game=kind, pack=loaded, listen=False)
        hold(game, number)
        at_random(game, 150, number)
        hold(game, number, choices=15)


@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_in_openings(opening, players):
    for seed in range(4):
        hold(gwt.new_game(players, seed, pack=OPENINGS[opening], listen=False), seed)


def test_the_laws_hold_in_a_game_of_others(lantern_street):
    for players in (2, 3, 4):
        hold(gwt.new_game(players, 1, game=NAME, listen=False), players, choices=200)


# --- a verb that forgets ------------------------------------------------------------------------------


@verb("trade", narrow="trade {card} for {other}")
class Trade(Effect):
    card: str = ""
    other: str = ""


def trades(table, seat, effect):
    for card in dict.fromkeys(table.players[seat].hand):
        for other in dict.fromkeys(table.market):
            yield TradeFor(card, other)


@verb(narrow="trade now {card} for {other}")
class TradeFor(Effect):
    card: str
    other: str


def forgetful(table, seat, effect, cause):
    """Moves cards by hand, and does not say that the card of the market is known."""
    hand = table.players[seat].hand
    hand.remove(effect.card)
    table.market.remove(effect.other)
    hand.append(effect.other)
    table.market.append(effect.card)


take_back = moving((Table, "market"), (Player, "hand"))


class Mixing:
    mixes_decks = True


put_back = mixing(Mixing, "hand", "market", to_table=True)


def by_moves(table, seat, effect, cause):
    player = table.players[seat]
    put_back(table, (effect.card,), player, table)
    take_back(table, (effect.other,), table, player)


def peeking(table, seat, effect, cause):
    """Draws a card by hand, and does not say that something was revealed."""
    player = table.players[seat]
    player.hand.append(player.draw_stack.pop())


def trading(monkeypatch, do):
    """A game in which the first seat trades."""
    game = gwt.new_game(3, 5, listen=False)
    monkeypatch.setattr(game.state.board, "decks_mix", True)
    rules = game.state.rules
    verbs = {**rules.verbs, Trade: narrowed_verb(trades), TradeFor: Verb(do)}
    game.state.rules = evolve(rules, verbs=verbs)
    game.state.agenda.append((0, Trade(), "a trial"))
    game.restart_here()
    return game


def test_a_verb_that_forgets_what_all_have_seen_is_noticed(monkeypatch):
    with pytest.raises(AssertionError, match=r"all have seen .* gets it again"):
        for seed in range(20):
            seen_by_all(Moment(trading(monkeypatch, forgetful), 0, "en", seed))


def test_a_verb_that_draws_and_forgets_to_say_so_is_noticed(monkeypatch):
    with pytest.raises(AssertionError, match="shows something hidden and can be taken back"):
        for seed in range(20):
            taking_back(Moment(trading(monkeypatch, peeking), 0, "en", seed))


def test_a_verb_that_moves_cards_forgets_neither(monkeypatch):
    for seed in range(20):
        hold(trading(monkeypatch, by_moves), seed, choices=3)


def test_a_verb_that_lets_decks_mix_has_to_say_so():
    with pytest.raises(TypeError, match="so decks mix: expected `mixes_decks"):
        mixing(TradeFor, "hand", "market", to_table=True)
    with pytest.raises(TypeError, match="let decks mix: expected `mixing"):
        from_player("hand", "market", to_table=True)


def test_what_is_shown_cannot_go_where_nothing_keeps_it():
    @state
    class Holder(StatePart):
        hand: list[str] = hidden(Visibility.BY_OWNER)
        pile: list[str]

    with pytest.raises(TypeError, match=r"all see what moves from .*pile to .*hand"):
        moving((Holder, "pile"), (Holder, "hand"))


# --- who changes what is hidden -----------------------------------------------------------------------

GAMES_OF_ALL = ("gwt/games/*/verbs/*.py", "examples/games/*/*/*.py")
BY_HAND = {
    "bidding.deal_first_hand": "the first hand comes from below the stack, so it is put on top",
    "drafting._draft": "packets are seen by those who hold them",
    "drafting._take": "what is left in the packets leaves the game",
    "drafting._pass": "packets go from seat to seat",
    "event_deck._turn_up": "the cards that were turned up become the stack",
    "rules._discard": "a card leaves the game",
    "rules.set_up": "the deck is shuffled",
    "turn_cards._follow": "the cards that were turned up become the stack",
}
"""The functions that change a hidden place without `moving` or `drawing`, and why nothing is forgotten."""


def changed(function):
    """Yields the names of the attributes that a function assigns, or changes by a method of a list.

    What is done to a copy is a guess, by which nobody learns anything.
    """
    nodes = [*ast.walk(function)]
    if any(isinstance(node, ast.Attribute) and node.attr == "copy" for node in nodes):
        return
    for node in nodes:
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AugAssign) else targets
        for target in targets:
            for part in ast.walk(target):
                if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
                    yield part.attr
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            held = node.func.value
            if isinstance(held, ast.Attribute) and node.func.attr in CHANGING:
                yield held.attr


CHANGING = {"append", "extend", "insert", "pop", "remove", "clear"}


def test_verbs_change_hidden_places_by_moves_alone(lantern_street):
    hidden_names = {"deck"}
    for kind in (Player, Table):
        hidden_names |= {field.name for field in fields_of(kind) if field.seen is not Visibility.BY_ALL}
    hidden_names -= {"choices", "passed", "rng"}
    found = set()
    for path in (path for pattern in GAMES_OF_ALL for path in ROOT.glob(pattern)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and hidden_names.intersection(changed(node)):
                found.add(f"{path.stem}.{node.name}")

    assert found == set(BY_HAND)
