"""Names that are kept with a key, the results of their games, and a league of them."""

import json
import secrets
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby, permutations
from statistics import fmean

import sqlalchemy as sql
from attrs import asdict, evolve, frozen

from gwt import research
from gwt.table.match.live_game import HUMAN, LiveGame
from gwt.table.problems import RequestRefused
from gwt.table.store import access_keys, table_store
from gwt.table.store.schema import PEOPLE, RESULTS

_MOST = 100_000
"""Names of a server."""


@frozen
class Profile:
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
class ProfileStore:
    """The people of a database. Its methods block."""

    store: table_store.TableStore

    def add(self, name: str) -> tuple[Profile, str]:
        """Keeps a name, and returns the key with which somebody says that it is theirs.

        Raises:
            Refused: somebody has a name that looks the same, or there is no room.
        """
        person, key = Profile(secrets.token_hex(8), name), access_keys.new_secret()
        alike = sql.select(PEOPLE.c.id).where(sql.func.lower(PEOPLE.c.name) == name.lower())
        with self.store.writing() as connection:
            if connection.scalar(alike) is not None:
                raise RequestRefused("stale", "Somebody has this name already.", "name-taken")
            if (connection.scalar(sql.select(sql.func.count()).select_from(PEOPLE)) or 0) >= _MOST:
                raise RequestRefused("too-many", "There is no room for another name here.", "too-fast")
            connection.execute(
                sql.insert(PEOPLE).values(
                    id=person.id, hash=access_keys.hash_of(key), name=name, created=int(time.time())
                )
            )
        return person, key

    def person(self, key: str) -> Profile:
        """Whose key it is. Raises `RequestRefused` if it is nobody's."""
        row = self.store.row(sql.select(PEOPLE).where(PEOPLE.c.hash == access_keys.hash_of(key)))
        if row is None:
            raise RequestRefused("unknown", "No name is kept with this key.", "no-person")
        return Profile(row.id, row.name)

    def names(self) -> dict[str, str]:
        """The names of all by their ids."""
        return {row.id: row.name for row in self.store.rows(sql.select(PEOPLE))}

    def remove(self, id: str) -> None:
        """Forgets a name and whose results they are."""
        nameless = sql.update(RESULTS).where(RESULTS.c.person == id).values(person="")
        self.store.change(nameless, sql.delete(PEOPLE).where(PEOPLE.c.id == id))

    def replace_results(self, table: str, results: Sequence[PersonResult]) -> bool:
        """Replaces the results of a table; without any there are none any more.

        Returns whether they were others.
        """
        query = sql.select(RESULTS).where(RESULTS.c.table == table).order_by(RESULTS.c.seat)
        kept = [PersonResult(**row._mapping) for row in self.store.rows(query)]
        if [evolve(row, at=0) for row in kept] == [evolve(result, at=0) for result in results]:
            return False
        added = [sql.insert(RESULTS).values([asdict(result) for result in results])] if results else []
        self.store.change(sql.delete(RESULTS).where(RESULTS.c.table == table), *added)
        return True

    def mark(self, game: str) -> tuple[int, ...]:
        """Returns what is another one when names or results of a game have been added or removed."""
        person = RESULTS.c.person
        of_game = sql.select(
            sql.func.count(),
            sql.func.count(sql.distinct(person)),
            sql.func.sum(sql.case((person == "", 0), else_=1)),
            sql.func.max(RESULTS.c.at),
        ).where(RESULTS.c.game == game)
        names = sql.select(sql.func.count(), sql.func.max(PEOPLE.c.created)).select_from(PEOPLE)
        return *self.store.rows(of_game)[0], *self.store.rows(names)[0]

    def results(self, game: str) -> list[PersonResult]:
        """All results of a game, in the order of tables and seats."""
        query = sql.select(RESULTS).where(RESULTS.c.game == game).order_by(RESULTS.c.table, RESULTS.c.seat)
        return [PersonResult(**row._mapping) for row in self.store.rows(query)]


def results_of(match: LiveGame) -> list[PersonResult]:
    """Returns what each seat has come to; nothing where a game does not count.

    It counts if it is over, nobody could know what was hidden, and at least one seat says who played there.
    """
    projection, game = match.projection, match.game
    if not game.over or match.is_known or match.is_study or projection.backs or not projection.people:
        return []
    winners = list(game.winners)
    return [
        PersonResult(
            match.row.id,
            seat,
            projection.people.get(seat, "") if player == HUMAN else "",
            player,
            match.row.settings["game"],
            int(game.scores[seat].total),
            1 / len(winners) if seat in winners else 0.0,
            int(time.time()),
        )
        for seat, player in enumerate(projection.players)
    ]


def league_table(game: str, names: Mapping[str, str], results: Sequence[PersonResult]) -> bytes:
    """Returns the people who have played a game with each other, the strongest first, as JSON.

    Args:
        names: the names of people by their ids.
        results: those of the game, in the order of tables.
    """
    played: dict[str, list[PersonResult]] = defaultdict(list)
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for _, group in groupby(results, lambda result: result.table):
        seats = list(group)
        people = [seat for seat in seats if seat.person in names]
        # Who plays on both sides has met nobody.
        if len({seat.person for seat in people}) > 1:
            places = [_place(seat, seats) for seat in people]
            for seat in people:
                played[seat.person].append(seat)
            for (left, place), (right, other) in permutations(zip(people, places, strict=True), 2):
                if left.person != right.person:
                    wins[left.person, right.person] += (place < other) + (place == other) / 2
    ratings = research.ratings_of(wins)
    people_in_order = sorted(
        (-ratings.get(person, 0.0), -fmean(seat.won for seat in seats), person)
        for person, seats in played.items()
    )
    standings = [
        {
            "name": names[person],
            "games": len(played[person]),
            "won": -lost,
            "points": fmean(seat.points for seat in played[person]),
            "rating": round(ratings[person]) if person in ratings else None,
        }
        for _, lost, person in people_in_order
    ]
    return json.dumps({"game": game, "people": standings}).encode()


def _place(seat: PersonResult, seats: Sequence[PersonResult]) -> int:
    """1 for who has won; otherwise one more than those who have won or have more points."""
    return 1 if seat.won else 1 + sum(bool(other.won) or other.points > seat.points for other in seats)
