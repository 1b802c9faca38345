"""Plays a study, and keeps the counts of finished trials in a journal, so that it can be resumed."""

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Self

import cattrs
from attrs import asdict, frozen

from gwt import atomic_files, disk_cache, errors, players, spec
from gwt.balance.game_tally import Tally
from gwt.balance.study import Arms, Study, Trial, play_trial


def study_fingerprint(study: Study) -> str:
    """A digest of all that affects the trials of a study: packs, seats, seed, setup and the code."""
    digests = [pack.digest for pack in study.packs]
    parts = [study.game, *digests, study.players, study.seed, study.setup, disk_cache.code_digest()]
    files = (file for name in study.names for file in players.learned_files(name))
    parts.append(spec.valuation_weights.digest(spec.game_kind(study.packs[1].manifest.game), *files))
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]


def usual_journal(study: Study) -> Path | None:
    """The default path of a study's journal, or `None` without a cache folder."""
    folder = disk_cache.folder()
    return None if folder is None else folder / f"balance-{study_fingerprint(study)}.jsonl"


class TrialJournal:
    """A file with one line for each trial; without a path nothing is stored."""

    def __init__(self, path: Path | None, study: Study) -> None:
        """
        Raises:
            UsageError: the file cannot be opened, or belongs to another study.
        """
        self._path, self._head = path, {"balance": study_fingerprint(study)}

    def __enter__(self) -> Self:
        with atomic_files.file_errors_as_usage_errors(self._path):
            self._file = (
                None if self._path is None else self._path.open("a+", encoding="utf-8", errors="replace")
            )
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def played(self) -> Iterator[tuple[Trial, Arms]]:
        """Yields the stored trials; a line that was cut short is removed, with all that follows it.

        Raises:
            UsageError: the file is no journal, or belongs to another study; it is left unchanged.
        """
        file = self._file
        if file is None:
            return
        file.seek(0)
        head = file.readline()
        if not head:
            self._write(self._head)
        elif head != _line(self._head):
            raise errors.UsageError(
                f"{self._path} belongs to another study: name another file, or remove it"
            )
        whole = file.tell()
        while (line := file.readline()).endswith("\n"):
            try:
                trial, arms = json.loads(line)
                pair = (str(trial[0]), int(trial[1])), cattrs.structure(arms, dict[str, Tally])
            except Exception:
                # What cattrs raises for what does not fit is of many classes.
                raise errors.UsageError(
                    f"{self._path}: a line is damaged: name another file, or remove it"
                ) from None
            whole = file.tell()
            yield pair
        file.truncate(whole)

    def add(self, trial: Trial, arms: Arms) -> None:
        self._write([trial, {arm: asdict(tally) for arm, tally in arms.items()}])

    def _write(self, record: object) -> None:
        if self._file is not None:
            self._file.write(_line(record))
            self._file.flush()


def _line(record: object) -> str:
    return json.dumps(record, separators=(",", ":")) + "\n"


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
            for trial, arms in players.map_jobs(partial(play_trial, study), missing, jobs):
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
