"""Judges whether new content is balanced, by playing games with it and without it, or a whole game.

`changes` compares two packs, `study` lists the games to play and plays one of them in all its arms,
`tally` counts what happens in a game, `journal` stores the counts on disk, and `run` plays a whole study.
`findings` and `statistics` compute figures from the counts, `verdict` puts them into sentences, and
`plots` and `page` write the report; `survey` and `survey_report` do so for a whole game.
"""
