"""Judges whether new content is balanced, by playing games with it and without it, or a whole game.

`pack_diff` compares two packs, `study` lists the games to play and plays one of them in all its arms,
`game_tally` counts what happens in a game, `trial_journal` stores the counts on disk, and `study_runner`
plays a whole study. `study_results` and `statistics` compute figures from the counts, `verdict` puts them
into sentences, and `plots` and `html_report` write the report; `survey` and `survey_report` do so for a
whole game.
"""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.balance import plots as plots
    from gwt.balance import survey_report as survey_report
    from gwt.balance.game_tally import WatchedComponents as WatchedComponents
    from gwt.balance.game_tally import tally_game as tally_game
    from gwt.balance.html_report import ComponentAppearance as ComponentAppearance
    from gwt.balance.html_report import html_page as html_page
    from gwt.balance.html_writer import html_document as html_document
    from gwt.balance.html_writer import html_figure as html_figure
    from gwt.balance.html_writer import html_table as html_table
    from gwt.balance.markdown_report import markdown_page as markdown_page
    from gwt.balance.markdown_report import markdown_table as markdown_table
    from gwt.balance.pack_diff import printed_effects as printed_effects
    from gwt.balance.statistics import Estimate as Estimate
    from gwt.balance.statistics import mean as mean
    from gwt.balance.statistics import ratio as ratio
    from gwt.balance.statistics import share as share
    from gwt.balance.statistics import share_of_groups as share_of_groups
    from gwt.balance.study import Study as Study
    from gwt.balance.study import plan_study as plan_study
    from gwt.balance.study_results import ComponentResult as ComponentResult
    from gwt.balance.study_results import StudyFindings as StudyFindings
    from gwt.balance.study_results import findings_of as findings_of
    from gwt.balance.study_runner import StudyResult as StudyResult
    from gwt.balance.study_runner import run_study as run_study
    from gwt.balance.survey import Survey as Survey
    from gwt.balance.survey import survey_games as survey_games
    from gwt.balance.trial_journal import usual_journal as usual_journal
    from gwt.balance.verdict import format_estimate as format_estimate
    from gwt.balance.verdict import format_percent as format_percent
    from gwt.balance.verdict import verdict_on as verdict_on

__getattr__, __dir__ = _names(__name__)
