"""A server that is killed; `make table-peers` does it fifty times, on PostgreSQL too."""

from tests.table.kills import kill_again_and_again


def test_no_confirmed_choice_is_lost_when_the_server_is_killed(tmp_path):
    assert kill_again_and_again(f"sqlite:///{tmp_path / 'tables.sqlite'}", 2) > 0
