"""What leaves the server is the same in all worlds that the reader cannot tell apart."""

import gzip
import json
import random
from typing import Any

import pytest
from attrs import evolve

import gwt
from gwt.table.live import turn_notifier
from gwt.table.match import commands, moment_games, moment_messages
from gwt.table.match.audience import audiences
from gwt.table.match.drawing_jobs import DrawingJob
from gwt.table.match.live_game import LiveGame, wake_game
from gwt.table.match.messages import Choose, EndTurn, Undo
from gwt.table.match.projection import Projection
from gwt.table.problems import RequestRefused
from gwt.table.store.access_keys import Viewer
from gwt.table.store.records import TableAction, TableRow
from tests.test_pairs_of_worlds import other_world

SETTINGS = {"players": ["human"] * 2, "names": ["Ann", ""], "wait": "turn", "watch": "turns"}


def standing(game: gwt.Game) -> LiveGame:
    """A match that begins with a game as it stands."""
    begun = game.copy()
    begun.listen = True
    begun.restart_here()
    row = TableRow("t", "secret", "", SETTINGS)
    projection = Projection(list(SETTINGS["players"]), list(SETTINGS["names"]))
    return LiveGame(row, projection, begun, audiences(begun, False))


def sent(match: LiveGame, seat: int | None) -> dict[str, Any]:
    """All that a reader can be sent now."""
    return {
        "moments": [moment_messages.present_moment(match, seat, language) for language in ("en", "nl")],
        "past": moment_messages.past_moments(match, seat, "en"),
        "mark": moment_messages.present_mark(match, seat),
    }


def worlds(game: gwt.Game, seat: int, dice: random.Random) -> tuple[LiveGame, LiveGame] | None:
    """Two matches that a seat cannot tell apart, in which the same is asked."""
    for _ in range(8):
        other = other_world(game, seat, dice)
        pair = standing(game), standing(other)
        if pair[0].game.state.agenda == pair[1].game.state.agenda:
            return pair
    return None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_socket_tells_the_same_in_worlds_that_a_seat_cannot_tell_apart(seed):
    """Also while the others are at their turns, and however they decide in it."""
    dice = random.Random(seed)
    game = gwt.new_game(2, seed)
    compared = 0
    for _ in range(8):
        for _ in range(12):
            if not game.over:
                game.play(dice.choice(game.options))
        seat = dice.randrange(2)
        pair = worlds(game, seat, dice)
        if pair is None:
            continue
        for _ in range(10):
            assert sent(pair[0], seat) == sent(pair[1], seat)
            compared += 1
            if not step(pair, dice):
                break
    assert compared > 15


def test_a_film_leaves_out_the_same_in_worlds_that_a_seat_cannot_tell_apart():
    """Of the parts that it has from the film before; both are remembered by what the seat sees."""
    dice, compared, saved = random.Random(3), 0, 0
    game = gwt.new_game(2, 3)
    for _ in range(3):
        for _ in range(12):
            game.play(dice.choice(game.options))
        seat, since = dice.randrange(2), ""
        if (pair := worlds(game, seat, dice)) is None:
            continue
        for _ in range(8):
            views = [moment_messages.view_of(one.audiences[seat].standing, seat) for one in pair]
            mine, theirs, whole = (
                json.loads(gzip.decompress(DrawingJob.of("film", view, "en", table, before).run(view.pack)))
                for view, table, before in zip((*views, views[0]), "abc", (since, since, ""), strict=True)
            )
            assert mine == theirs
            saved += bool(since) and len(mine["film"]["blocks"]) < len(whole["film"]["blocks"])
            compared, since = compared + 1, mine["id"]
            if not step(pair, dice):
                break
    assert saved > compared / 2 > 4


def step(pair: tuple[LiveGame, LiveGame], dice: random.Random) -> bool:
    """Does the same at both; returns whether it is the same for both as the seats see it."""
    mine, theirs = pair
    who = mine.game.seat
    if mine.game.over or theirs.game.seat != who:
        return False
    waits = mine.projection.waits
    if waits is not None:
        text, kind = waits.text, "end"
    else:
        both = [one for one in mine.game.options if one in theirs.game.options]
        if not both:
            return False
        text, kind = str(dice.choice(both)), "choose"
    # As in the pairs of worlds of the kernel: where the flow itself tells them apart, a new pair begins.
    after = [one.game.copy() for one in pair]
    events = [one.play(text) for one in after]
    if after[0].state.agenda != after[1].state.agenda or len(events[0]) != len(events[1]):
        return False
    if any(type(one).__name__ == "HandRevealed" for some in events for one in some):
        return False
    for one in pair:
        number = one.projection.deeds + 1
        held = kind == "choose" and dice.__class__(number).random() < 0.5
        deed = TableAction(number, "hold" if held else kind, who, "" if kind == "end" else text)
        one.add(deed)
    return True


