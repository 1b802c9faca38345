name-simmental-calf = Simmental-{ noun-cattle-card } “kalf”
name-simmental-heifer = Simmental-{ noun-cattle-card } “vaars”
name-simmental-cow = Simmental-{ noun-cattle-card } “koe”

named-calves = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-calves = evenveel { WORD($noun) } { $rest } als { je } { hebt } verwijderd
    .alone = het aantal verwijderde kaarten

named-heifers = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-heifers = evenveel { WORD($noun) } { $rest } als { je } { hebt } verwijderd
    .alone = het aantal verwijderde kaarten
