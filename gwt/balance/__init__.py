"""Whether new content is balanced, by games with it and without it.

`changes` finds what is new, `study` says which games are played and plays them, `tally` counts what
happens in one, `journal` keeps the counts, `run` plays a whole study on.
`statistics` and `findings` make figures of the counts, `verdict` words, `plots` and `page` a report.
"""
