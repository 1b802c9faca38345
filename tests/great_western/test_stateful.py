"""Everything that can be done with a game, in any mix."""

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import gwt
from tests.great_western.invariants import check_pieces
from tests.holding import explained


class AnyMix(RuleBasedStateMachine):
    """Plays, copies, saves, loads, takes back and looks; a failure says which record replays it."""

    @initialize(
        players=st.integers(2, 4),
        seed=st.integers(0, 2**64 - 1),
        setup=st.sampled_from(["standard", "first-game"]),
    )
    def begin(self, players, seed, setup):
        self.game = gwt.new_game(players, seed, setup=setup)
        self.kept = None

    @precondition(lambda self: not self.game.over)
    @rule(at=st.lists(st.integers(0, 10**6), min_size=1, max_size=40))
    def play(self, at):
        for number in at:
            if not self.game.over:
                self.game.play(self.game.options[number % len(self.game.options)])

    @precondition(lambda self: not self.game.over)
    @rule(at=st.integers(0, 10**6))
    def play_by_text(self, at):
        self.game.play(str(self.game.options[at % len(self.game.options)]))

    @rule()
    def go_on_with_a_copy(self):
        self.kept = self.game, self.game.state.copy()
        self.game = self.game.copy()

    @rule()
    def save_and_load(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.gwt"
            self.game.save(path)
            again = gwt.load_game(path)
        assert again.state == self.game.state, explained(self.game)
        assert again.record() == self.game.record()
        self.game = again

    @precondition(lambda self: self.game.can_undo)
    @rule()
    def take_back(self):
        before, last = self.game.state.copy(), self.game.history[-1]
        self.game.undo()
        again = self.game.copy()
        again.play(last)
        assert again.state == before, explained(self.game)

    @precondition(lambda self: self.game.history and not self.game.can_undo)
    @rule()
    def take_back_even_a_reveal(self):
        length = len(self.game.history)
        self.game.undo(even_reveals=True)
        assert len(self.game.history) == length - 1

    @precondition(lambda self: not self.game.over)
    @rule()
    def write_down_and_read(self):
        again = gwt.from_position(self.game.position())
        assert again.state == self.game.state, explained(self.game)

    @rule(seat=st.integers(0, 3))
    def look(self, seat):
        seat %= self.game.premise.players
        assert self.game.view(seat) == self.game.copy().view(seat)

    @precondition(lambda self: not self.game.over)
    @rule(seat=st.integers(0, 3), seed=st.integers(0, 1000))
    def go_on_with_a_guess(self, seat, seed):
        seat %= self.game.premise.players
        guess = self.game.determinize(seat, seed)
        assert guess.view(seat) == self.game.view(seat), explained(self.game)
        self.game = guess

    @invariant()
    def is_sound(self):
        check_pieces(self.game)

    @invariant()
    def the_original_of_a_copy_is_as_it_was(self):
        if self.kept:
            assert self.kept[0].state == self.kept[1], explained(self.kept[0])


AnyMix.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
test_any_mix_leaves_a_sound_game = AnyMix.TestCase
