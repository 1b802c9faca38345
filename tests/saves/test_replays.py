"""The data of a replay: what happened in words, as a seat may know it, and nothing else."""

import json
from pathlib import Path
from random import Random

import pytest

import gwt
from gwt.kernel import digest_of
from gwt.play.replay_html import ANALYSIS, render_replay, replay_data, replay_json
from gwt.text import languages
from tests.holding import explained

pytestmark = pytest.mark.in_turn

ASSETS = Path(__file__).parents[2] / "docs/assets"
GAMES = [ASSETS / "sample.gwt", ASSETS / "pacific-rails.gwt"]


def told(data: dict, view: int, step: int, language: str = "en") -> list[tuple[int, str]]:
    """What happened in a step: each seat, from 1, with what it did."""
    news = data["views"][view]["news"][step]
    return [(seat, said(data, row, language)) for seat, row in zip(news[::2], news[1::2], strict=True)]


def said(data: dict, row: int, language: str = "en") -> str:
    text = data["texts"][row]
    return text[0] if len(text) == 1 else text[data["languages"].index(language)]


def step_of(game: gwt.Game, choice: str) -> int:
    return 1 + next(at for at, one in enumerate(game.history) if str(one) == choice)


@pytest.fixture(scope="module")
def game() -> gwt.Game:
    return gwt.load_game(GAMES[0], to=60)


@pytest.fixture(scope="module")
def data(game) -> dict:
    return replay_data(game)


def test_a_ride_tells_the_fee_and_the_spaces_on_the_way(game, data):
    step = step_of(game, "move cattleman via a-1, a-2, neutral-b")

    assert told(data, 0, step) == [
        (1, "paid a fee of 2 dollars to seat 2 on building space A-2"),
        (1, "rode over building space A-1 and building space A-2 to neutral space B"),
    ]
    for language in ("nl", "it"):
        deeds = [deed for _, deed in told(data, 0, step, language)]
        assert len(deeds) == 2 and "A-1" not in deeds[0] and "A-2" in deeds[0]
        assert all(space in deeds[1] for space in ("A-1", "A-2", " B"))


def test_a_choice_with_many_consequences_tells_all_of_them(game, data):
    deeds = [deed for _, deed in told(data, 0, step_of(game, "take cowboy from foresight 3"))]

    assert deeds[0] == "placed 1 cowboy in row 4 of the job market"
    assert deeds[1].startswith("showed ") and deeds[2] == "gained 5 dollars"
    assert deeds[3].startswith("discarded ")


def test_a_seat_is_called_by_its_name_in_its_own_view_too(data):
    """Nobody is addressed, for the page is read by anybody."""
    deeds = {deed for view in range(3) for step in range(61) for _, deed in told(data, view, step)}

    assert any(deed.startswith("drew 1 ") for deed in deeds)
    assert not {word for deed in deeds for word in deed.split()} & {"you", "your"}


def test_only_the_seat_itself_reads_which_cards_it_drew(data):
    drawn = [[deed for _, deed in told(data, view, 3)] for view in range(3)]

    assert drawn[0] == drawn[1]
    assert drawn[1] != drawn[2] == ["drew 2 cards"]


def test_every_event_with_words_has_them_in_every_language(game, data):
    for row in {row for view in data["views"] for news in view["news"] for row in news[1::2]}:
        assert all(said(data, row, language) for language in languages(game.pack))


def test_points_are_those_of_the_score_pad_at_each_step(game, data):
    again = game.copy_at_start()
    for step, option in enumerate([None, *game.history]):
        if option is not None:
            again.play(option)
        assert data["views"][0]["points"][step] == [one.total for one in again.scores]


def test_the_categories_say_all_of_why_points_moved(data):
    for view in data["views"][:1]:
        for step, why in enumerate(view["why"]):
            now, before = view["points"][step], view["points"][max(0, step - 1)]
            moved = zip(why[::3], why[2::3], strict=True)
            for seat, change in moved:
                before = [points + change * (at == seat) for at, points in enumerate(before, 1)]
            assert before == now


