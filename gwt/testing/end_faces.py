"""Faces of a game that is over: its replay, what is counted of it, the next game, and its components."""

import json
from random import Random

from gwt import authoring, balance, dsl, errors, kernel, play, research, site, text
from gwt.testing.api_faces import assert_same
from gwt.testing.faces import FaceTiming, Moment, face

COMPONENTS, CHOICES = 8, 40
"""Components that are tried at the end of a game, and choices after which a game that follows is left."""


@face("replay", FaceTiming.END)
def replayed(at: Moment) -> None:
    """The saved game, which ends in the same state with the same scores."""
    again = play.replay_record(
        kernel.record.parse_record(at.game.record(), "<saved game>"), packs=at.packs, strict=True
    )
    assert kernel.digest_of(again.state) == kernel.digest_of(at.game.state)
    assert (again.scores, again.winners) == (at.game.scores, at.game.winners)


@face("page of the replay", FaceTiming.END, slow=12)
def replay_page(at: Moment) -> None:
    """The page that shows the game step by step, as one seat sees it."""
    data = play.replay_data(at.game, at.seat)
    assert [row[1:] for row in data["scores"]] == [
        [score.points[id] for score in at.game.scores] for id in at.game.scores[0].points
    ], "the page has other scores"
    assert data["views"][0]["points"][-1] == [score.total for score in at.game.scores]
    assert "<script" in play.replay_page(data, at.language)
    json.dumps(data)


@face("next game", FaceTiming.END)
def following_game(at: Moment) -> None:
    """The next game of a campaign, begun with what this one leaves; nothing where none follows."""
    chapter = at.game.chapter
    if chapter is None or chapter[0] == chapter[1]:
        return
    game = play.next_game(at.game, at.number)
    assert_same(game, play.from_position(game.position(), pack=at.packs, listen=False), "the next game")
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
            game = authoring.tryout(component.id, game=at.game.premise.game, pack=at.packs)
        except errors.UsageError:
            # There is nothing to try with it by itself.
            continue
        _play_on(game, dice, component.id)


def _play_on(game: play.Game, dice: Random, id: str = "") -> None:
    """Plays some choices, half of those that name a component as soon as they can be made."""
    for _ in range(CHOICES):
        if game.over:
            return
        authoring.assert_position_reads_back(game)
        naming = [option for option in game.options if id and id in str(option)]
        game.play(dice.choice(naming if naming and dice.random() < 0.5 else game.options))


class _Script:
    """A player that makes the choices of a game again."""

    def __init__(self, game: play.Game) -> None:
        self._choices = iter(game.history)

    def choose(self, game: play.Game) -> dsl.Effect:
        return next(self._choices)


@face("balance tally", FaceTiming.END)
def tally(at: Moment) -> None:
    """The counts of a study of balance."""
    game = at.game
    again = play.start_game(game.kind, game.pack, game.premise, listen=True)
    script = _Script(game)
    watch = balance.WatchedComponents(
        {part.id: balance.printed_effects(game.pack, part.id) for part in game.pack.components}, frozenset()
    )
    counts = balance.tally_game(again, [script] * game.premise.players, watch)
    assert counts.decisions == len(game.history)
    assert [dict(score.points) for score in game.scores] == counts.points, "the tally has other points"
    assert tuple(counts.winners) == game.winners


@face("points calculator", FaceTiming.END, slow=8)
def points_calculator(at: Moment) -> None:
    """The page on which the points of a final position are counted, or the sentence that there is none."""
    pack, code = at.game.pack, "" if at.language == text.DEFAULT else at.language
    reference = site.PackReference(pack).in_language(code) if code else site.PackReference(pack)
    calculator = reference.calculator
    if calculator is None:
        return
    counter = site.PointsPage(reference, calculator)
    counter.form(site.SitePage("points.md", ""))
    counted = {category["id"] for category in counter.data()["categories"]}
    assert counted == set(at.game.scores[0].points), "the calculator has other categories"


@face("tournament row", FaceTiming.END, slow=4)
def tournament_row(at: Moment) -> None:
    """The rows that a tournament keeps of a game with these packs, a row for each seat."""
    game = at.game
    if game.opponents:
        # Refused with a sentence: players are compared where each seat has one.
        return
    contest = research.Contest(
        names=(at.player,),
        players=game.premise.players,
        seed=game.premise.seed,
        game=game.premise.game,
        pack=at.packs,
        setup=game.premise.setup,
    )
    contest.check()
    rows = research.play_contest(contest, (0, 0))
    assert [row.seat for row in rows] == list(range(game.premise.players))
    for row in rows:
        assert row.points == sum(row.categories.values()), "the points of a row do not add up"
    assert abs(sum(row.share for row in rows) - 1) < 1e-9, "a victory is shared wrongly"
