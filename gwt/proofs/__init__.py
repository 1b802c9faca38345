"""Evidence about a pack: scenarios and their facts, checklists of rules, clarifications."""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.proofs import checklist as checklist
    from gwt.proofs import lesson as lesson
    from gwt.proofs import rulebook as rulebook
    from gwt.proofs import translations as translations
    from gwt.proofs.scenario import SUFFIX as SCENARIO_SUFFIX
    from gwt.proofs.scenario import Scenario as Scenario
    from gwt.proofs.scenario import crash_of_scenario as crash_of_scenario
    from gwt.proofs.scenario import read_scenarios as read_scenarios
    from gwt.proofs.scenario import run_scenario as run_scenario
    from gwt.proofs.scenario import scenario_files as scenario_files
    from gwt.proofs.static_check import malformed_facts as malformed_facts

__getattr__, __dir__ = _names(__name__)
