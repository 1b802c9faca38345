"""Rules compiled to C play the games that the Python engine plays, to the last field of the state."""

import random

import pytest

import gwt
from gwt.kernel import Verb, as_number, below, digest_of
from gwt.spec import GAMES
from tests.benchmarks.compiled_rules import library
from tests.benchmarks.compiled_rules.forms import NotCovered
from tests.benchmarks.compiled_rules.great_western import GREAT_WESTERN
from tests.benchmarks.compiled_rules.lantern import LANTERN_STREET
from tests.benchmarks.compiled_rules.library import FlatGame, Library
from tests.benchmarks.compiled_rules.lockstep import compared, differences
from tests.benchmarks.compiled_rules.program import Program
from tests.benchmarks.compiled_rules.python_games import Chooser
from tests.benchmarks.compiled_rules.random_packs import edited, random_buildings, random_stalls
from tests.benchmarks.compiled_rules.scenarios import differing as differing_scenes
from tests.benchmarks.compiled_rules.scenarios import scenes, staged
from tests.benchmarks.compiled_rules.slices import NO_COPYING, STALLS
from tests.benchmarks.compiled_rules.translation import Translation
from tests.lantern import lantern_street

__all__ = ["lantern_street"]

LEFT_OUT = "there is no C compiler here (cc, gcc or clang), so no rules are compiled to C"
pytestmark = pytest.mark.skipif(
    not library.FROM_SOURCE, reason="the package is compiled here: what its verbs do cannot be read from it"
)
needs_compiler = pytest.mark.skipif(library.COMPILER is None, reason=LEFT_OUT)


@pytest.fixture
def lantern(lantern_street):
    """Makes the program of a pack of Lantern Street."""

    def of(pack=None, players=2):
        return Program(gwt.load_pack(lantern_street) if pack is None else pack, players, LANTERN_STREET)

    return of


def western(pack=None, players=2):
    """The program of a pack of Great Western Trail."""
    return Program(gwt.load_pack(pack=NO_COPYING) if pack is None else pack, players, GREAT_WESTERN)


def differing(program, games, resumed=False, optimize="-O0"):
    """What differs in some games of a program; without optimizing, its C is compiled in a second or two."""
    built = Library(program, optimize)
    return [one for seed in range(games) for one in differences(built, seed, resumed=resumed)]


# --- whole games -----------------------------------------------------------------------------------------


@needs_compiler
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lantern_street_is_the_same_at_every_decision(lantern, players):
    assert differing(lantern(players=players), 8) == []


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_great_western_trail_is_the_same_at_every_decision(players):
    assert differing(western(players=players), 4, resumed=True) == []


@needs_compiler
def test_a_whole_game_in_c_ends_as_the_same_choices_do_in_python(lantern):
    built = Library(lantern(players=3))
    made, state = built.play_games(5, 1)

    game, chooser = gwt.new_game(3, 5, pack=built.program.pack), Chooser(5)
    while not game.over:
        game.play(game.options[below(chooser, len(game.options))])

    assert made == len(game.history)
    assert built.program.layout.read(state, game.state) == game.state


@needs_compiler
@pytest.mark.slow
def test_a_game_goes_on_in_c_from_any_state_of_python():
    built, chooser = Library(western(), "-O0"), random.Random(1)
    game = gwt.new_game(2, 1, pack=built.program.pack)
    while not game.over:
        flat = FlatGame.resumed(built, game.state)
        assert flat.options == game.options
        at = chooser.randrange(len(game.options))
        game.play(game.options[at])
        flat.play(at)
        assert [what for what, python, c in compared(game, flat) if python != c] == []

    assert flat.over
    assert digest_of(flat.position()) == digest_of(game.state)


# --- the pack is what is compiled ------------------------------------------------------------------------


@needs_compiler
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("stalls.yaml", "action: gain $2}", "action: may (score 1 or draw 2) if 2 own stalls}"),
        ("street.yaml", "repeat 2 times", "repeat 3 times"),
        ("street.yaml", "last: 8 own stalls", "last: 5 silver"),
        ("stalls.yaml", "opened: gain $1", "opened: must (gain $1 and open stall)"),
        ("scoring.yaml", "score: 1 per 3 silver", "score: 1 per 2 silver"),
    ],
)
def test_other_yaml_makes_other_c_that_is_the_same_again(lantern, tmp_path, file, old, new):
    other = lantern(edited(STALLS, tmp_path / "other", file, old, new))

    assert other.source != lantern().source
    assert differing(other, 3) == []


def test_yaml_that_says_nothing_about_play_makes_the_same_c(lantern, tmp_path):
    other = lantern(edited(STALLS, tmp_path / "other", "pack.yaml", "version: 1.0.0", "version: 1.0.1"))

    assert other.source == lantern().source


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize(
    "action",
    [
        "discard 1 cattle -> (gain $3 and hire worker)",
        "move engine back 1 or more as distance -> deliver within distance",
        "repeat 2 times (place building at $1 or (pay $2 -> trade))",
    ],
)
def test_another_action_of_a_tile_is_the_same_again(tmp_path, action):
    other = western(edited(NO_COPYING, tmp_path / "other", "buildings.yaml", "move engine up to 3", action))

    assert other.source != western().source
    assert differing(other, 3, resumed=True) == []


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_joiners_in_any_order_are_the_same(lantern, tmp_path, seed):
    """`python -m tests.benchmarks.compiled_rules.random_packs` tries more of them."""
    found = differing(lantern(random_stalls(tmp_path / "random", seed)), 3)

    assert found == [], f"random_stalls(folder, {seed}) gives the pack"


