"""YAML -> checked, linked content.

In comes a folder of YAML files, out goes a `Pack` of frozen entries whose expressions are trees, or one
error that lists everything that is wrong with them.
`located` remembers where each value stands, `structure` makes entries of values, `load` puts the steps
in order, and `kept` spares them all where nothing has changed.
Nothing here knows a state or a game; the games are next.
"""
