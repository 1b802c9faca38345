"""A stranger attacks in every way at once while others play; `tests.table.siege` does so for long."""

import asyncio

from tests.table.siege import ATTACKS, besiege, kept, server


def test_a_stranger_who_attacks_in_every_way_disturbs_no_other_table(tmp_path):
    """Nothing is lost and nobody is refused; how slow it gets is no matter of a test on a busy machine."""
    database, log = f"sqlite:///{tmp_path / 'siege.sqlite'}", tmp_path / "log"

    with server(database, log) as address:
        told = asyncio.run(besiege(address, [list(ATTACKS)], seconds=2, tables=3, rest=0.5))
        logged = log.read_text()

    assert len(told.confirmed) > 10 and told.confirmed <= kept(database)
    assert told.refused == 0, "somebody else got no table and no socket"
    assert told.trouble == [] and logged == ""
    assert len(told.phases) == 3
