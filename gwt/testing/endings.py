"""Faces of a game that is over: its replay, the page of that, and what is counted of it."""

import json

from gwt.balance import Watch, printed, tallied
from gwt.dsl import Effect
from gwt.kernel import digest_of, record
from gwt.play import Game, replay, replay_data, start
from gwt.play import replay_page as page
from gwt.research import Contest, play_contest
from gwt.site import Points, Reference
from gwt.testing.faces import Moment, Occasion, face
from gwt.text import DEFAULT


@face("replay", Occasion.END)
def replayed(at: Moment) -> None:
    """The saved game, which ends in the same state with the same scores."""
    again = replay(record.read(at.game.record(), "<saved game>"), asked=at.packs, strict=True)
    assert digest_of(again.state) == digest_of(at.game.state)
    assert (again.scores, again.winners) == (at.game.scores, at.game.winners)


@face("page of the replay", Occasion.END, slow=12)
def replay_page(at: Moment) -> None:
    """The page that shows the game step by step, as one seat sees it."""
    data = replay_data(at.game, at.seat)
    assert [row[1:] for row in data["scores"]] == [
        [one.points[id] for one in at.game.scores] for id in at.game.scores[0].points
    ], "the page has other scores"
    assert data["views"][0]["points"][-1] == [one.total for one in at.game.scores]
    assert "<script" in page(data, at.language)
    json.dumps(data)


class _Script:
    """A player that makes the choices of a game again."""

    def __init__(self, game: Game) -> None:
        self._choices = iter(game.history)

    def choose(self, game: Game) -> Effect:
        return next(self._choices)


@face("balance tally", Occasion.END)
def tally(at: Moment) -> None:
    """The counts of a study of balance."""
    game = at.game
    again = start(game.kind, game.pack, game.premise, listen=True)
    script = _Script(game)
    watch = Watch({one.id: printed(game.pack, one.id) for one in game.pack.components}, frozenset())
    found = tallied(again, [script] * game.premise.players, watch)
    assert found.decisions == len(game.history)
    assert [dict(one.points) for one in game.scores] == found.points, "the tally has other points"
    assert tuple(found.winners) == game.winners


@face("points calculator", Occasion.END, slow=8)
def points_calculator(at: Moment) -> None:
    """The page on which the points of a final position are counted, or the sentence that there is none."""
    pack, code = at.game.pack, "" if at.language == DEFAULT else at.language
    reference = Reference(pack).inside(code) if code else Reference(pack)
    calculator = reference.calculator
    if calculator is None:
        return
    made = Points(reference, calculator)
    made.page().text()
    counted = {one["id"] for one in made.data()["categories"]}
    assert counted == set(at.game.scores[0].points), "the calculator has other categories"


@face("tournament row", Occasion.END, slow=4)
def tournament_row(at: Moment) -> None:
    """The rows that a tournament keeps of a game with these packs, a row for each seat."""
    game = at.game
    if game.opponents:
        # Refused with a sentence: players are compared where each seat has one.
        return
    contest = Contest(
        names=(at.player,),
        players=game.premise.players,
        seed=game.premise.seed,
        game=game.premise.game,
        pack=at.packs,
        setup=game.premise.setup,
    )
    contest.check()
    rows = play_contest(contest, (0, 0))
    assert [row.seat for row in rows] == list(range(game.premise.players))
    for row in rows:
        assert row.points == sum(row.categories.values()), "the points of a row do not add up"
        json.dumps(row.holdings)
    assert abs(sum(row.share for row in rows) - 1) < 1e-9, "a victory is shared wrongly"