def test_a_choice_without_an_alternative_is_marked_for_who_may_know_that(game, data):
    again = game.copy_at_start()
    for step, option in enumerate(game.history, 1):
        only, seat = len(again.options) == 1, again.seat
        assert [view["forced"][step] for view in data["views"]] == [
            only,
            only and seat == 0,
            only and seat == 1,
        ]
        again.play(option)


def test_the_record_and_the_choices_are_a_saved_game(game, data, tmp_path):
    """The page puts them together so that a game can be played on from any step."""
    choices = [data["choices"][step[0]][0] for step in data["steps"][:25]]
    head = data["record"].replace("choices: 0", "choices: 25")
    file = tmp_path / "step-25.gwt"
    states = [f"state {step}: {data['hashes'][step]}" for step in (0, 25)]
    file.write_text("\n".join([head, "", states[0], *choices, states[1]]) + "\n", encoding="utf-8")

    assert gwt.load_game(file).position() == gwt.load_game(GAMES[0], to=25).position()


def test_a_page_of_one_seat_says_what_its_views_say_and_no_more(game):
    data = replay_data(game, seat=1)

    def lines(step: int) -> list[str]:
        return [
            "; ".join(said(data, clause) for clause in data["lines"][line])
            for line in data["views"][0]["lines"][step]
        ]

    assert data["seats"] == [2] and data["record"] == "" and len(data["views"]) == 1
    for step in (0, 30, 60):
        expected = gwt.load_game(GAMES[0], to=step).picture(1).description.splitlines()
        assert lines(step) == expected


WORLD = (
    "players: 2\nsetup: first-game\nseat: 1\nmarket: []\n"
    "objective stack: [{stack}]\n"
    "seats:\n"
    "  - {{at: neutral-a, hand: [jersey, guernsey], draw stack: [jersey, jersey, jersey, jersey]}}\n"
    "  - at: neutral-a\n"
    "    hand: [jersey, {card}]\n"
    "    secret: [{card}]\n"
    "    draw stack: [texas-longhorn-5]\n"
    "    hazards: [flood-green-2]\n"
)


def test_points_and_words_do_not_tell_an_objective_card_that_went_unseen_to_a_hand():
    """One world holds a card that is fulfilled and one does not; nothing a seat is sent differs."""
    cards = ("obj-draw-5-h", "obj-aux-sf")
    worlds = [gwt.from_position(WORLD.format(card=one, stack=other)) for one, other in (cards, cards[::-1])]
    for _ in range(4):
        for world in worlds:
            world.play(world.options[0])
    data = [replay_data(world, seat=0) for world in worlds]

    assert [one.scores[1].total for one in worlds] == [11, 8]
    assert data[0] == data[1], explained(worlds[0])
    assert replay_data(worlds[0], seat=1) != replay_data(worlds[1], seat=1)


def test_data_of_strangers_cannot_leave_their_place_in_the_page():
    data = {"title": "</script><script>alert(1)</script>", "steps": [{}]}

    assert "<" not in replay_json(data)
    assert json.loads(replay_json(data)) == data
    assert "<script>alert" not in render_replay(data)


def test_a_page_begins_in_the_language_that_is_asked_for(data):
    assert '<html lang="it">' in render_replay(data, "it")
    with pytest.raises(gwt.UsageError, match="there are no texts in 'eo': languages are "):
        render_replay(data, "eo")


@pytest.mark.slow
def test_a_whole_game_stays_small():
    """With its words and pictures in three languages."""
    data = replay_data(gwt.load_game(GAMES[1], listen=False))

    assert len(replay_json(data).encode()) < 400_000
    assert len(render_replay(data).encode()) < 170_000


