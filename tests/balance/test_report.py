"""What the figures say, and how they are shown."""

import re
from xml.etree import ElementTree

import attrs
import pytest

from gwt.balance.game_tally import Tally, UseCounts
from gwt.balance.plots import axis_ticks, histogram_points
from gwt.balance.report import POLICY, ComponentAppearance, html_report, markdown_report
from gwt.balance.statistics import share
from gwt.balance.study import ALONE, WITH, WITHOUT
from gwt.balance.study_report import REPLACED, about_study, study_parts, study_title
from gwt.balance.study_results import findings_of
from gwt.balance.study_runner import StudyResult, run_study
from gwt.balance.verdict import verdict_on


def tally(winner, points=(10, 10), chosen=(0, 0), offered=(1, 1)):
    """A game that this seat won, with these points and choices of 11a."""
    deeds = [UseCounts(offered=could, chosen=did) for could, did in zip(offered, chosen, strict=True)]
    return Tally(0, 40, 200, [{"all": one} for one in points], [winner], {"11a": deeds})


def made(small, games):
    """The findings of games that are told by who won: with the content, and where a seat left it alone."""
    played = [
        {
            WITHOUT: tally(number % 2, (8, 8)),
            WITH: tally(seat if won else 1 - seat, (9, 11), (1, 0)),
            ALONE: tally(seat if won_alone else 1 - seat, (10, 10)),
        }
        for number, (won, won_alone) in enumerate(games)
        for seat in (small.leaving(number),)
    ]
    (found,) = findings_of(StudyResult(small, len(games), {"random": played}))
    return found


def page(write, result, all_findings, *more):
    parts = [part for findings in all_findings for part in study_parts(result, findings)]
    return write(study_title(result), about_study(result), parts, *more)


EVEN = [(True, True), (False, False)]
UNLIKE = [(True, False), (False, True), *EVEN]


@pytest.mark.parametrize(
    ("games", "answer"),
    [
        (EVEN * 200, "Balanced: "),
        ([(True, False)] * 30 + EVEN * 100, "Too strong: "),
        ([(False, True)] * 30 + EVEN * 100, "Too weak: "),
        ([(True, False)] * 6 + EVEN * 30, "Rather strong: "),
        ([(False, True)] * 6 + EVEN * 30, "Rather weak: "),
        (UNLIKE * 5, "Undecided: "),
        (EVEN, "Too few uses for a verdict: it was chosen 2 times in 2 games of random players."),
    ],
)
def test_the_answer_follows_from_the_interval(small, games, answer):
    assert verdict_on(made(small, games))[0].startswith(answer)


def test_an_open_answer_says_how_many_games_would_tell(small):
    """Of 20 games in which both arms have nothing in common: an interval of 0.26 either way, to be 0.05."""
    (answer, *_) = verdict_on(made(small, UNLIKE * 5))

    assert "About 600 games would settle it." in answer


def test_what_nobody_chooses_is_not_judged(small):
    found = made(small, EVEN * 10)
    idle = attrs.evolve(found, access=attrs.evolve(found.access, chosen=False))
    fixed = attrs.evolve(found, access=attrs.evolve(found.access, offered=False, chosen=False))

    alike = attrs.evolve(idle, score=attrs.evolve(idle.score, change=None))

    assert verdict_on(idle)[0].startswith("No random player ever chose the new content, and yet")
    assert verdict_on(alike)[0].startswith("Too weak, or out of reach: no random player ever chose")
    assert verdict_on(fixed)[0].startswith("In these games no option brought")


def test_the_figures_are_those_of_the_games(small):
    found = made(small, EVEN * 10)

    assert (found.score.without.mean, found.score.with_.mean, found.score.change.mean) == (8, 10, 2)
    assert (found.access.victory.mean, found.access.score.mean) == (0, 0)
    (thing, other) = found.things
    assert (thing.id, thing.chosen.mean, other.chosen) == ("11a", 0.5, None)
    assert [id for id, _ in found.choices[0].shares] == ["11a"]
    assert found.turns.change.half == 0


