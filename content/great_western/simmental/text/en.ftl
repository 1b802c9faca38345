name-simmental-calf = Simmental { noun-cattle-card } “Calf”
name-simmental-heifer = Simmental { noun-cattle-card } “Heifer”
name-simmental-cow = Simmental { noun-cattle-card } “Cow”

named-calves = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-calves = as many { WORD($noun) } { $rest } as { you } removed
    .alone = the number of cards { you } removed

named-heifers = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-heifers = as many { WORD($noun) } { $rest } as { you } removed
    .alone = the number of cards { you } removed
