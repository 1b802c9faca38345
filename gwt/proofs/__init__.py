"""Evidence about a pack: scenarios and their facts, checklists of rules, clarifications."""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.proofs import checklist, lesson, rulebook, translations
    from gwt.proofs.edition_words import edition_text
    from gwt.proofs.scenario import SUFFIX as SCENARIO_SUFFIX
    from gwt.proofs.scenario import (
        Scenario,
        crash_of_scenario,
        read_scenarios,
        run_scenario,
        scenario_files,
    )
    from gwt.proofs.static_check import malformed_facts

__getattr__, __dir__ = _names(__name__)
