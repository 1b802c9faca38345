"""The decisions of games as data to learn from: what a seat saw, its options, its choice, what came of it.

`played_decisions` plays games and yields a row for each decision in which there was a choice;
`write_decisions` puts them into a file of Parquet, and `read_decisions` reads it into arrays of numpy, from
which PyTorch takes them without copying. Nothing has a line about a game.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from attrs import field, frozen

from gwt.atomic_files import file_errors_as_usage_errors
from gwt.errors import UsageError, shorten_value, whole_number
from gwt.json_types import JsonObject
from gwt.optional_dependencies import missing_dependency
from gwt.play import Game, new_game
from gwt.players import (
    TURNS,
    check_can_play,
    check_seats_are_played,
    map_jobs,
    play_out,
    seat_player,
    seed_and_generator,
)
from gwt.research import action_encoder, lazy_numpy, returns, vector_layout
from gwt.research.observer import Observer
from gwt.spec import PackArgument, load_pack

VERSION = 1
"""The version of the layout of files."""


@frozen
class RecordedDecision:
    """A decision, as the seat saw it that made it."""

    game: int
    """The number of the game, from 0."""
    seed: int
    choice: int
    """The number of choices before it."""
    seat: int
    """From 0."""
    player: str
    """The name of the player who chose."""
    seen: vector_layout.Sparse
    """The places of the observation that are not 0, and the numbers there."""
    options: tuple[vector_layout.Sparse, ...]
    """The places and values of the features of each option."""
    chosen: int
    """The place of the choice among the options."""
    share: float
    """Of the victory, that the seat had at the end; the same of the next two."""
    margin: float
    points: float


def _plain(pack: PackArgument) -> PackArgument:
    return tuple(pack) if isinstance(pack, Sequence) and not isinstance(pack, str) else pack


@frozen
class CollectionPlan:
    """Which games are played for their decisions."""

    names: tuple[str, ...] = ("greedy",)
    """A player for all seats, or one for each, separated by commas; they move one seat on in each game."""
    players: int = field(default=2, converter=whole_number)
    """Seats of a game."""
    seed: int = field(default=0, converter=whole_number)
    game: str | None = None
    pack: PackArgument = field(default=None, converter=_plain)
    setup: str | None = None
    turns: int = TURNS
    trusted: bool = False
    """Whether your own players see the true game."""

    def check(self) -> None:
        """Raises `UsageError` if something asked for does not exist, or a player cannot play the game."""
        if len(self.names) not in (1, self.players):
            raise UsageError(f"name one player, or one for each of the {self.players} seats")
        game = self.new_game(0)
        check_seats_are_played(game)
        check_can_play(self.names, game.pack)

    def new_game(self, number: int) -> Game:
        seed, _ = seed_and_generator(self.seed, number)
        return new_game(self.players, seed, game=self.game, pack=self.pack, setup=self.setup, listen=False)

    def about(self) -> JsonObject:
        """The header of a file of decisions."""
        game, pack = self.new_game(0), load_pack(self.game, self.pack)
        observer, actions = Observer(game), action_encoder.ActionEncoder(game)
        return {
            "version": VERSION,
            "game": pack.manifest.game,
            "pack": pack.name,
            "digest": pack.digest,
            "players": self.players,
            "names": list(self.names),
            "seed": self.seed,
            "observation": {"version": observer.version, "labels": list(observer.labels)},
            "option": {"version": actions.version, "labels": list(actions.labels)},
        }


def played_decisions(
    collection: CollectionPlan, games: int, jobs: int = 1
) -> Iterator[list[RecordedDecision]]:
    """Yields the decisions of one game after the other; the same on any number of cores.

    Raises:
        UsageError: something asked for does not exist.
        UnfinishedGame: a game does not end.
    """
    collection.check()
    waiting: dict[int, list[RecordedDecision]] = {}
    following = 0
    for number, rows in map_jobs(partial(_played, collection), range(games), jobs):
        waiting[number] = rows
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def _played(collection: CollectionPlan, number: int) -> list[RecordedDecision]:
    game, many = collection.new_game(number), collection.players
    _, rng = seed_and_generator(collection.seed, number)
    names = [collection.names[(seat + number) % len(collection.names)] for seat in range(many)]
    players = [seat_player(name, rng + seat, collection.trusted) for seat, name in enumerate(names)]
    play_out(game, players, collection.turns, seed=rng)
    share, margin, points = (returns.returns_of(game, kind) for kind in ("share", "margin", "points"))
    again = game.copy_at_start()
    again.listen = False
    observer, actions = Observer(again), action_encoder.ActionEncoder(again)
    rows = []
    for at, chosen in enumerate(game.history):
        options, seat = again.options, again.seat
        if len(options) > 1:
            rows.append(
                RecordedDecision(
                    *(number, game.premise.seed, at, seat, names[seat]),
                    seen=observer.sparse(again, seat),
                    options=tuple(actions.sparse(option) for option in options),
                    chosen=options.index(chosen),
                    share=share[seat],
                    margin=margin[seat],
                    points=points[seat],
                )
            )
        again.play(chosen)
    return rows


def write_decisions(
    collection: CollectionPlan,
    games: int,
    path: Path,
    jobs: int = 1,
    tell: Callable[[int], None] = lambda decisions: None,
) -> int:
    """Writes the decisions of games to a file that ends in `.parquet`, and returns how many there are.

    `tell` is called for each game, with the number of its decisions.

    Raises:
        UsageError: something asked for does not exist, pyarrow is missing, or the file cannot be written.
        UnfinishedGame: a game does not end; the file has those before it.
    """
    if path.suffix != ".parquet":
        raise UsageError(f"{path}: expected a name that ends in .parquet")
    pyarrow, parquet = _arrow()
    collection.check()
    schema = _schema(pyarrow).with_metadata({"gwt": json.dumps(collection.about())})
    many = 0
    with file_errors_as_usage_errors(path), parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for rows in played_decisions(collection, games, jobs):
            file.write_table(pyarrow.Table.from_pylist(list(map(_flat, rows)), schema))
            many += len(rows)
            tell(len(rows))
    return many


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise missing_dependency("decisions need pyarrow", package="pyarrow") from None
    return pyarrow, parquet


def _schema(pyarrow: Any) -> Any:
    places, numbers = pyarrow.list_(pyarrow.int32()), pyarrow.list_(pyarrow.float32())
    whole, real = pyarrow.int32(), pyarrow.float32()
    return pyarrow.schema(
        [
            ("game", whole),
            ("seed", pyarrow.uint64()),
            ("choice", whole),
            ("seat", whole),
            ("player", pyarrow.string()),
            ("seen_places", places),
            ("seen_numbers", numbers),
            ("option_sizes", places),
            ("option_places", places),
            ("option_numbers", numbers),
            ("chosen", whole),
            ("share", real),
            ("margin", real),
            ("points", real),
        ]
    )


def _flat(row: RecordedDecision) -> dict[str, object]:
    """The cells of a row of a file; options one after the other, with the length of each."""
    return {
        "game": row.game,
        "seed": row.seed,
        "choice": row.choice,
        "seat": row.seat,
        "player": row.player,
        "seen_places": list(row.seen[0]),
        "seen_numbers": list(row.seen[1]),
        "option_sizes": [len(places) for places, _ in row.options],
        "option_places": [place for places, _ in row.options for place in places],
        "option_numbers": [number for _, numbers in row.options for number in numbers],
        "chosen": row.chosen,
        "share": row.share,
        "margin": row.margin,
        "points": row.points,
    }


OUTCOMES = ("game", "seat", "chosen", "share", "margin", "points")
"""The columns that have one number for each decision."""


@frozen(eq=False)
class DecisionDataset:
    """Decisions as arrays of numpy; an item is one of them, as a map-style data set of PyTorch has it.

    Of each the observation, the options with a row for each, and the columns of `OUTCOMES`.
    """

    about: Mapping[str, Any]
    """The plan, and the labels of the places of observations and options."""
    columns: "Mapping[str, lazy_numpy.Floats]"
    """An array for each of the columns of `OUTCOMES`."""
    _rows: Mapping[str, Any]

    def __len__(self) -> int:
        return len(self.columns["chosen"])

    @property
    def sizes(self) -> tuple[int, int]:
        """The sizes of an observation and of an option."""
        return len(self.about["observation"]["labels"]), len(self.about["option"]["labels"])

    def __getitem__(self, at: int) -> "JsonObject":
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        numpy, (seen_size, option_size) = lazy_numpy.import_numpy(), self.sizes
        seen = numpy.zeros(seen_size, "f4")
        # A place may be named twice: its numbers are added up.
        numpy.add.at(seen, self._cells("seen_places", at), self._cells("seen_numbers", at))
        sizes = self._cells("option_sizes", at)
        options = numpy.zeros((len(sizes), option_size), "f4")
        lines = numpy.repeat(numpy.arange(len(sizes)), sizes)
        numpy.add.at(options, (lines, self._cells("option_places", at)), self._cells("option_numbers", at))
        return {
            "observation": seen,
            "options": options,
            **{name: column[at] for name, column in self.columns.items()},
        }

    def _cells(self, name: str, at: int) -> Any:
        values, starts = self._rows[name]
        at %= len(self)
        return values[starts[at] : starts[at + 1]]


def read_decisions(path: Path | str) -> DecisionDataset:
    """Reads a file that `gwt data` has written.

    Raises:
        UsageError: it is no such file, or numpy or pyarrow is missing.
    """
    numpy, (pyarrow, parquet) = lazy_numpy.import_numpy(), _arrow()
    try:
        table = parquet.read_table(path)
        about = json.loads(table.schema.metadata[b"gwt"])
        if about["version"] != VERSION:
            raise ValueError(f"its version is {about['version']}")
        lists = [column.name for column in table.schema if pyarrow.types.is_list(column.type)]
        rows = {name: _split(table[name].combine_chunks(), numpy) for name in lists}
        columns = {name: table[name].to_numpy() for name in OUTCOMES}
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"{path}: expected decisions that `gwt data` has written: {shorten_value(str(error), 200)}"
        ) from None
    return DecisionDataset(about, columns, rows)


def _split(column: Any, numpy: Any) -> tuple[Any, Any]:
    """All values of a column of lists, and where each list begins."""
    lists = column.chunk(0) if hasattr(column, "chunk") and column.num_chunks else column
    return lists.flatten().to_numpy(), numpy.asarray(lists.offsets) - lists.offsets[0].as_py()


def pad_batch(items: Sequence[Mapping[str, Any]]) -> "JsonObject":
    """Puts decisions into one batch of arrays: options are filled up with rows of 0, and `mask` is 1 where
    there is one. It is what `collate_fn` of a `DataLoader` of PyTorch may be, which makes tensors of it.
    """
    numpy = lazy_numpy.import_numpy()
    most = max(len(decision["options"]) for decision in items)
    width = items[0]["options"].shape[1]
    options = numpy.zeros((len(items), most, width), "f4")
    mask = numpy.zeros((len(items), most), bool)
    for at, decision in enumerate(items):
        options[at, : len(decision["options"])] = decision["options"]
        mask[at, : len(decision["options"])] = True
    rest = {name: numpy.array([decision[name] for decision in items]) for name in OUTCOMES}
    return {
        "observation": numpy.stack([decision["observation"] for decision in items]),
        "options": options,
        "mask": mask,
        **rest,
    }


def to_tensors(items: Sequence[Mapping[str, object]]) -> "JsonObject":
    """Returns `pad_batch` as tensors of PyTorch.

    Raises:
        UsageError: PyTorch is missing.
    """
    try:
        import torch
    except ImportError:
        raise UsageError("tensors need PyTorch: pip install torch") from None
    return {name: torch.from_numpy(array) for name, array in pad_batch(items).items()}
