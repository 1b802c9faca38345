"""A table as those who sit at it see it: choices, the end of a turn, taking back."""

import pytest


@pytest.fixture
def two(server):
    """A table of two people: who begins, the other, and the moment of the first."""
    table = server.table()
    sitters = [server.sit(link) for link in table["links"]["seats"]]
    moments = [one.hear("moment") for one in sitters]
    order = sorted((0, 1), key=lambda seat: moments[seat]["decision"] is None)
    return sitters[order[0]], sitters[order[1]], moments[order[0]]


def to_the_end(sitter, moment):
    """Chooses until a choice waits for the end of the turn."""
    while not moment["wait"] or moment["wait"]["before"] == "draw":
        moment = sitter.act(moment)
    return moment


def test_a_turn_of_a_person_waits_for_its_end(two):
    first, other, moment = two
    moment = to_the_end(first, moment)
    assert moment["decision"] is None
    moment = first.end_turn(moment)
    theirs = other.hear("moment")

    assert (moment["wait"], moment["decision"]) == (None, None)
    assert moment["seat"] == theirs["seat"] == theirs["view"]["seen by"]
    assert theirs["decision"]["options"]


def test_the_others_learn_of_a_turn_when_it_has_ended(two):
    first, other, moment = two
    started = moment["number"]
    moment = first.end_turn(to_the_end(first, moment))
    theirs = other.hear("moment")

    assert theirs["number"] == 1
    assert moment["number"] > started + 1
    happened = [one["kind"] for one in theirs["events"]]
    assert "CardsDrawn" in happened
    assert [one["type"] for one in other.heard].count("moment") == 2


def test_a_waiting_choice_can_be_taken_back_and_the_whole_turn(two):
    first, _, start = two
    moment = to_the_end(first, start)
    waiting = moment["number"]
    moment_before = None
    assert first.ask("undo")["ok"]
    moment_before = first.hear("moment")
    assert moment_before["number"] == waiting - 1
    assert moment_before["wait"] is None and moment_before["decision"]
    turn = moment_before["undo"]["turn"]
    if turn is not None:
        assert first.ask("undo", to=turn)["ok"]
        again = first.hear("moment")
        assert again["number"] == turn
        assert again["undo"] == {"step": None, "turn": None}


def test_nothing_is_taken_back_after_the_end_of_the_turn(two):
    first, _, moment = two
    first.end_turn(to_the_end(first, moment))
    answer = first.ask("undo")

    assert answer["problem"]["code"] == "no-undo"


def test_what_has_been_seen_while_waiting_is_not_told_twice(two):
    first, _, moment = two
    moment = to_the_end(first, moment)
    seen = [one["text"] for one in moment["events"]]
    after = [one["text"] for one in first.end_turn(moment)["events"]]

    assert after[: len(seen)] != seen or not seen
    assert after


def test_with_no_waiting_a_turn_ends_by_itself(server):
    table = server.table(wait="no", seats=["human", "random"])
    ann = server.sit(table["links"]["seats"][0])
    moment = ann.hear("moment")
    for _ in range(30):
        assert moment["wait"] is None
        moment = ann.choose(moment) if moment["decision"] else ann.hear("moment")

    assert moment["turn"] > 2


def test_a_stale_choice_is_refused_and_changes_nothing(two):
    first, _, moment = two
    option = moment["decision"]["options"][0]["text"]
    number = moment["decision"]["number"]
    assert first.ask("choose", decision=number, option=option)["ok"]
    answer = first.ask("choose", decision=number, option=option)

    assert answer["problem"]["code"] == "stale"
    assert str(number) in answer["problem"]["message"]


def test_a_request_that_is_sent_twice_has_one_effect(two):
    first, _, moment = two
    option = moment["decision"]["options"][0]["text"]
    keys = {"decision": moment["decision"]["number"], "option": option, "request": "same"}
    answers = [first.ask("choose", **keys) for _ in range(3)]

    assert [one["ok"] for one in answers] == [True, True, True]
    assert first.hear("moment")["number"] == moment["number"] + 1