def test_what_hardly_anybody_chooses_is_too_weak_to_matter(small):
    found = made(small, EVEN * 200)
    rare = [attrs.evolve(one, chosen=share(3, 400)) for one in found.things]

    assert verdict_on(attrs.evolve(found, things=tuple(rare)))[0].startswith("Too weak to matter: ")


def test_each_component_is_told_with_how_often_it_was_chosen(small):
    _, first, *_ = verdict_on(made(small, EVEN * 10))

    assert first.startswith("11a is chosen by 50.0 %")
    assert first.endswith("of the seats that could, 20 times in all.")


def test_no_interval_holds_what_is_impossible(small):
    """Of two games who begins won one: somewhere between none and all, whatever Student says of two."""
    found = made(small, EVEN)

    for one in (found.beginner.without, found.beginner.with_):
        assert 0 <= one.low <= one.mean <= one.high <= 1
    assert -1 <= found.beginner.change.low <= found.beginner.change.high <= 1
    assert found.turns.with_.low >= 0


def test_the_page_shows_each_component_with_its_picture_and_its_sentences(small):
    shown = {"11a": ComponentAppearance("<svg/>", "A <tile>.", ("Gain 3 dollars.",))}
    report = page(html_report, run_study(small, 2), [], shown)

    assert '<img alt="A &lt;tile&gt;." src="data:image/svg+xml;base64,PHN2Zy8+">' in report
    assert "<code>11a</code> Gain 3 dollars." in report


@pytest.mark.parametrize(("games", "says"), [(EVEN * 20, "+"), (EVEN, "too few")])
def test_the_page_in_markdown_says_how_often_a_thing_was_used(small, games, says):
    found = made(small, games)
    written = page(markdown_report, run_study(small, 2), [found], "make it")
    (line,) = (one for one in written.splitlines() if one.startswith("| `11a` "))

    assert f"| {found.things[0].times} |" in line
    assert says in line
    assert verdict_on(found)[0] in written


def test_content_that_replaces_much_gets_no_verdict(small):
    """A seat that leaves it alone hardly plays, so what it loses says nothing of the content."""
    result, found = run_study(small, 2), made(small, [(True, False)] * 30 + EVEN * 100)
    (thing, *_), place = found.things, result.study.changes[0].id
    many = tuple(attrs.evolve(thing, id=place, kind="changed") for _ in range(13))
    (first, *_) = study_parts(result, attrs.evolve(found, things=many))

    assert verdict_on(found)[0].startswith("Too strong: ")
    assert first.sentences[0] == REPLACED
    assert len(first.sentences) == 4


@pytest.fixture(scope="module")
def report(small):
    result = run_study(small, 6)
    return page(html_report, result, findings_of(result))


def test_the_page_asks_for_nothing_else(report):
    assert f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">' in report
    assert not re.search(r"(?:src|href|@import|url\()\s*=?", report.replace(POLICY, ""))
    assert "color-scheme: light dark" in report


def test_each_plot_is_whole_and_has_a_text_alternative(report):
    plots = re.findall(r"<svg.*?</svg>", report, re.DOTALL)

    assert len(plots) >= 2
    for plot in plots:
        drawn = ElementTree.fromstring(plot)
        assert drawn.get("aria-label") == drawn.find("title").text != ""
        assert "nan" not in plot


def test_what_a_pack_says_cannot_become_a_part_of_the_page(small):
    result = run_study(small, 2)
    found = findings_of(result)[0]
    evil = attrs.evolve(found.things[0], actions=(("<script>alert(1)</script>", 0.0),))

    assert "<script>" not in page(html_report, result, [attrs.evolve(found, things=(evil,))])


def test_ticks_are_round_and_within_the_ends():
    assert axis_ticks(-23.9, 8.9) == [-20, -10, 0]
    assert axis_ticks(0, 2000) == [0, 500, 1000, 1500, 2000]
    assert axis_ticks(0.0, 0.3) == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]


def test_a_spread_adds_up_to_all_values():
    points = histogram_points([1, 4, 6, 14], 5, 0, 15)

    assert points == [(0, 0.5), (5, 0.5), (5, 0.25), (10, 0.25), (10, 0.25), (15, 0.25)]
