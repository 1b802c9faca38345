"""Faces of the API: options, views, deals, copies, positions, saved games and pickles."""

import pickle

from gwt.kernel import digest_of, record
from gwt.play import Game, from_position, replay_record, replay_texts
from gwt.testing.faces import FaceTiming, Moment, face
from gwt.text import event_formatter


def assert_same(a: Game, b: Game, what: str) -> None:
    """Raises `AssertionError` unless two games stand at equal states with the same options."""
    assert a.state == b.state, f"{what}: another state comes back"
    assert list(a.options) == list(b.options), f"{what}: other options come back"


@face("options", secret=True)
def options(at: Moment) -> object:
    """The options as texts and as sentences, with origin and forgone rewards."""
    game, words = at.game, event_formatter(at.game.pack, at.language)
    decision, texts = game.decision, [str(option) for option in game.options]
    assert texts and len(set(texts)) == len(texts), f"options are missing or doubled: {texts}"
    forgone = [game.forgone(option) for option in game.options]
    sentences = [words.option(option, parts) for option, parts in zip(game.options, forgone, strict=True)]
    assert all(sentences), f"an option has no sentence in '{at.language}'"
    origins = [str(game.origin(option)) for option in game.options]
    parts = [list(map(str, effects)) for effects in forgone]
    return texts, sentences, origins, parts, words.sentence(decision.effect), words.name_of(decision.cause)


@face("view", FaceTiming.ANY_SEAT, secret=True)
def view(at: Moment) -> object:
    """The view of a seat, with its options if it has to choose."""
    game = at.game
    seen = game.view(at.seat)
    expected = list(map(str, game.options)) if game.seat == at.seat else None
    assert seen.data.get("options") == expected, "the view has other options than the game"
    assert seen.data["over"] is game.over
    return seen.json(), seen.evenly().json()


@face("public view", FaceTiming.ANY_SEAT, secret=True)
def public_view(at: Moment) -> object:
    """The view of a spectator."""
    seen = at.game.public_view()
    assert "options" not in seen.data, "a spectator sees options"
    return seen.json()


@face("deal", FaceTiming.ANY_SEAT)
def deal(at: Moment) -> None:
    """A deal of what is hidden from a seat, which can be played like the true game."""
    game, dice = at.game, at.dice
    guess = game.determinize(at.seat, dice.getrandbits(32))
    assert guess.seat == game.seat, "another seat has to choose"
    again = dice.getrandbits(32)
    a, b = guess.determinize(at.seat, again), game.determinize(at.seat, again)
    assert_same(a, b, "a deal of a game that the seat cannot tell apart")
    for _ in range(3):
        if not guess.over:
            guess.play(dice.choice(guess.options))


@face("copy and undo")
def copy_and_undo(at: Moment) -> None:
    """A copy, which is independent, and taking a choice back."""
    game = at.game
    before, other = digest_of(game.state), game.copy()
    other.play(at.drawn(1)[0])
    assert digest_of(game.state) == before, "to play on in a copy changed the game"
    if other.can_undo:
        other.undo()
        assert_same(game, other, "undo")


@face("position")
def position(at: Moment) -> None:
    """The state as YAML, from which the same state comes back."""
    game = at.game
    for full in (False, True):
        assert_same(game, from_position(game.position(full=full), pack=at.packs, listen=False), "position")


@face("saved game", slow=2)
def saved_game(at: Moment) -> None:
    """The saved game, which leads to the same state."""
    text = at.game.record()
    again = replay_record(record.parse_record(text, "<saved game>"), packs=at.packs, listen=False)
    assert again.changed is None, f"the saved game is said to have changed: {again.changed}"
    assert_same(at.game, again, "saved game")
    assert again.record() == text, "the saved game is written differently"


@face("pickle", slow=2)
def pickled(at: Moment) -> None:
    """The game and its state as pickles."""
    assert_same(at.game, pickle.loads(pickle.dumps(at.game)), "pickle")
    assert pickle.loads(pickle.dumps(at.game.state)) == at.game.state, "another state is pickled"


@face("score", FaceTiming.ANY_SEAT, secret=True)
def score(at: Moment) -> object:
    """The points of all seats, as they are and as a seat can know them."""
    game = at.game
    totals = [final.total for final in game.scores]
    assert totals == replay_texts.seat_points(game, None), "the points are added up differently"
    assert set(game.winners) <= set(range(game.premise.players))
    assert len({tuple(final.points) for final in game.scores}) == 1, "seats have different categories"
    return replay_texts.seat_points(game, at.seat)


@face("events", FaceTiming.ANY_SEAT)
def events(at: Moment) -> None:
    """The events since the last choice, as sentences for each seat and for a spectator."""
    game = at.game
    for event in at.events:
        for seat in (None, *range(game.premise.players)):
            assert isinstance(game.sentence(event, seat, at.language), str)
