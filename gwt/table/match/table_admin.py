"""Lists, checks, exports and pins the tables of a database, while servers run on it or not."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from attrs import frozen

from gwt.errors import ContentError, UsageError
from gwt.spec import load_pack
from gwt.table.match.live_game import difference_of, saved_game, wake_game
from gwt.table.match.offers import ContentCatalog
from gwt.table.match.projection import projection_of
from gwt.table.problems import RequestRefused
from gwt.table.store import records, table_store


@frozen
class ContentCheck:
    """Whether the game of a table goes on with the content that there is."""

    id: str
    trouble: str
    """The reason why it does not; empty if it does."""
    difference: str = ""
    """Since when it stands otherwise than it did, if it goes on; empty if it does not."""


def select_tables(store: table_store.TableStore, ids: Collection[str]) -> Iterator[records.TableRow]:
    """Yields some tables, or all. Raises `UsageError` if there is no such table."""
    for id in ids or [table.id for table in store.list_tables()]:
        row = store.table(id)
        if row is None:
            raise UsageError(f"there is no table '{id}' in this database")
        yield row


def check_tables(
    store: table_store.TableStore, offers: ContentCatalog, ids: Collection[str] = ()
) -> Iterator[ContentCheck]:
    """Yields of some tables, or of all, whether they can be played as they would be woken; nothing is
    changed.
    """
    for row in select_tables(store, ids):
        try:
            match = wake_game(row, store.deeds(row.id), folders_of(row, offers))
        except RequestRefused as refused:
            yield ContentCheck(row.id, refused.message)
        else:
            yield ContentCheck(row.id, "", difference_of(match))


def export_games(store: table_store.TableStore, folder: Path, ids: Collection[str] = ()) -> Iterator[Path]:
    """Yields the files of saved games of some tables, or of all, written as the database has them."""
    folder.mkdir(parents=True, exist_ok=True)
    for row in select_tables(store, ids):
        file = folder / f"{row.id}.gwt"
        file.write_text(saved_game(row, projection_of(row.settings, store.deeds(row.id))), encoding="utf-8")
        yield file


def ended_games(store: table_store.TableStore) -> Iterator[tuple[str, str]]:
    """Yields the saved games of all tables that have ended, each with the name of its file."""
    for table in store.list_tables():
        row = store.table(table.id) if table.ended else None
        if row is not None:
            yield f"{row.id}.gwt", saved_game(row, projection_of(row.settings, store.deeds(row.id)))


def pin_packs(store: table_store.TableStore, id: str, packs: Sequence[Path]) -> None:
    """Lets a table go on with the packs in some folders from now on, instead of those that are offered.

    Without folders it plays with those that are offered again.

    Raises:
        UsageError: there is no such table, or its game does not go on with these packs.
    """
    (row,) = select_tables(store, [id])
    folders = [str(pack.resolve()) for pack in packs]
    settings = {key: value for key, value in row.settings.items() if key != PINNED}
    if folders:
        settings[PINNED] = folders
        try:
            load_pack(settings["game"], folders)
            wake_game(row, store.deeds(id), folders)
        except (RequestRefused, ContentError) as error:
            raise UsageError(f"the game of table '{id}' does not go on with these packs: {error}") from None
    store.set_settings(id, settings)


PINNED = "pinned"
"""The setting of a table that has the folders of its packs, if they are not those that are offered."""


def folders_of(row: records.TableRow, offers: ContentCatalog) -> list[Path]:
    """The folders of the packs of a table. Raises `RequestRefused` if one is not offered."""
    if (pinned := row.settings.get(PINNED)) is not None:
        return [Path(folder) for folder in pinned]
    return offers.folders(row.settings["game"], row.settings["packs"])
