"""The places of entries in their files, and the players whose effects they hold."""

from collections.abc import Mapping

from gwt.json_types import JsonObject
from gwt.packs import Pack, traversal
from gwt.text.plain_names import actor_name
from gwt.text.required_messages import PLACE, entry_lists, file_arguments, message_id


def entry_arguments(pack: Pack) -> dict[tuple[str, str], Mapping[str, int]]:
    """Returns the arguments of each entry of a pack besides its fields, by kind and id."""
    arguments: dict[tuple[str, str], Mapping[str, int]] = {}
    for whole in pack.files.values():
        shared = file_arguments(whole)
        for name, _ in entry_lists(type(whole)):
            for place, entry in enumerate(getattr(whole, name), 1):
                if traversal.has_id(entry):
                    arguments[entry_key(entry)] = {**shared, PLACE: place}
    return arguments


def entry_subjects(pack: Pack) -> dict[tuple[str, str], str]:
    """Returns whose effects the entries of a pack hold, by kind and id, if not those of the reader."""
    by_key: dict[tuple[str, str], str] = {}
    for whole in pack.files.values():
        if subject := actor_name(whole):
            entries = (entry for name, _ in entry_lists(type(whole)) for entry in getattr(whole, name))
            by_key |= {entry_key(entry): subject for entry in (whole, *filter(traversal.has_id, entries))}
    return by_key


def actors(pack: Pack) -> JsonObject:
    """Returns the files of a pack that hold the effects of one player, by the name of that player."""
    files = (whole for whole in pack.files.values() if hasattr(whole, "narrows"))
    return {name: whole for whole in files if (name := actor_name(whole))}


def entry_key(entry: object) -> tuple[str, str]:
    """Returns the kind and the id of an entry; a whole file has no id."""
    return message_id(type(entry)), getattr(entry, "id", "")
