"""A trial: rules as C, made from a loaded pack and the declarations of the state, the verbs and the counts.

`program` makes the C, `library` has the compiler of the system build it, and `lockstep` plays games in it
and in the Python engine side by side, comparing them at every decision. `race` says how much faster it is.

| from | comes |
|---|---|
| the fields of the classes of the state (`layout`) | a struct of integers, and the way there and back |
| the effects of the pack, as trees (`forms`) | a number for everything that can wait or be chosen |
| the joiners (`joiners`), by the rows of the game | C for each tree, with its parts called by name |
| `gaining` and `paying`, amounts, needs, the score pad (`common`) | the same for all games |
| verbs, counts, setup and turns of Lantern Street (`translated`) | C from the Python of each |
| verbs, counts and tables of Great Western Trail (`great_western`) | C by hand, once for each |

docs/decisions/rules-compiled-to-c.md says what came of it.
"""
