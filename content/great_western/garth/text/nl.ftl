name-garth-n = beurtkaart “Garth { $n }”
name-garth-easy = makkelijk
name-garth-medium = gemiddeld
name-garth-hard = moeilijk
name-garth-very-hard = heel moeilijk
name-opponent-on-neutral-a = Garth staat voor zijn eerste beurt op neutraal veld A

## Hoe hij kiest en wat hij scoort

about-opponent-prefers = { voorkeur }
about-level-prefers = { voorkeur }
about-turn-card-prefers = { voorkeur }
voorkeur = { $leave ->
    [yes] { $choose ->
        [may] { $choose }, maar doet dat niet
       *[other] dit doet { $subject } nooit: { $choose }
    }
   *[no] wanneer { $subject } { SAY($choose, form: "clause") }, { verkozen }
}
verkozen = { $order ->
    [none] { $at-least ->
        [none] { $at-most ->
            [none] kiest { $subject } het liefst { op-volgorde }
           *[some] kiest { $subject } alleen uit mogelijkheden { JOIN($at-most, between: "comma", last: "and") }{ daarvan }
        }
       *[some] { $at-most ->
            [none] kiest { $subject } alleen uit mogelijkheden met { JOIN($at-least, between: "comma", last: "and") }{ daarvan }
           *[some] kiest { $subject } alleen uit mogelijkheden met { JOIN($at-least, between: "comma", last: "and") } en { JOIN($at-most, between: "comma", last: "and") }{ daarvan }
        }
    }
   *[some] kiest { $subject } het eerste hiervan dat er is: { JOIN($order, last: "comma") }
}
daarvan = { $by ->
    [none] { "" }
   *[some] , en daarvan het liefst { op-volgorde }
}
op-volgorde = { JOIN($by, last: "dan") }
list-dan = { $head }, dan { $tail }
about-opponent-scores = { the-category }: { $subject } krijgt { $score ->
    [none] niets
   *[some] { JOIN($score, between: "comma", last: "and") }
}
the-category = { $category ->
    [dollars] { category-dollars }
    [buildings] { category-buildings }
    [cities] { category-cities }
    [stations] { category-stations }
    [hazards] { category-hazards }
    [cattle] { category-cattle }
    [objectives] { category-objectives }
    [station-masters] { category-station-masters }
    [workers] { category-workers }
    [steps] { category-steps }
    [token] { category-token }
   *[other] { $category }
}

## Waarop hij kiest

name-most-price = de hoogste prijs
name-least-price = de laagste prijs
name-most-points = de meeste punten
name-least-points = de minste punten
name-most-value = de hoogste waarde
name-least-value = de laagste waarde
name-most-row = de hoogste rij
name-least-row = de laagste rij
name-most-workers = de soort werker waarvan hij er de meeste heeft
name-least-workers = de soort werker waarvan hij er de minste heeft
name-most-specialty = zijn specialiteit
name-least-specialty = wat niet zijn specialiteit is
name-most-hazards-in-section = het gebied met de meeste ramptegels
name-least-hazards-in-section = het gebied met de minste ramptegels
name-most-workers-on-offer = de soort werker waarvan de meeste in te huren zijn
name-least-workers-on-offer = de soort werker waarvan de minste in te huren zijn
name-most-distance = de langste weg
name-least-distance = de kortste weg
name-most-way-to-end = de langste weg naar het einde van de route
name-least-way-to-end = de kortste weg naar het einde van de route
name-most-fee = de hoogste vergoeding
name-least-fee = de laagste vergoeding
name-most-station = een treinstation dat hij niet heeft opgewaardeerd
name-least-station = geen treinstation om op te waarderen
name-most-builders = de tegel die de meeste werkers vereist
name-least-builders = de tegel die de minste werkers vereist
name-most-replaced = de meeste punten op de vervangen tegel
name-least-replaced = de minste punten op de vervangen tegel
name-most-ahead = het verste veld vóór de volgende speler
name-least-ahead = het eerste veld vóór de volgende speler
name-most-risk = een risicoveld
name-least-risk = geen risicoveld
name-most-unseen = ongeziene kaarten
name-least-unseen = geen ongeziene kaarten
name-price = dollar te betalen
name-points = { $number ->
    [one] punt
   *[other] punten
}
name-value = aan waarde
name-row = als rij
name-workers = { $number ->
    [one] werker van die soort
   *[other] werkers van die soort
}
name-specialty = { $number ->
    [one] werker van zijn specialiteit
   *[other] werkers van zijn specialiteit
}
name-hazards-in-section = { $number ->
    [one] ramptegel in het gebied
   *[other] ramptegels in het gebied
}
name-workers-on-offer = { $number ->
    [one] zulke werker in het aanbod
   *[other] zulke werkers in het aanbod
}
name-distance = { $number ->
    [one] plaats onderweg
   *[other] plaatsen onderweg
}
name-way-to-end = { $number ->
    [one] locatie tot het einde
   *[other] locaties tot het einde
}
name-fee = dollar aan vergoedingen
name-station = { $number ->
    [one] station om op te waarderen
   *[other] stations om op te waarderen
}
name-builders = { $number ->
    [one] benodigde werker
   *[other] benodigde werkers
}
name-replaced = { $number ->
    [one] punt op de vervangen tegel
   *[other] punten op de vervangen tegel
}
name-ahead = { $number ->
    [one] veld vooruit
   *[other] velden vooruit
}
name-risk = { $number ->
    [one] risicoveld
   *[other] risicovelden
}
name-unseen = { $number ->
    [one] ongeziene kaart
   *[other] ongeziene kaarten
}
