"""Plays a study: trials in the journal are reused, the others are played."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from attrs import frozen

from gwt.balance.study import Arms, Study, Trial, play_trial
from gwt.balance.trial_journal import TrialJournal
from gwt.players import map_jobs


@frozen
class StudyResult:
    """The finished trials of a study, in order of their numbers."""

    study: Study
    games: int
    """The number of games asked for, of each player."""
    played: dict[str, list[Arms]]
    """By player; of an interrupted run only the games before the first missing one."""

    @property
    def partial(self) -> bool:
        return any(len(arms) < self.games for arms in self.played.values())


def run_study(
    study: Study,
    games: int,
    jobs: int = 1,
    journal: Path | None = None,
    tell: Callable[[Trial], None] = lambda trial: None,
) -> StudyResult:
    """Plays a study on `jobs` cores; an interrupt ends it early, with the finished trials in the journal.

    `tell` is called with each trial when it is finished, in any order.

    Raises:
        UsageError: the journal cannot be used, or `joblib` is missing.
    """
    trials = study.trials(games)
    done: dict[Trial, Arms] = {}
    with TrialJournal(journal, study) as kept:
        try:
            done.update(kept.played())
            for trial in trials:
                if trial in done:
                    tell(trial)
            missing = [trial for trial in trials if trial not in done]
            for trial, arms in map_jobs(partial(play_trial, study), missing, jobs):
                done[trial] = arms
                kept.add(trial, arms)
                tell(trial)
        except KeyboardInterrupt:
            pass
    return StudyResult(study, games, {name: _first(done, name, games) for name in study.names})


def _first(done: dict[Trial, Arms], name: str, games: int) -> list[Arms]:
    # Which games finish first depends on the cores, so only those before the first gap are reproducible.
    all_arms: list[Arms] = []
    for number in range(games):
        if (name, number) not in done:
            break
        all_arms.append(done[name, number])
    return all_arms
