"""Loads packs: YAML -> checked, linked content.

The input is a folder of YAML files; the output is a `Pack` of frozen entries whose expressions are
parsed trees, or one error that lists every problem.
`yaml_parser` parses YAML and records where each value stands, `entry_converter` turns values into entries,
`loader` runs all the steps, and `pack_cache` skips them by using the disk cache if no file has changed.
Nothing here knows a state or a game; the games are next.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.packs import limits, traversal, yaml_parser
    from gwt.packs.codes import apply_suppressions, explain_code, is_warning, problem_codes
    from gwt.packs.codes import code_link as link_to_code
    from gwt.packs.content_spec import ContentSpec, IdsByKind, vocabulary_of
    from gwt.packs.document import Document, EntryProblem, Span, checks_by_code
    from gwt.packs.entry_converter import convert_document, make_converter
    from gwt.packs.expression_slots import refusal_reason, slots_of, type_at_path
    from gwt.packs.incremental_cache import LoadCache, share_cache
    from gwt.packs.json_schema import field_descriptions
    from gwt.packs.json_schema import schema as schema_of
    from gwt.packs.lints import shared_lints
    from gwt.packs.loader import check_folders, display_path, load_folders, read_manifest
    from gwt.packs.manifest import Manifest
    from gwt.packs.misnamed_files import no_manifest_message, unread_files
    from gwt.packs.pack import Layer, Pack, cached_in_pack, entry, language_of
    from gwt.packs.pack_cache import load_cached
    from gwt.packs.shape_hints import each_hint, list_hint, scalar_hint
    from gwt.packs.traversal import KeyPath, entries_by_file
    from gwt.packs.value_checker import ValueChecker, expected_message, quote_value, unknown_key_message

__getattr__, __dir__ = _names(__name__)