def judged(game: gwt.Game, seat: int) -> dict:
    """An analysis of the first decision of a seat whose choice is not the first option."""
    again = game.copy_at_start()
    for at, option in enumerate(game.history):
        if again.seat == seat and again.options[0] != option:
            options = [[str(again.options[0]), 3.0, 8], [str(option), 0.5, 8]]
            one = {"choice": at, "seat": seat + 1, "options": options, "chosen": 1, "lost": 2.5}
            one |= {"chances": [0.6, 0.4], "leads": [3.0, -3.0], "lost_chance": 0.1}
            return {"choices": at + 1, "players": 2, "decisions": [one], "turning_points": [at]}
        again.play(option)
    raise AssertionError("every choice is the first option")


def test_an_analysis_is_told_with_its_steps_and_only_of_the_seat_that_looks_on(game):
    analysis = judged(game, 1)
    step = analysis["turning_points"][0] + 1
    whole, own, other = (replay_data(game, seat, analysis) for seat in (None, 1, 0))
    (row,) = whole["analysis"]["decisions"]

    assert row[:4] == [step, 1, 2.5, [0.6, 0.4]] and whole["analysis"]["turning"] == [step]
    assert [points for _, points in row[4]] == [2.5, 0.0]
    assert said(whole, row[4][1][0]) == said(whole, whole["choices"][whole["steps"][step - 1][0]][1])
    assert len(own["analysis"]["decisions"]) == 1
    assert other["analysis"] == replay_data(game)["analysis"] == {"decisions": [], "turning": []}


@pytest.mark.parametrize("wrong", ["choices", "players", "option", "chosen", "form"])
def test_an_analysis_of_another_game_is_refused(game, wrong):
    analysis = judged(game, 1)
    one = analysis["decisions"][0]
    if wrong == "option":
        one["options"][0][0] = "fly"
    elif wrong == "chosen":
        one["chosen"] = 0
    elif wrong == "form":
        del analysis["decisions"]
    else:
        analysis[wrong] = 999

    with pytest.raises(gwt.UsageError, match="the analysis is of another game"):
        replay_data(game, None, analysis)


@pytest.mark.parametrize("wrong", [{"options": []}, {"chosen": 99}, {"chances": None, "options": [["x"]]}])
def test_a_damaged_analysis_is_refused_with_its_choice(game, wrong):
    analysis = judged(game, 1)
    one = analysis["decisions"][0]
    one |= wrong

    with pytest.raises(gwt.UsageError, match=rf"the analysis of choice {one['choice'] + 1} cannot be read"):
        replay_data(game, None, analysis)


@pytest.mark.parametrize("path", sorted(ASSETS.glob(f"*{ANALYSIS}")), ids=lambda one: one.name)
def test_an_analysis_that_is_shown_on_the_site_is_of_its_game(path):
    analysis = json.loads(path.read_text(encoding="utf-8"))
    game = gwt.load_game(path.with_name(path.name.replace(ANALYSIS, ".gwt")), listen=False)
    again = game.copy_at_start()
    told = {one["choice"]: one for one in analysis["decisions"]}
    for at, option in enumerate(game.history):
        if one := told.pop(at, None):
            assert {text for text, *_ in one["options"]} <= set(map(str, again.options))
            assert one["options"][one["chosen"]][0] == str(option)
        again.play(option)

    assert not told and analysis["choices"] == len(game.history)


def test_digests_are_those_of_the_states_whenever_they_are_asked_for():
    """Also after an undo that goes back behind a state that is kept, and on another way from there."""
    played, dice = gwt.new_game(2, 5), Random(5)
    while len(played.history) < 150:
        played.play(dice.choice(played.options))
        if len(played.history) % 13 == 0:
            assert played.digests() == {made: digest_of(state) for made, state in played.moments()}
    first = played.digests()
    for _ in range(40):
        played.undo(even_reveals=True)
    while len(played.history) < 150:
        played.play(played.options[0])

    assert played.digests() == {made: digest_of(state) for made, state in played.moments()}
    assert {made: one for made, one in first.items() if made < 110}.items() < played.digests().items()
    assert played.record() == gwt.loads(played.record()).record()
