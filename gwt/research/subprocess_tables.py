"""Tables in processes of their own, which write what is seen into memory that they share with this one."""

import multiprocessing
import signal
import weakref
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from operator import methodcaller
from traceback import format_exc
from typing import Any

import numpy as np

from gwt import errors, json_types, players
from gwt.research.encoding_config import EncodingConfig
from gwt.research.observer import Observer
from gwt.research.table_batch import Batch, InProcessTables, Shapes

_PATIENCE = 5.0
"""Seconds without work after which a process looks whether the one that started it is still there."""


class SubprocessTables:
    """Some processes with a part of the tables each; it is used as a `InProcessTables` is."""

    def __init__(
        self,
        numbered: EncodingConfig,
        layout: str,
        reward: str,
        tables: int,
        shapes: Shapes,
        processes: int,
    ) -> None:
        context = multiprocessing.get_context()
        shared = {
            name: context.RawArray("b", np.dtype(kind).itemsize * int(np.prod(shape)))
            for name, (kind, shape) in shapes.items()
        }
        shared["counts"] = context.RawArray("i", tables)
        self.batch = _batch(shared, shapes)
        self._coded, self._counts = numbered.coded, np.frombuffer(shared["counts"], np.int32)
        bounds = [tables * at // processes for at in range(processes + 1)]
        self._parts = [slice(*both) for both in pairwise(bounds)]
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        for part in self._parts:
            ours, theirs = context.Pipe()
            arguments = (theirs, numbered, layout, reward, shapes, part, shared)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self.close = weakref.finalize(self, _end, self._pipes, self._processes)

    def __reduce__(self) -> str:
        raise errors.UsageError("tables in processes of their own cannot be copied: make new ones instead")

    def reset(self, seeds: Sequence[int | None], batch: Batch) -> None:
        """Starts a game at each table, as a block does."""
        self._ask("reset", seeds)
        self._copy(batch)

    def check(self, actions: Sequence[int]) -> None:
        """Raises `IllegalChoice` if one of the actions is none of the options of its table."""
        numbers = np.asarray(actions)
        # The processes are asked only where they have to say why not.
        if self._coded or (numbers < 0).any() or (numbers >= self._counts).any():
            self._ask("check", actions)

    def step(self, actions: Sequence[int], batch: Batch) -> None:
        """Plays a legal action at each table."""
        self._ask("step", actions)
        self._copy(batch)

    def _ask(self, what: str, arguments: Sequence[object]) -> None:
        """Has all processes do something at once. Raises what one of them raises, or `WorkerCrash`."""
        if not self.close.alive:
            raise errors.UsageError("the tables are closed")
        for at, part in enumerate(self._parts):
            self._with(at, methodcaller("send", (what, arguments[part])))
        # All answer before one of them is heard, so that none of the answers is left for later.
        for answer in [self._with(at, methodcaller("recv")) for at in range(len(self._parts))]:
            if answer is not None:
                raise answer

    def _with(self, at: int, do: Callable[[Connection], Any]) -> Any:
        """Does something with the pipe to a process. Raises `WorkerCrash` if the process has ended."""
        try:
            return do(self._pipes[at])
        except (EOFError, OSError):
            raise self._lost(at) from None

    def _lost(self, at: int) -> errors.WorkerCrash:
        part, process = self._parts[at], self._processes[at]
        process.join(_PATIENCE)
        code = process.exitcode
        self.close()
        return errors.WorkerCrash(
            f"the process of tables {part.start} to {part.stop - 1} has ended with the exit code {code}. "
            "The tables are closed"
        )

    def _copy(self, batch: Batch) -> None:
        arrays: Iterable[Sequence[Any]] = zip(batch, self.batch, strict=True)
        for array, ours in arrays:
            if array is not ours:
                np.copyto(array, ours)


def _batch(shared: json_types.JsonObject, shapes: Shapes) -> Batch:
    return Batch(**{name: np.ndarray(shape, kind, shared[name]) for name, (kind, shape) in shapes.items()})


def _work(
    pipe: Connection,
    numbered: EncodingConfig,
    layout: str,
    reward: str,
    shapes: Shapes,
    part: slice,
    shared: json_types.JsonObject,
) -> None:
    """Does what it is asked for until nobody asks any more."""
    # An interrupt is for the process that asks.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    batch = Batch._make(array[part] for array in _batch(shared, shapes))
    observer = Observer(numbered.start(), layout)
    counts = np.frombuffer(shared["counts"], np.int32)[part]
    block = InProcessTables(numbered, observer, reward, part.start, part.stop - part.start, counts)
    with players.rare_collections():
        while True:
            # Other processes may hold the end of a killed one open.
            while not pipe.poll(_PATIENCE):
                if parent is not None and not parent.is_alive():
                    return
            try:
                what, argument = pipe.recv()
            except EOFError:
                return
            answer: Exception | None = None
            try:
                if what == "check":
                    block.check(argument)
                elif what == "step":
                    block.step(argument, batch)
                else:
                    block.reset(argument, batch)
            except Exception as error:
                answer = error
                if not isinstance(error, errors.GwtError):
                    error.add_note(format_exc())
            pipe.send(answer)


def _end(pipes: list[Connection], processes: list[Any]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.terminate()
        process.join()
