"""Runs trees of effects over a state.

In come a game's `Rules` and a state with an agenda of tasks; out go decisions, each with the options
that can be carried out, and the state after the one that was chosen.
Nothing here knows a game: what an effect means is a row of the game's table of verbs.
`agenda` is the heart; `game` is the face that the rest of the package shows.
"""
