"""The analysis of games at tables, made in the background by a process that gives way to all others.

It is kept in the memory of this server for the games that were asked for last; after a restart, or at
another server, it is made again when somebody asks.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from functools import partial
from pathlib import Path

import attrs
from attrs import define, field, frozen

from gwt import errors, json_types, packs, play, players, research, spec, text
from gwt.table.live import drawing_cache, error_responses, worker_process
from gwt.table.problems import RequestRefused

_ANALYST = "expert"
"""The player who judges the options."""
BEST = 3
"""The most options of a decision that are listed, from the best, besides the one that was chosen."""
_WHOLE, _LEAST, _MOST = 40_000.0, 15.0, 400.0
"""Milliseconds of the processor for a game, and for each decision at least and at most."""
_PART = 2.0
"""Seconds after which another game has its turn."""
_MOST_OF_A_PAGE = 600.0
"""Seconds of the processor that a game may take to be written as a page."""
PATIENCE = 180.0
"""Seconds that a busy machine may take for that."""
_FORGOTTEN = 120.0
"""Seconds without a question after which a game is not looked at any more, until somebody asks again."""
_OF_A_NETWORK = 2
"""Games that are looked at or wait for it, which one network has asked for."""
_BEGUN = 8
"""Games that a process has begun to write as pages and has not ended."""
_KEPT = 24
"""Games of which the analysis is kept."""


@frozen
class AnalysedDecision:
    """A decision with its best options and the one that was chosen."""

    appraisal: research.DecisionAnalysis
    sentences: Mapping[str, tuple[str, ...]]
    """Of these options, by language."""


@frozen
class DecisionRange:
    """The decisions of a part of a game."""

    judged: tuple[AnalysedDecision, ...]
    looked_at: int
    """The choices of the game up to the end of the part."""


def analyse_part(record: str, folders: Sequence[Path], since: int, seconds: float) -> DecisionRange:
    """Returns what is thought of the decisions of a saved game after some choices, for some seconds.

    Raises `GwtError` as `loads` and `analyse` do.
    """
    game, until = play.loads(record, pack=folders, listen=False), time.monotonic() + seconds
    again, decisions = game.copy_at_start(), list[AnalysedDecision]()
    again.listen = False
    budget = min(_MOST, max(_LEAST, _WHOLE / max(1, len(game.history))))
    for appraisal in research.analyse(game, milliseconds=budget, since=since):
        while len(again.history) < appraisal.choice:
            again.play(game.history[len(again.history)])
        decisions.append(_judged(again, appraisal))
        if time.monotonic() > until:
            return DecisionRange(tuple(decisions), appraisal.choice + 1)
    return DecisionRange(tuple(decisions), len(game.history))


@define
class _Page:
    """A page that is being written."""

    steps: Generator[None, None, json_types.JsonObject]
    seconds: float = 0.0
    """The seconds of processor that it has taken."""


_PAGES: OrderedDict[Hashable, _Page] = OrderedDict()
"""The pages that this process is writing."""


def replay_of(
    record: str, folders: Sequence[Path], judged: Sequence[AnalysedDecision], language: str
) -> bytes | drawing_cache.Unfinished:
    """Goes on with the page that shows a saved game step by step, with what is known of its decisions.

    It is written for some seconds of the processor at a time, and returned when it is complete.

    Raises:
        GwtError: the saved game cannot be loaded, as by `loads`.
        Refused: the page takes too long.
    """
    key, began = (record, tuple(folders), len(judged), language), time.thread_time()
    page = _PAGES.pop(key, None)
    if page is None:
        game = play.loads(record, pack=folders, listen=False)
        analysis = (
            research.analysis_data(game, [decision.appraisal for decision in judged]) if judged else None
        )
        page = _Page(play.retell(game, None, analysis))
    try:
        next(page.steps)
        while time.thread_time() < began + _PART:
            next(page.steps)
    except StopIteration as end:
        return play.replay_page(end.value, language).encode()
    page.seconds += time.thread_time() - began
    if page.seconds > _MOST_OF_A_PAGE:
        raise RequestRefused(
            "broken",
            f"It took more than {_MOST_OF_A_PAGE:g} seconds.",
            "player-slow",
            number=_MOST_OF_A_PAGE,
        )
    _PAGES[key] = page
    while len(_PAGES) > _BEGUN:
        _PAGES.popitem(last=False)
    return drawing_cache.Unfinished()


def _judged(game: play.Game, appraisal: research.DecisionAnalysis) -> AnalysedDecision:
    kept = [at for at in range(len(appraisal.options)) if at < BEST or at == appraisal.chosen]
    options = tuple(appraisal.options[at] for at in kept)
    printed = [
        spec.picture_spec.with_printed_names(game.pack, game.state, weighed.option) for weighed in options
    ]
    sentences = {
        language: tuple(map(text.event_formatter(game.pack, language).sentence, printed))
        for language in text.languages(game.pack)
    }
    return AnalysedDecision(
        attrs.evolve(appraisal, options=options, chosen=kept.index(appraisal.chosen)), sentences
    )


@define(eq=False)
class Analysis:
    """The decisions of a game that have been looked at so far."""

    record: str
    folders: tuple[Path, ...]
    choices: int
    by: str = ""
    """The network of whoever asked first."""
    wanted: float = 0.0
    """The time of the last question."""
    turn: float = 0.0
    """The time of its last turn."""
    looked_at: int = 0
    judged: list[AnalysedDecision] = field(factory=list)
    failed: RequestRefused | None = None

    @property
    def is_done(self) -> bool:
        return self.looked_at == self.choices or self.failed is not None

    def data(self, language: str, since: int, moment: Callable[[int], int]) -> json_types.JsonObject:
        """Returns it as JSON, without as many decisions as the reader knows; `moment` numbers the one that
        a choice, from 0, has led to.

        Raises:
            Refused: it has failed.
        """
        if self.failed is not None:
            raise self.failed
        appraisals = [case.appraisal for case in self.judged]
        return {
            "choices": self.choices,
            "looked_at": self.looked_at,
            "decisions": [
                _decision_data(case.appraisal, case.sentences[language], moment(case.appraisal.choice))
                for case in self.judged[since:]
            ],
            "turning": [appraisal.choice for appraisal in research.turning_points(appraisals)],
            "seats": [
                {
                    "seat": account.seat + 1,
                    "decisions": account.decisions,
                    "agreed": account.agreed,
                    "lost": round(account.lost, 1),
                    "lost_chance": round(account.lost_chance, 3),
                }
                for account in research.seat_summaries(appraisals)
            ],
        }


def _decision_data(
    appraisal: research.DecisionAnalysis, sentences: Sequence[str], moment: int
) -> json_types.JsonObject:
    data = appraisal.data()
    return {
        **data,
        "moment": moment,
        "options": [
            {"text": text, "sentence": sentence, "points": points}
            for (text, points, _), sentence in zip(data["options"], sentences, strict=True)
        ],
    }


@define(eq=False)
class AnalysisQueue:
    """Analyses one game at a time, a part of each in turn, as long as somebody asks for it."""

    worker: worker_process.WorkerProcess
    most: int
    """Games that are looked at or wait for it."""
    _known: OrderedDict[Hashable, Analysis] = field(factory=OrderedDict)
    _working: "asyncio.Task[None] | None" = None

    def find_analysis(self, key: Hashable, now: float) -> Analysis | None:
        """Returns the analysis of a game that somebody asks for, if there is one."""
        if (analysis := self._known.get(key)) is None:
            return None
        if analysis.failed is not None:
            # Whoever asks again lets it be tried again.
            del self._known[key]
            return analysis
        self._known.move_to_end(key)
        analysis.wanted = now
        self._work()
        return analysis

    def offers(self, pack: packs.Pack) -> bool:
        """Whether games of a pack can be analysed here."""
        return self.most > 0 and not players.cannot_play(_ANALYST, pack)

    def check(self, pack: packs.Pack) -> None:
        """Raises `RequestRefused` with the reason unless games of a pack can be analysed here."""
        if not self.most:
            raise RequestRefused("not-yours", "This server goes over no games.", "analysis-none")
        if reason := players.cannot_play(_ANALYST, pack):
            raise RequestRefused("malformed", reason, "analysis-cannot", cause=reason)

    def begin(self, key: Hashable, analysis: Analysis, now: float) -> Analysis:
        """Begins the analysis of a game. Raises `RequestRefused` if too many wait for theirs."""
        waiting = [analysis.by for analysis in self._known.values() if self._is_wanted(analysis, now)]
        if len(waiting) >= self.most or waiting.count(analysis.by) >= _OF_A_NETWORK:
            raise RequestRefused(
                "too-many", "Too many games are being looked at: come back later.", "analysis-busy"
            )
        analysis.wanted = now
        self._known[key] = analysis
        while len(self._known) > max(_KEPT, self.most):
            self._known.popitem(last=False)
        self._work()
        return analysis

    def _is_wanted(self, analysis: Analysis, now: float) -> bool:
        return not analysis.is_done and now - analysis.wanted < _FORGOTTEN

    def _work(self) -> None:
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._take_turns())

    async def _take_turns(self) -> None:
        now = asyncio.get_running_loop().time
        while waiting := [job for job in self._known.values() if self._is_wanted(job, now())]:
            analysis = min(waiting, key=lambda job: job.turn)
            analysis.turn = now()
            await self._go_on(analysis)

    async def _go_on(self, analysis: Analysis) -> None:
        try:
            part = await self.worker.do(
                partial(analyse_part, analysis.record, analysis.folders, analysis.looked_at, _PART),
                PATIENCE,
            )
        except RequestRefused as error:
            analysis.failed = RequestRefused(
                error.code, error.message, "analysis-failed", cause=error.message
            )
        except errors.GwtError as error:
            analysis.failed = RequestRefused("malformed", str(error), "analysis-cannot", cause=str(error))
        except Exception as error:
            analysis.failed = error_responses.problem_of_exception(error, "the analysis of a game")
        else:
            analysis.judged += part.judged
            analysis.looked_at = part.looked_at

    def close(self) -> None:
        """Stops whatever is being done."""
        if self._working is not None:
            self._working.cancel()
        self.worker.close()
