"""Names that are kept with a key, the results of their games, and a league of them."""

import secrets
import time
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sql
from attrs import asdict, evolve, frozen

from gwt.play import Game
from gwt.research import ResultRow as Played
from gwt.research import ranking
from gwt.table.game.match import HUMAN, Match
from gwt.table.problems import Refused
from gwt.table.store.database import Store
from gwt.table.store.keys import hash_of, new_secret
from gwt.table.store.schema import PEOPLE, RESULTS

_MOST = 100_000
"""Names of a server."""


@frozen
class Person:
    """Somebody who keeps a name with a key."""

    id: str
    name: str


@frozen
class PersonResult:
    """The result of somebody in a game."""

    table: str
    seat: int
    person: str
    """The id of a person; empty if nobody has said who it was, or for a computer player."""
    player: str
    game: str
    points: int
    won: float
    """The part of a victory, as several may win."""
    at: int


@frozen
class People:
    """The people of a database. Its methods block."""

    store: Store

    def add(self, name: str) -> tuple[Person, str]:
        """Keeps a name, and returns the key with which somebody says that it is theirs.

        Raises:
            Refused: somebody has a name that looks the same, or there is no room.
        """
        person, key = Person(secrets.token_hex(8), name), new_secret()
        alike = sql.select(PEOPLE.c.id).where(sql.func.lower(PEOPLE.c.name) == name.lower())
        with self.store.writing() as connection:
            if connection.scalar(alike) is not None:
                raise Refused("stale", "Somebody has this name already.", "name-taken")
            if (connection.scalar(sql.select(sql.func.count()).select_from(PEOPLE)) or 0) >= _MOST:
                raise Refused("too-many", "There is no room for another name here.", "too-fast")
            connection.execute(
                sql.insert(PEOPLE).values(
                    id=person.id, hash=hash_of(key), name=name, created=int(time.time())
                )
            )
        return person, key

    def person(self, key: str) -> Person:
        """Whose key it is. Raises `Refused` if it is nobody's."""
        found = self.store.row(sql.select(PEOPLE).where(PEOPLE.c.hash == hash_of(key)))
        if found is None:
            raise Refused("unknown", "No name is kept with this key.", "no-person")
        return Person(found.id, found.name)

    def names(self) -> dict[str, str]:
        """The names of all by their ids."""
        return {row.id: row.name for row in self.store.rows(sql.select(PEOPLE))}

    def remove(self, id: str) -> None:
        """Forgets a name and whose results they are."""
        nameless = sql.update(RESULTS).where(RESULTS.c.person == id).values(person="")
        self.store.change(nameless, sql.delete(PEOPLE).where(PEOPLE.c.id == id))

    def keep(self, table: str, results: Sequence[PersonResult]) -> None:
        """Replaces the results of a table; without any there are none any more."""
        known = sql.select(RESULTS).where(RESULTS.c.table == table).order_by(RESULTS.c.seat)
        kept = [PersonResult(**row._mapping) for row in self.store.rows(known)]
        if [evolve(one, at=0) for one in kept] == [evolve(result, at=0) for result in results]:
            return
        added = [sql.insert(RESULTS).values([asdict(result) for result in results])] if results else []
        self.store.change(sql.delete(RESULTS).where(RESULTS.c.table == table), *added)

    def results(self, game: str) -> list[PersonResult]:
        """All results of a game, in the order of tables and seats."""
        wanted = sql.select(RESULTS).where(RESULTS.c.game == game).order_by(RESULTS.c.table, RESULTS.c.seat)
        return [PersonResult(**row._mapping) for row in self.store.rows(wanted)]


def results_of(match: Match) -> list[PersonResult]:
    """Returns what each seat has come to; nothing where a game does not count.

    It counts if it is over, nobody could know what was hidden, and at least one seat says who played there.
    """
    projection, game = match.projection, match.game
    if not game.over or match.is_known or match.is_study or projection.backs or not projection.people:
        return []
    parts = _parts(game)
    return [
        PersonResult(
            match.row.id,
            seat,
            projection.people.get(seat, "") if player == HUMAN else "",
            player,
            match.row.settings["game"],
            int(game.scores[seat].total),
            parts[seat],
            int(time.time()),
        )
        for seat, player in enumerate(projection.players)
    ]


def _parts(game: Game) -> list[float]:
    winners = list(game.winners)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.premise.players)]


def league(people: People, game: str) -> list[dict[str, Any]]:
    """Returns the people who have played a game with each other, the strongest first, as JSON."""
    names, rows = people.names(), list[Played]()
    for group, (_, some) in enumerate(groupby(people.results(game), lambda one: one.table)):
        seats = list(some)
        # Who plays on both sides has met nobody.
        if len({seat.person for seat in seats if seat.person in names}) > 1:
            rows += [_played(group, seat, seats) for seat in seats if seat.person in names]
    return [
        {
            "name": names[standing.name],
            "games": standing.games,
            "won": None if standing.victories is None else standing.victories.mean,
            "points": standing.points,
            "rating": None if standing.rating is None else round(standing.rating.mean),
        }
        for standing in ranking(rows, DRAWINGS).standings
    ]


def _played(group: int, own: PersonResult, seats: Sequence[PersonResult]) -> Played:
    """The row of one seat of a game, as those of tournaments are."""
    before = [] if own.won else [seat for seat in seats if seat.won or seat.points > own.points]
    return Played(
        group=group,
        game=0,
        seat=own.seat,
        name=own.person,
        deal=group,
        seed=0,
        place=len(before) + 1,
        share=own.won,
        points=own.points,
        categories={},
        holdings={},
        turns=0,
        decisions=0,
        status="played",
        about="",
        seconds=0.0,
    )


DRAWINGS = 40
"""Drawings for the bounds of ratings, which are not shown."""
