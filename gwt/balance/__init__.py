"""Judges whether new content is balanced, by playing games with it and without it, or a whole game.

`changes` compares two packs, `study` lists the games to play and plays one of them in all its arms,
`tally` counts what happens in a game, `journal` stores the counts on disk, and `run` plays a whole study.
`findings` and `statistics` compute figures from the counts, `verdict` puts them into sentences, and
`plots` and `page` write the report; `survey` and `survey_report` do so for a whole game.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.balance import plots as plots
    from gwt.balance import survey_report as survey_report
    from gwt.balance.changes import printed as printed
    from gwt.balance.document import document as html_document
    from gwt.balance.document import figure as html_figure
    from gwt.balance.document import table as html_table
    from gwt.balance.findings import Findings as Findings
    from gwt.balance.findings import Thing as Thing
    from gwt.balance.findings import findings as findings_of
    from gwt.balance.journal import usual as usual_journal
    from gwt.balance.markdown import page as markdown_page
    from gwt.balance.markdown import table as markdown_table
    from gwt.balance.page import Shown as Shown
    from gwt.balance.page import page as html_page
    from gwt.balance.run import StudyResult as StudyResult
    from gwt.balance.run import run as run_study
    from gwt.balance.statistics import Estimate as Estimate
    from gwt.balance.statistics import mean as mean
    from gwt.balance.statistics import ratio as ratio
    from gwt.balance.statistics import share as share
    from gwt.balance.statistics import share_of_groups as share_of_groups
    from gwt.balance.study import Study as Study
    from gwt.balance.study import study as plan_study
    from gwt.balance.survey import Survey as Survey
    from gwt.balance.survey import surveys as surveys
    from gwt.balance.tally import Watch as Watch
    from gwt.balance.tally import tallied as tallied
    from gwt.balance.verdict import number as number
    from gwt.balance.verdict import percent as percent
    from gwt.balance.verdict import verdict as verdict_on

__getattr__, __dir__ = _names(__name__)