def test_the_number_of_another_seats_decisions_is_not_told():
    """One seat is asked in its turn whether it plays an objective card, the other is not."""
    match = standing(gwt.new_game(2, 4))
    other = 1 - match.game.seat
    before = sent(match, other)
    seat, turn = match.game.seat, match.game.state.turn
    while match.game.state.turn == turn:
        assert sent(match, other) == before
        option = str(match.game.options[-1])
        match.add(TableAction(match.projection.deeds + 1, "choose", seat, option))

    now = sent(match, other)["moments"][0]
    assert now["number"] == before["moments"][0]["number"] + 1
    assert now["decision"]["number"] == 0


def test_no_secret_of_the_game_is_in_what_a_reader_is_sent():
    """The seed, the generator and the drawn cards of others are nowhere in the messages."""
    game = gwt.new_game(2, 0x1234567890ABCDEF)
    row = TableRow("t", "the-secret-of-the-marks", game.record(), SETTINGS)
    match = wake_game(row, [], None)
    for seat in (None, 0, 1):
        text = json.dumps(sent(match, seat))
        assert str(game.premise.seed) not in text
        assert str(game.state.rng) not in text
        assert row.secret not in text


def test_what_is_played_again_is_what_was_seen(tmp_path):
    """A table that was asleep goes on with the same moments under the same marks."""
    dice = random.Random(5)
    game = gwt.new_game(2, 5)
    row = TableRow("t", "secret", game.record(), SETTINGS)
    match, deeds = wake_game(row, [], None), []

    def add(deed: TableAction) -> None:
        match.add(deed)
        deeds.append(deed)

    def compare() -> None:
        again = wake_game(row, deeds, None)
        for seat in (None, 0, 1):
            assert moment_messages.present_moment(match, seat, "en") == moment_messages.present_moment(
                again, seat, "en"
            )
            assert moment_messages.past_moments(match, seat, "en") == moment_messages.past_moments(
                again, seat, "en"
            )

    for number in range(60):
        seat = match.game.seat
        answered = match.projection.answered[seat]
        if match.undo_to(seat) and dice.random() < 0.2:
            add(commands.undo(match, seat, Undo(request=f"u{number}")))
            compare()
        elif match.projection.waits is not None:
            add(commands.end_turn(match, seat, EndTurn(request=f"e{number}", decision=answered)))
        else:
            option = str(dice.choice(match.game.options))
            add(commands.choose(match, seat, Choose(f"c{number}", answered, option)))
    compare()


def test_a_notice_tells_the_same_in_worlds_that_nobody_can_tell_apart():
    """The texts, and whom the table waits for; nothing of a hand or a stack is ever sent."""
    dice, compared = random.Random(5), 0
    game = gwt.new_game(2, 5)
    for _ in range(40):
        game.play(dice.choice(game.options))
        if (pair := worlds(game, 1 - game.seat, dice)) is None:
            continue
        assert pair[0].asks == pair[1].asks
        mine, theirs = (turn_notifier.notice_texts(one, "nl", "https://t/") for one in pair)
        assert mine == theirs
        compared += 1
    assert compared > 10


def test_content_that_leads_elsewhere_is_noticed_and_a_choice_that_is_none_refused(caplog):
    game = gwt.new_game(2, 5)
    row = TableRow("t", "secret", game.record(), SETTINGS)
    match = wake_game(row, [], None)
    option = str(match.game.options[0])
    right = TableAction(
        1, "choose", match.game.seat, option, digest=match.effects_of_choice(option)["digest"]
    )
    assert wake_game(row, [right], None).projection.deeds == 1
    assert not caplog.messages

    wake_game(row, [evolve(right, digest="0" * 16)], None)
    assert f"since choice 1, '{option}', the same choices lead to another state" in caplog.text
    with pytest.raises(Exception, match=r"the content has changed: choice 1: 'gain \$99'"):
        wake_game(row, [evolve(right, text="gain $99")], None)


def test_whoever_goes_on_elsewhere_gets_the_same_in_worlds_that_a_seat_cannot_tell_apart():
    """Also from an earlier moment; a game in which everything hidden has been dealt anew."""
    dice = random.Random(1)
    game = gwt.new_game(2, 1)
    compared = 0
    for _ in range(8):
        for _ in range(12):
            if not game.over:
                game.play(dice.choice(game.options))
        seat = dice.randrange(2)
        pair = worlds(game, seat, dice)
        if pair is None:
            continue
        for _ in range(6):
            for number in range(pair[0].audiences[seat].number + 1):
                asked = Viewer("t", "seat", seat), number, dice.randrange(2**64)
                texts = [gone_on(match, *asked) for match in pair]
                assert texts[0] == texts[1]
                compared += texts[0].startswith("gwt ")
            if not step(pair, dice):
                break
    assert compared > 15


def gone_on(match: LiveGame, reader: Viewer, number: int, seed: int) -> str:
    try:
        return moment_games.game_at(match, reader, number, seed).record()
    except RequestRefused as refused:
        return refused.message
