"""What decisions offer, in random games: a decline says what it forgoes, and nobody is asked in vain."""

import random

import pytest

import gwt
from gwt.dsl import DONE, JOINER_CLASSES, Done, Exchange
from gwt.kernel.forgone import option_rewards
from gwt.text import event_formatter

WEST = "great-western-trail"
PACKS = (
    *((WEST, (name,)) for name in ("first_edition", "second_edition", "rails_to_the_north", "bidding")),
    *((WEST, (name,)) for name in ("rails_second_edition", "garth", "garth_rails", "simmental")),
    (WEST, ("promo_buildings", "promo_masters")),
    ("pacific-rails", ("base",)),
)


def random_game(game, packs, seed):
    """Yields a random game before each of its choices, with the option that is chosen."""
    dice = random.Random(seed)
    playing = gwt.new_game(2 + seed % 2, seed, game=game, pack=list(packs), listen=False)
    while not playing.over:
        option = dice.choice(playing.options)
        yield playing, option
        playing.play(option)


@pytest.mark.parametrize("game, packs", PACKS)
def test_no_bare_done_stands_behind_a_requirement_that_has_been_met(game, packs):
    met = 0
    for seed in range(2):
        bought: set[object] = set()
        for playing, option in random_game(game, packs, seed):
            state = playing.state
            seat, waiting, _ = state.agenda[-1]
            if waiting in bought:
                met += 1
                assert DONE not in playing.options, playing.decision
            bought = set(option_rewards(state, seat, option)) if isinstance(option, Exchange) else set()

    assert met or game != WEST, "no requirement led to a decision"


@pytest.mark.parametrize("game, packs", PACKS)
def test_a_decline_reads_back_and_is_said_in_each_language(game, packs):
    declines = {
        option
        for playing, _ in random_game(game, packs, 1)
        for option in playing.options
        if isinstance(option, Done) and option is not DONE
    }
    pack = gwt.load_pack(game, list(packs))

    assert declines
    assert all(pack.parser.effect(str(option)) is option for option in declines)
    for language in ("en", "nl", "it"):
        speaker = event_formatter(pack, language)
        for option in declines:
            sentence = speaker.sentence(option)
            assert sentence != speaker.sentence(DONE) and len(sentence.split(": ", 1)[1]) > 5


@pytest.mark.parametrize("game, packs", PACKS)
def test_no_question_has_a_single_answer_but_where_a_piece_is_moved(game, packs):
    """Great Western Trail asks for each move of a piece, also a forced one; Pacific Rails Inc. does not."""
    for playing, _ in random_game(game, packs, 3):
        if len(playing.options) == 1:
            assert playing.state.rules.asks_forced, playing.decision
            assert type(playing.state.agenda[-1][1]) not in JOINER_CLASSES, playing.decision
