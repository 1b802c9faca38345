"""Loads packs: YAML -> checked, linked content.

The input is a folder of YAML files; the output is a `Pack` of frozen entries whose expressions are
parsed trees, or one error that lists every problem.
`located` parses YAML and records where each value stands, `structure` turns values into entries, `load`
runs all the steps, and `cached` skips them by using the disk cache if no file has changed.
Nothing here knows a state or a game; the games are next.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.packs import limits as limits
    from gwt.packs import located as located
    from gwt.packs import walk as walk
    from gwt.packs.allow import judged as judged
    from gwt.packs.cached import load_cached as load_cached
    from gwt.packs.codes import codes as problem_codes
    from gwt.packs.codes import explained as explain_code
    from gwt.packs.codes import is_warning as is_warning
    from gwt.packs.codes import link as link_to_code
    from gwt.packs.document import Document as Document
    from gwt.packs.document import Finding as Finding
    from gwt.packs.document import Span as Span
    from gwt.packs.document import Steps as Steps
    from gwt.packs.document import by_code as by_code
    from gwt.packs.files import no_manifest as no_manifest
    from gwt.packs.files import unread_scenarios as unread_scenarios
    from gwt.packs.load import checked as check_folders
    from gwt.packs.load import load as load_folders
    from gwt.packs.load import manifest_of as manifest_of
    from gwt.packs.load import shown_path as shown_path
    from gwt.packs.manifest import Manifest as Manifest
    from gwt.packs.memory import Memory as Memory
    from gwt.packs.memory import sharing as sharing
    from gwt.packs.nothing import without_amount as without_amount
    from gwt.packs.pack import ContentSpec as ContentSpec
    from gwt.packs.pack import IdsByKind as IdsByKind
    from gwt.packs.pack import Layer as Layer
    from gwt.packs.pack import Pack as Pack
    from gwt.packs.pack import entry as entry
    from gwt.packs.pack import language_of as language_of
    from gwt.packs.pack import once_with as once_with
    from gwt.packs.pack import words as vocabulary_of
    from gwt.packs.schema import schema as schema_of
    from gwt.packs.slots import kind_at as kind_at
    from gwt.packs.slots import refusal as refusal
    from gwt.packs.slots import slots as slots_of
    from gwt.packs.strict import Strict as Strict
    from gwt.packs.strict import expected as expected
    from gwt.packs.strict import quoted as quoted
    from gwt.packs.strict import unknown_key as unknown_key
    from gwt.packs.structure import converter as converter
    from gwt.packs.structure import structured as structured
    from gwt.packs.unmet import never_met as never_met
    from gwt.packs.walk import files as entries_by_file

__getattr__, __dir__ = _names(__name__)
