"""What all games of a process share: nodes, packs, boards, voices; used from many threads, and let go."""

import gc
import random
import shutil
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from weakref import ref

import pytest

import gwt
from gwt.authoring.pack_check import pack_problems
from gwt.authoring.scaffold import create_pack
from gwt.balance import study
from gwt.dsl.amounts import UpTo
from gwt.games.great_western.model.effects import Auxiliary
from gwt.games.great_western.verbs.cards import Draw
from gwt.games.great_western.verbs.foresight import Foresee
from gwt.play.replay_html import render_replay, replay_data
from gwt.players.registry import players_of_seats
from gwt.research.decision_encoder import encoder_for
from gwt.site.pack_reference import PackReference
from gwt.site.site_builder import all_pages
from gwt.spec import picture_spec
from gwt.spec.pack_lookup import load_pack
from gwt.spec.registry import GAMES
from gwt.summary import Summary
from gwt.text import languages, problems, sentence_formatter

pytestmark = pytest.mark.in_turn

SAWMILL = Path(__file__).parent.parent / "examples" / "packs" / "sawmill"
THREADS = 8


@pytest.fixture
def quick_turns() -> Iterator[None]:
    """Threads take turns as often as Python allows."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def at_once(do: Callable[[], object]) -> list[object]:
    """What it gives in each of several threads that begin together."""
    ready = Barrier(THREADS)

    def started() -> object:
        ready.wait()
        return do()

    with ThreadPoolExecutor(THREADS) as threads:
        return [one.result() for one in [threads.submit(started) for _ in range(THREADS)]]


def record(seed: int) -> str:
    """The record of a random game, chosen by text for half of the seeds."""
    dice = random.Random(seed)
    kind = "pacific-rails" if seed % 4 == 3 else "great-western-trail"
    game = gwt.new_game(players=2 + seed % 3, seed=seed, game=kind)
    while not game.over:
        option = dice.choice(game.options)
        game.play(str(option) if seed % 2 else option)
    return game.record()


def test_a_hundred_games_in_eight_threads_have_the_records_of_games_one_by_one(quick_turns):
    with ThreadPoolExecutor(THREADS) as threads:
        together = list(threads.map(record, range(100)))

    assert together == [record(seed) for seed in range(100)]


def test_equal_nodes_of_several_threads_are_one(quick_turns):
    """Numbers that no other test uses, so that every node is new."""
    made = at_once(lambda: [Draw(UpTo(10**6 + number)) for number in range(3000)])

    assert all(one is other for nodes in made[1:] for one, other in zip(made[0], nodes, strict=True))


@pytest.mark.parametrize("given", [True, 1.0])
def test_what_equals_one_does_not_stand_for_one_in_a_node(given):
    """Numbers that equal each other are looked up in the same place, whichever was there first."""
    gc.collect()

    assert str(Foresee(given)) == "foresight 1"
    assert Foresee(given) is Foresee(1)


def test_no_number_stands_for_true_in_a_node():
    assert Auxiliary(1, "no-such").double is True


def test_the_options_of_a_game_cannot_be_changed():
    game = gwt.new_game(players=2, seed=1)
    for _ in range(40):
        assert type(game.options) is tuple
        game.play(game.options[0])


def test_a_voice_speaks_to_several_threads(quick_turns):
    pack = load_pack()
    texts = [str(one.action) for one in pack.entries.objectives.objectives if one.action]
    trees = [pack.parser.effect(text) for text in texts]
    speaking = sentence_formatter(pack)
    alone = [speaking.sentence(tree) for tree in trees]

    assert at_once(lambda: [speaking.sentence(tree) for tree in trees] * 3) == [alone * 3] * THREADS


def test_a_pack_is_loaded_again_once_a_file_of_it_has_changed(tmp_path):
    folder = tmp_path / "sawmill"
    shutil.copytree(SAWMILL, folder)
    before = load_pack(pack=folder)
    assert load_pack(pack=folder) is before

    manifest = folder / "pack.yaml"
    manifest.write_text(manifest.read_text().replace("name: ", "name: New ", 1))

    assert load_pack(pack=folder).layers[-1].manifest.name.startswith("New ")


def test_a_pack_in_use_is_the_same_however_many_others_are_asked_for(monkeypatch):
    monkeypatch.setattr("gwt.spec.pack_lookup._MOST_HELD", 1)
    pack = load_pack("great-western-trail")

    load_pack("pacific-rails")
    load_pack("great-western-trail", SAWMILL)

    assert load_pack("great-western-trail") is pack


# --- what nobody uses is let go ----------------------------------------------------------------------


@pytest.fixture(params=GAMES)
def folder(request, tmp_path):
    """A pack of each game, as `gwt new` writes it."""
    create_pack(tmp_path / "river", request.param)
    return tmp_path / "river"


def played(pack: Path) -> gwt.Game:
    game = gwt.new_game(players=2, seed=3, pack=pack)
    players = players_of_seats(("greedy", "random"), 2, 7)
    for _ in range(20):
        game.play(players[game.decision.seat].choose(game))
    return game


def drawn(game: gwt.Game) -> None:
    """Everything that a page or a terminal shows of a pack and of a game."""
    for file in game.pack.files:
        picture_spec.component_pictures(game.pack, file).svg()
    game.picture().svg()
    game.view(0).picture().svg()
    render_replay(replay_data(game))
    Summary.of(game.view(0)).text(100)
    all_pages([PackReference(game.pack)], library=False)


def used(folder: Path) -> list[Callable[[], object | None]]:
    """Uses a pack for all that it is good for, and gives what was made for it, without holding it."""
    game = played(folder)
    pack = game.pack
    drawn(game)
    voices = [sentence_formatter(pack, language) for language in languages(pack)]
    for option in game.options:
        assert all(one.sentence(option) for one in voices)
    assert problems(pack, "en") == [] and pack_problems(folder) == []
    game.save(folder.parent / "game.gwt")
    gwt.load_game(folder.parent / "game.gwt", pack=folder)
    gwt.from_position(game.position(), pack=folder)
    assert game.determinize(0, 1).scores
    assert encoder_for(game, (["own.hand"], ["kind=Ride"])) is encoder_for(
        game, (["own.hand"], ["kind=Ride"])
    )
    own = study.plan_study(folder, names=("random",))
    assert study.play_trial(own, ("random", 0))
    return [*map(ref, (pack, game.state.board, picture_spec.book_of(pack), *voices, *pack.files.values()))]


def test_a_pack_and_all_that_was_made_for_it_are_freed_once_nobody_uses_them(folder):
    held = used(folder)
    assert all(one() is not None for one in held)
    manifest = folder / "pack.yaml"
    manifest.write_text(manifest.read_text() + "# changed\n")
    load_pack(pack=folder)

    # What a pack keeps refers to it; once it is gone, what was made for it can go.
    gc.collect()
    gc.collect()

    assert [type(one()).__name__ for one in held if one() is not None] == []