@needs_compiler
@pytest.mark.slow
def test_actions_of_all_tiles_at_random_are_the_same(tmp_path):
    found = differing(western(random_buildings(tmp_path / "random", 0), 3), 3, resumed=True)

    assert found == [], "random_buildings(folder, 0) gives the pack"


# --- the Python of a game is what is compiled -------------------------------------------------------------


def draw_for_silver(table, seat, effect, cause):
    """Draws as Lantern Street does, and pays for the longest hand."""
    player = table.players[seat]
    player.hand += table.from_deck(as_number(table, seat, effect.amount))
    if len(player.hand) > 4 and player.silver >= 1:
        player.silver -= 1
    else:
        player.points += len(table.lit)


@needs_compiler
def test_another_verb_in_python_is_another_in_c(lantern, monkeypatch):
    before = lantern()
    verbs = before.rules.verbs
    (draw,) = [kind for kind in verbs if kind.__name__ == "Draw"]
    monkeypatch.setitem(verbs, draw, Verb(draw_for_silver, can=verbs[draw].can))

    other = lantern()

    assert other.source != before.source
    assert differing(other, 4) == []


def takes_until_all_is_gone(table, seat):
    while table.deck:
        table.players[seat].silver += 1


def keeps_the_last_of_a_loop(table, seat):
    last = 0
    for one in table.market:
        last = table.board.stalls[one].cost
    table.players[seat].silver += last


def changes_what_it_goes_through(table, seat):
    for one in table.players[seat].hand:
        table.players[seat].hand.remove(one)


def draws_in_a_condition(table, seat):
    if table.turn and table.from_deck(1):
        table.turn += 1


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (takes_until_all_is_gone, r"while table\.deck:"),
        (keeps_the_last_of_a_loop, "a name that is given another value"),
        (changes_what_it_goes_through, "a loop that changes what it goes through"),
        (draws_in_a_condition, "a condition that changes the state"),
    ],
)
def test_what_would_be_translated_wrongly_is_refused(lantern, function, said):
    of = Translation(lantern())

    with pytest.raises(NotCovered, match=said):
        of.call(function, of.table, 0)


# --- the proof bites -------------------------------------------------------------------------------------


@needs_compiler
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(*s).reveals += 1;", ""),
        ("if (n) out[n++] = DONE; return n;", "return n;"),
        ("int is_new = !(*word & bit);", "int is_new = 1;"),
        ("0xBF58476D1CE4E5B9u", "0xBF58476D1CE4E5BBu"),
        ("s->turn ? (s->seat + 1) % SEATS", "s->turn ? s->seat"),
    ],
)
def test_a_fault_in_the_c_is_noticed(lantern, old, new):
    faulty = lantern()
    assert old in faulty.source
    faulty.source = faulty.source.replace(old, new)

    (first, *_) = differing(faulty, 20)

    assert "Python has" in first
    assert "choices:" in first


@pytest.fixture(scope="module")
def stages():
    """The scenarios of the first edition that have C, by number of players."""
    pack = gwt.load_pack(pack=NO_COPYING)
    return list(staged(scenes(pack.layers[0].folder, pack), GREAT_WESTERN))


@needs_compiler
@pytest.mark.slow
def test_scenarios_are_the_same_and_what_follows_on_them(stages):
    """Games at random seldom come to what scenarios are about."""
    assert [one for stage in stages for one in differing_scenes(stage)] == []
    assert sum(len(stage.scenes) for stage in stages) > 1000


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("p->shown.at[at - 1] > card", "p->shown.at[at - 1] < card"),
        ("players[owner].money += due", "players[owner].money += due + 1"),
        ("IS_NUMBERED[there] && !is_occupied(s, seat, there)", "IS_NUMBERED[there]"),
        ("money + CASH[disc] >= keep", "money >= keep"),
        ("if (s->display.n && s->objective_stack.n)", "if (s->display.n)"),
        ("s->last_turns == NONE || STILL_TAKEN[tile]", "1"),
    ],
)
def test_a_fault_in_the_c_of_a_rule_is_noticed_by_a_scenario(stages, old, new):
    for stage in stages:
        right = stage.program.source
        assert old in right
        stage.program.source = right.replace(old, new)
        try:
            if next(differing_scenes(stage), None) is not None:
                return
        finally:
            stage.program.source = right
    raise AssertionError("no scenario has noticed it")


# --- what has no C ---------------------------------------------------------------------------------------


def test_the_one_tile_of_the_first_edition_without_c_is_named():
    with pytest.raises(NotCovered, match="'use adjacent building': no C for the verb UseAdjacent"):
        western(gwt.load_pack())


def test_a_score_pad_with_teams_is_refused(lantern, tmp_path):
    with pytest.raises(NotCovered, match="teams"):
        teams = "teams: {2: [[1], [2]]}\nties:"
        lantern(edited(STALLS, tmp_path / "other", "scoring.yaml", "ties:", teams))


def test_what_comes_at_any_time_is_refused():
    with pytest.raises(NotCovered, match="at any time"):
        western(gwt.load_pack(pack="second_edition"))


def test_the_rows_are_of_verbs_that_the_game_has():
    assert GREAT_WESTERN.rows.keys() <= GAMES["great-western-trail"].play.verbs.keys()
