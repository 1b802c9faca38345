"""Faces of a game that is over: its replay, what is counted of it, the next game, and its components."""

import json
from random import Random

from gwt.authoring import assert_position_reads_back, tryout
from gwt.balance import WatchedComponents, printed_effects, tally_game
from gwt.dsl import Effect
from gwt.errors import UsageError
from gwt.kernel import digest_of, record
from gwt.play import Game, from_position, next_game, replay_data, replay_record, start_game
from gwt.play import replay_page as render_replay
from gwt.research import Contest, play_contest
from gwt.site import PackReference, PointsPage, SitePage
from gwt.testing.api_faces import assert_same
from gwt.testing.faces import FaceTiming, Moment, face
from gwt.text import DEFAULT

COMPONENTS, CHOICES = 8, 40
"""Components that are tried at the end of a game, and choices after which a game that follows is left."""


@face("replay", FaceTiming.END)
def replayed(at: Moment) -> None:
    """The saved game, which ends in the same state with the same scores."""
    again = replay_record(
        record.parse_record(at.game.record(), "<saved game>"), packs=at.packs, strict=True
    )
    assert digest_of(again.state) == digest_of(at.game.state)
    assert (again.scores, again.winners) == (at.game.scores, at.game.winners)


@face("page of the replay", FaceTiming.END, slow=12)
def replay_page(at: Moment) -> None:
    """The page that shows the game step by step, as one seat sees it."""
    data = replay_data(at.game, at.seat)
    assert [row[1:] for row in data["scores"]] == [
        [score.points[id] for score in at.game.scores] for id in at.game.scores[0].points
    ], "the page has other scores"
    assert data["views"][0]["points"][-1] == [score.total for score in at.game.scores]
    assert "<script" in render_replay(data, at.language)
    json.dumps(data)


@face("next game", FaceTiming.END)
def following_game(at: Moment) -> None:
    """The next game of a campaign, begun with what this one leaves; nothing where none follows."""
    chapter = at.game.chapter
    if chapter is None or chapter[0] == chapter[1]:
        return
    game = next_game(at.game, at.number)
    assert_same(game, from_position(game.position(), pack=at.packs, listen=False), "the next game")
    _play_on(game, at.dice)


@face("tried components", FaceTiming.END)
def tried_components(at: Moment) -> None:
    """Some components of the pack on top, in a position in which a seat is about to use each of them."""
    pack = at.game.pack
    changed = {*pack.layers[-1].manifest.adds, *pack.layers[-1].manifest.replaces}
    components = [component for component in pack.components if component.id in changed] or pack.components
    dice = at.dice
    for component in dice.choices(components, k=COMPONENTS):
        try:
            game = tryout(component.id, game=at.game.premise.game, pack=at.packs)
        except UsageError:
            # There is nothing to try with it by itself.
            continue
        _play_on(game, dice, component.id)


def _play_on(game: Game, dice: Random, id: str = "") -> None:
    """Plays some choices, half of those that name a component as soon as they can be made."""
    for _ in range(CHOICES):
        if game.over:
            return
        assert_position_reads_back(game)
        naming = [option for option in game.options if id and id in str(option)]
        game.play(dice.choice(naming if naming and dice.random() < 0.5 else game.options))


class _Script:
    """A player that makes the choices of a game again."""

    def __init__(self, game: Game) -> None:
        self._choices = iter(game.history)

    def choose(self, game: Game) -> Effect:
        return next(self._choices)


@face("balance tally", FaceTiming.END)
def tally(at: Moment) -> None:
    """The counts of a study of balance."""
    game = at.game
    again = start_game(game.kind, game.pack, game.premise, listen=True)
    script = _Script(game)
    watch = WatchedComponents(
        {part.id: printed_effects(game.pack, part.id) for part in game.pack.components}, frozenset()
    )
    counts = tally_game(again, [script] * game.premise.players, watch)
    assert counts.decisions == len(game.history)
    assert [dict(score.points) for score in game.scores] == counts.points, "the tally has other points"
    assert tuple(counts.winners) == game.winners


@face("points calculator", FaceTiming.END, slow=8)
def points_calculator(at: Moment) -> None:
    """The page on which the points of a final position are counted, or the sentence that there is none."""
    pack, code = at.game.pack, "" if at.language == DEFAULT else at.language
    reference = PackReference(pack).in_language(code) if code else PackReference(pack)
    calculator = reference.calculator
    if calculator is None:
        return
    counter = PointsPage(reference, calculator)
    counter.form(SitePage("points.md", ""))
    counted = {category["id"] for category in counter.data()["categories"]}
    assert counted == set(at.game.scores[0].points), "the calculator has other categories"


@face("tournament row", FaceTiming.END, slow=4)
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
    assert abs(sum(row.share for row in rows) - 1) < 1e-9, "a victory is shared wrongly"
