"""Evidence about a pack: scenarios and their facts, checklists of rules, clarifications."""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.proofs import checklist as checklist
    from gwt.proofs import lesson as lesson
    from gwt.proofs import rulebook as rulebook
    from gwt.proofs import translations as translations
    from gwt.proofs.scenario import SUFFIX as SCENARIO_SUFFIX
    from gwt.proofs.scenario import Scenario as Scenario
    from gwt.proofs.scenario import crash as crash_of_scenario
    from gwt.proofs.scenario import find as scenario_files
    from gwt.proofs.scenario import run as run_scenario
    from gwt.proofs.scenario import scenarios as read_scenarios
    from gwt.proofs.unplayed import misnamed as misnamed

__getattr__, __dir__ = _names(__name__)
