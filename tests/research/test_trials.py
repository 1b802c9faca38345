"""Options that are tried, halved and raced."""

import random

from gwt.research.option_search import (
    Budget,
    Candidate,
    SearchEstimate,
    best_estimates,
    halve_candidates,
    race_candidates,
)


def tried(**leads):
    """Trials by name, with the results of the first seat of two."""
    trials = {}
    for name, each in leads.items():
        trials[name] = Candidate(0.0, 0)
        for lead in each:
            trials[name].add((lead, -lead))
    return trials


def test_what_is_expected_before_is_added_to_the_mean_of_the_simulations():
    trial = Candidate(-1.5, 1)
    assert (trial.points, trial.worth) == (-1.5, SearchEstimate(-1.5, 0, ()))
    trial.add((2.0, 4.0))
    trial.add((4.0, -1.0))

    assert trial.worth == SearchEstimate(0.0, 2, (3.0, 1.5))


def test_an_option_is_left_out_of_a_race_when_it_is_surely_worse_in_the_same_deals():
    # The deals differ by 20 points, the options by three in each of them.
    deals = [10.0, -10.0, 3.0, -4.0]
    trials = tried(good=deals, level=[one + 0.1 for one in deals], bad=[one - 3 for one in deals])

    assert list(race_candidates(trials, 2.0, ())) == ["good", "level"]
    assert list(race_candidates(trials, 2.0, ("bad",))) == ["good", "level", "bad"]
    assert list(race_candidates(tried(good=deals[:2], bad=[-90.0, -90.0]), 2.0, ())) == ["good", "bad"]


def test_a_race_keeps_what_may_be_better_and_finds_what_is():
    kept = won = 0
    for seed in range(300):
        dice = random.Random(seed)
        trials = tried(a=(), b=())
        while len(trials) == 2 and trials["a"].visits < 200:
            for name, mean in (("a", 1.0), ("b", 0.0)):
                trials[name].add((dice.gauss(mean, 1.0), 0.0))
            trials = race_candidates(trials, 2.0, ())
            kept += trials["a"].visits == 3 if len(trials) == 2 else 0
        won += list(trials) == ["a"]

    assert kept > 200, (
        "three deals hardly ever tell options apart that are a standard deviation from each other"
    )
    assert won > 280


def test_the_worse_half_is_left_out_as_the_budget_is_spent():
    trials = tried(a=[1.0], b=[4.0], c=[3.0], d=[2.0], e=[5.0])

    assert [halve_candidates(trials, spent, ()) for spent in (0.0, 0.4, 0.9)] == [
        list("ebcda"),
        list("ebc"),
        list("eb"),
    ]
    assert halve_candidates(trials, 0.9, ("d",)) == ["e", "b", "d"]


def test_an_option_that_was_soon_left_out_is_not_among_the_surest():
    assert best_estimates(
        {"lucky": SearchEstimate(9.0, 3), "good": SearchEstimate(2.0, 12), "best": SearchEstimate(3.0, 11)}
    ) == [
        "best",
        "good",
    ]
    assert best_estimates({"only": SearchEstimate(0.0, 0)}) == ["only"]


def test_a_budget_is_of_simulations_or_of_time():
    budget = Budget(20, 0.0)
    budget.used += 5

    assert budget.fraction_spent() == 0.25
    assert 0 < Budget(1, 1e9).fraction_spent() < 1e-3
