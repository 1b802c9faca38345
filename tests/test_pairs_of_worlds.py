"""Two worlds that a seat cannot tell apart stay so, whatever all seats choose in them.

The second world differs from the first in what the others hold; the same is chosen in both, as long as
it can be.
Where the others are asked something in only one of them, the flow tells (see the guide on hidden
information), and a new pair begins.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import define

import gwt
from gwt.play.replay_html import replay_data
from gwt.summary import Summary
from gwt.table.match.decision_details import describe_decision, describe_outcome
from gwt.table.match.moment_messages import view_of
from gwt.table.match.rendered_moment import render_moment
from gwt.text import languages, sentence_formatter
from tests.holding import explained
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

PACKS = Path(__file__).parent.parent / "examples" / "packs"
LENGTH = 30
"""Choices made in a pair of worlds before the next pair begins."""


def other_world(game: gwt.Game, seat: int, dice: random.Random) -> gwt.Game:
    """A copy in which the others hold other cards in another order, and all that is to come is the same."""
    other = game.copy()
    table = other.state
    for at, player in enumerate(table.players):
        if at == seat or not hasattr(player, "draw_stack"):
            continue
        known = [*player.shown, *player.secret]
        hidden = [*player.hand]
        for card in known:
            hidden.remove(card)
        cards = hidden + player.draw_stack
        dice.shuffle(cards)
        player.hand = cards[: len(hidden)] + known
        dice.shuffle(player.hand)
        player.draw_stack = cards[len(hidden) :]
    return other


def begun(game: gwt.Game, seat: int, dice: random.Random) -> Iterator[tuple[gwt.Game, gwt.Game]]:
    """A pair that begins here, if the others are asked the same in both; both games start anew."""
    for _ in range(8):
        pair = game.copy(), other_world(game, seat, dice)
        for one in pair:
            one.listen = True
            one.restart_here()
        if pair[0].state.agenda == pair[1].state.agenda:
            yield pair
            return


def seen(game: gwt.Game, seat: int) -> dict[str, object]:
    """What a seat can find out about a game without choosing."""
    view = game.view(seat)
    return {"view": view.json(), "can undo": game.can_undo, "who chooses": game.seat}


def drawn(game: gwt.Game, seat: int) -> dict[str, object]:
    """What takes longer: pictures, what they say, texts in every language, pages, what a table tells."""
    picture = game.picture(seat)
    voices = [sentence_formatter(game.pack, language) for language in languages(game.pack)]
    options = game.options if game.seat == seat else ()
    return {
        "picture": picture.svg(),
        "description": picture.description,
        "texts": [each.sentence(option) for each in voices for option in options],
        "page": replay_data(game, seat),
        "asked": describe_decision(game, "en") if options else None,
        "foretold": [describe_outcome(game, option, "en") for option in options],
        "film": render_moment(view_of(game, seat), "en").json(),
    }


def in_terminal(game: gwt.Game, seat: int) -> str:
    """All that a seat is shown of the table in a terminal, with the notes on its options."""
    summary = Summary.of(game.view(seat))
    texts = [summary.text(100), summary.own_text(100), Summary.of(game.public_view()).public_text(100)]
    texts += [f"{option} {summary.note(option)}" for option in game.options if game.seat == seat]
    return "\n".join(texts)


@define
class Followed:
    """How much was compared."""

    steps: int = 0
    pairs: int = 0


def follow(game: gwt.Game, dice: random.Random, pages: int) -> Followed:
    """Plays a game with a pair of worlds beside it; `pages` of the pairs are drawn too."""
    followed = Followed()
    while not game.over:
        seat = dice.randrange(game.premise.players)
        for mine, theirs in begun(game, seat, dice):
            followed.pairs += 1
            followed.steps += _steps(mine, theirs, seat, dice)
            assert in_terminal(mine, seat) == in_terminal(theirs, seat), explained(mine)
            if followed.pairs <= pages:
                assert drawn(mine, seat) == drawn(theirs, seat), explained(mine)
        for _ in range(LENGTH):
            if not game.over:
                game.play(dice.choice(game.options))
    return followed


def _steps(mine: gwt.Game, theirs: gwt.Game, seat: int, dice: random.Random) -> int:
    for step in range(LENGTH):
        assert seen(mine, seat) == seen(theirs, seat), explained(mine)
        both = [option for option in mine.options if option in theirs.options]
        if not both:
            return step
        if mine.seat == seat:
            assert list(mine.options) == list(theirs.options), explained(mine)
        option = dice.choice(both)
        happened = [[one.seen_by(seat) for one in each.play(option)] for each in (mine, theirs)]
        if (
            mine.state.agenda != theirs.state.agenda
            or mine.over
            or _shown(happened[0]) != _shown(happened[1])
        ):
            for each in (mine, theirs):
                each.undo(even_reveals=True)
            return step
        assert list(map(str, happened[0])) == list(map(str, happened[1])), explained(mine)
    return LENGTH


def _shown(events: list[gwt.Event]) -> list[list[str]]:
    """The hands that have been shown to all, in whatever order; they may differ between the worlds."""
    return [sorted(one.cards) for one in events if type(one).__name__ == "HandRevealed"]


@pytest.mark.parametrize(
    "players, setup, seed", [(2, "standard", 1), (3, "first-game", 2), (4, "standard", 3)]
)
def test_a_seat_cannot_tell_two_worlds_apart(players, setup, seed):
    followed = follow(gwt.new_game(players=players, setup=setup, seed=seed), random.Random(seed), pages=1)

    assert followed.steps > 60


@pytest.mark.parametrize("pack", sample(sorted(one.parent.name for one in PACKS.glob("*/pack.yaml")), 1))
def test_a_seat_cannot_tell_two_worlds_apart_with_a_pack(pack):
    game = gwt.new_game(players=3, seed=5, pack=PACKS / pack)

    assert follow(game, random.Random(5), pages=0).steps > 40


@pytest.mark.parametrize("players", sample([2, 4], 1))
def test_a_seat_cannot_tell_what_the_dice_of_pacific_rails_will_bring(players):
    """Nothing is in hands there: what is hidden is the random generator."""
    dice = random.Random(players)
    game = gwt.new_game(players=players, seed=players, game="pacific-rails")
    steps = 0
    while not game.over:
        other = game.copy()
        other.state.rng = dice.getrandbits(64)
        option, reveals = dice.choice(game.options), game.state.reveals
        for seat in range(players):
            assert seen(game, seat) == seen(other, seat), explained(game)
        if steps == 100:
            pair = game.copy(), other.copy()
            for each in pair:
                each.restart_here()
            for seat in range(players):
                assert drawn(pair[0], seat) == drawn(pair[1], seat), explained(game)
                assert in_terminal(pair[0], seat) == in_terminal(pair[1], seat), explained(game)
        mine, theirs = game.play(option), other.play(option)
        if game.state.reveals == reveals:
            steps += 1
            assert [str(one) for one in mine] == [str(one) for one in theirs], explained(game)
            assert list(game.options) == list(other.options), explained(game)
    assert steps > 100


def test_the_order_in_which_a_hand_was_gathered_is_not_told_by_a_reshuffle():
    """Seat 2 draws three cards over a reshuffle, so all know which cards it then holds."""
    worlds = [
        gwt.from_position(
            "players: 2\nsetup: first-game\nseat: 2\ndo: draw 3 as drawn then discard drawn cards\n"
            f"seats: [{{}}, {{hand: {hand}, draw stack: [ayrshire], discard pile: [jersey, jersey]}}]\n"
        )
        for hand in ("[jersey, guernsey]", "[guernsey, jersey]")
    ]
    for world in worlds:
        if world.seat == 1 and world.state.players[1].shown == ():
            world.play(world.options[-1])

    assert worlds[0].state.players[1].shown
    assert worlds[0].view(0).data == worlds[1].view(0).data


def test_an_even_view_does_not_tell_whether_another_holds_an_objective_card():
    """At the start of its turn seat 2 is asked whether it plays one only if it holds one."""
    start = "players: 2\nsetup: first-game\nseat: 2\nmarket: []\nseats:\n  - {at: neutral-a}\n"
    hands = "  - {at: neutral-a, hand: [%s], draw stack: [%s], discard pile: []}\n"
    worlds = [
        gwt.from_position(start + hands % cards)
        for cards in (("jersey", "obj-draw-5-h"), ("obj-draw-5-h", "jersey"))
    ]
    views = [world.view(0) for world in worlds]

    assert views[0].data["agenda"] != views[1].data["agenda"]
    assert views[0].evenly().json() == views[1].evenly().json()
    assert views[0].evenly().data["agenda"] == []
