"""Loads packs: YAML -> checked, linked content.

The input is a folder of YAML files; the output is a `Pack` of frozen entries whose expressions are
parsed trees, or one error that lists every problem.
`yaml_parser` parses YAML and records where each value stands, `entry_converter` turns values into entries,
`loader` runs all the steps, and `pack_cache` skips them by using the disk cache if no file has changed.
Nothing here knows a state or a game; the games are next.
"""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.packs import limits as limits
    from gwt.packs import traversal as traversal
    from gwt.packs import yaml_parser as yaml_parser
    from gwt.packs.codes import code_link as link_to_code
    from gwt.packs.codes import explain_code as explain_code
    from gwt.packs.codes import is_warning as is_warning
    from gwt.packs.codes import problem_codes as problem_codes
    from gwt.packs.document import Document as Document
    from gwt.packs.document import EntryProblem as EntryProblem
    from gwt.packs.document import KeyPath as KeyPath
    from gwt.packs.document import Span as Span
    from gwt.packs.document import checks_by_code as checks_by_code
    from gwt.packs.entry_converter import convert_document as convert_document
    from gwt.packs.entry_converter import make_converter as make_converter
    from gwt.packs.expression_slots import refusal_reason as refusal_reason
    from gwt.packs.expression_slots import slots_of as slots_of
    from gwt.packs.expression_slots import type_at_path as type_at_path
    from gwt.packs.incremental_cache import LoadCache as LoadCache
    from gwt.packs.incremental_cache import share_cache as share_cache
    from gwt.packs.json_schema import schema as schema_of
    from gwt.packs.lints import lint_unreachable_needs as lint_unreachable_needs
    from gwt.packs.lints import lint_zero_amounts as lint_zero_amounts
    from gwt.packs.loader import check_folders as check_folders
    from gwt.packs.loader import display_path as display_path
    from gwt.packs.loader import load_folders as load_folders
    from gwt.packs.loader import read_manifest as read_manifest
    from gwt.packs.manifest import Manifest as Manifest
    from gwt.packs.misnamed_files import no_manifest_message as no_manifest_message
    from gwt.packs.misnamed_files import unread_scenarios as unread_scenarios
    from gwt.packs.pack import ContentSpec as ContentSpec
    from gwt.packs.pack import IdsByKind as IdsByKind
    from gwt.packs.pack import Layer as Layer
    from gwt.packs.pack import Pack as Pack
    from gwt.packs.pack import cached_in_pack as cached_in_pack
    from gwt.packs.pack import entry as entry
    from gwt.packs.pack import language_of as language_of
    from gwt.packs.pack import vocabulary_of as vocabulary_of
    from gwt.packs.pack_cache import load_cached as load_cached
    from gwt.packs.suppressions import apply_suppressions as apply_suppressions
    from gwt.packs.traversal import entries_by_file as entries_by_file
    from gwt.packs.value_checker import ValueChecker as ValueChecker
    from gwt.packs.value_checker import expected_message as expected_message
    from gwt.packs.value_checker import quote_value as quote_value
    from gwt.packs.value_checker import unknown_key_message as unknown_key_message

__getattr__, __dir__ = _names(__name__)