@pytest.mark.parametrize(
    "type, keys, code",
    [
        ("choose", {"decision": 0, "option": "gain $99"}, "illegal"),
        ("choose", {"decision": 0, "option": "no expression ("}, "illegal"),
        ("end_turn", {"decision": 0}, "not-yours"),
        ("undo", {}, "no-undo"),
        ("undo", {"to": 5}, "no-undo"),
        ("hint", {"player": "os:system"}, "unknown"),
        ("hint", {"player": "greedy?width=9"}, "unknown"),
        ("hint", {"player": "human"}, "unknown"),
        ("back", {"to": 0}, "not-yours"),
        ("seat", {"seat": 1, "player": "greedy"}, "not-yours"),
        ("link", {"seat": 2}, "not-yours"),
        ("name", {"name": "Eve", "seat": 2}, "not-yours"),
        ("language", {"language": "tlh"}, "unknown"),
        ("choose", {"decision": "0", "option": "x"}, "malformed"),
        ("dance", {}, "malformed"),
        ("name", {"name": "x" * 100}, "malformed"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_code(server, type, keys, code):
    table = server.table(seats=["human", "human"], first=1)
    ann = server.sit(table["links"]["seats"][0])
    ann.hear("moment")
    answer = ann.ask(type, **keys)

    assert (answer["ok"], answer["problem"]["code"]) == (False, code)
    assert answer["problem"]["message"]


def test_another_seat_cannot_choose(two):
    _, other, moment = two
    option = moment["decision"]["options"][0]["text"]
    answer = other.ask("choose", decision=0, option=option)

    assert answer["problem"]["code"] == "not-yours"


def test_a_computer_player_plays_its_turns(server):
    table = server.table(seats=["greedy", "human"], first=1)
    ann = server.sit(table["links"]["seats"][1])
    moment = ann.hear("moment")
    while not moment["decision"]:
        moment = ann.hear("moment")
    answer = ann.ask("hint", player="greedy")

    assert moment["number"] == 1
    assert {one["seat"] for one in moment["events"]} >= {1}
    assert answer["hint"]["option"] in [one["text"] for one in moment["decision"]["options"]]


@pytest.mark.parametrize("player", ["greedy", "expert?simulations=40", "random"])
def test_a_hint_says_what_the_player_expects_of_the_best_options(serving, player):
    server = serving(players=[player])
    ann = server.sit(server.table(first=1)["links"]["seats"][0])
    offered = [one["text"] for one in ann.hear("moment")["decision"]["options"]]
    hint = ann.ask("hint", player=player)["hint"]

    if player == "random":
        assert hint["best"] == []
        return
    points = [one["points"] for one in hint["best"]]
    assert hint["best"][0] == {"text": hint["option"], "points": 0.0}
    assert 1 < len(points) <= 3 and points == sorted(points, reverse=True)
    assert {one["text"] for one in hint["best"]} <= {*offered}


def test_two_tabs_of_one_seat_see_the_same_and_choose_once(server):
    table = server.table(first=1)
    link = table["links"]["seats"][0]
    one, other = server.sit(link), server.sit(link)
    moment, same = one.hear("moment"), other.hear("moment")
    option = same["decision"]["options"][-1]["text"]
    now = one.choose(moment)

    assert moment == same
    assert other.hear("moment") == now
    answer = other.ask("choose", request="tab", decision=same["decision"]["number"], option=option)
    assert answer["problem"]["code"] == "stale"


def test_a_whole_game_is_played_to_its_end(server):
    """By a person who always takes the last option, and a computer player; everybody hears of the end."""
    table = server.table(game="pacific-rails", seats=["human", "random"], wait="no")
    ann, watcher = (server.sit(table["links"][who]) for who in ("host", "spectators"))
    sitter = server.sit(table["links"]["seats"][0])
    moment = sitter.hear("moment")
    while not moment["over"]:
        moment = sitter.choose(moment, -1) if moment["decision"] else sitter.hear("moment")
    for one in (ann, watcher):
        end = one.hear("moment")
        while not end["over"]:
            end = one.hear("moment")
        assert (end["scores"], end["winners"], end["seat"]) == (moment["scores"], moment["winners"], 0)

    assert len(moment["scores"]) == 2 and moment["winners"]
    assert moment["points"] == [one["total"] for one in moment["scores"]] == end["points"]
    assert server.get(table["links"]["spectators"], "/record").status_code == 200


def test_a_seat_that_nobody_plays_is_waited_for_by_nobody(server):
    table = server.table(packs=["garth"], players=2, first=1)
    person = server.sit(table["links"]["seats"][0])
    moment = person.hear("moment")
    for _ in range(3):
        moment = person.end_turn(to_the_end(person, moment))
        assert moment["decision"]["options"]

    said = " ".join(one["text"] for one in moment["events"])
    assert "turned up the turn card “Garth" in said
