"""Loads packs: YAML -> checked, linked content.

The input is a folder of YAML files; the output is a `Pack` of frozen entries whose expressions are
parsed trees, or one error that lists every problem.
`located` parses YAML and records where each value stands, `structure` turns values into entries, `load`
runs all the steps, and `cached` skips them by using the disk cache if no file has changed.
Nothing here knows a state or a game; the games are next.
"""
