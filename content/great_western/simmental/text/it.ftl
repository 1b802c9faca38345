name-simmental-calf = { noun-cattle-card } Simmental “vitello”
    .gender = feminine
name-simmental-heifer = { noun-cattle-card } Simmental “giovenca”
    .gender = feminine
name-simmental-cow = { noun-cattle-card } Simmental “mucca”
    .gender = feminine

named-calves = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-calves = { di } { tanti } { WORD($noun) } { $rest } { ATTR($noun, "gender") ->
    [feminine] quante ne ha{ i } rimosse
   *[masculine] quanti ne ha{ i } rimossi
}
    .alone = il numero di carte rimosse

named-heifers = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-heifers = { di } { tanti } { WORD($noun) } { $rest } { ATTR($noun, "gender") ->
    [feminine] quante ne ha{ i } rimosse
   *[masculine] quanti ne ha{ i } rimossi
}
    .alone = il numero di carte rimosse
