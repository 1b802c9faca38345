### Wat aan elke tafel in het Nederlands wordt gezegd: over wie het gaat, hoe het spel ervoor staat, de sessie.
### Een gebeurtenis zegt wat haar speler deed, in de verleden tijd; `table-event` zet de speler ervoor.

table-you = je
    .object = jou
table-seat = speler { $n }
    .object = speler { $n }
table-player = { $name }
    .object = { $name }
table-event = { $who } { $text }

event-turn-began = { "" }
event-game-ended = deed de laatste beurt; de eindstand is { JOIN($totals, last: "comma") }

## Hoe het spel ervoor staat

name-turn = beurt
name-setup = voorbereiding
table-turn = beurt { $turn }
table-its-you = (jij)
table-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
table-to-act = Beurt { $turn }, { $seat } is aan zet.
table-is-over = Beurt { $turn }, het spel is afgelopen.
table-seen-by = { $game }, gezien door { $seat }
table-seen-by-all = { $game }, gezien door iedereen
table-total = totaal
table-choices = { $number ->
    [one] 1 keuze gemaakt
   *[other] { $number } keuzes gemaakt
}
table-options = { $number ->
    [one] { $seat } heeft 1 mogelijkheid ({ $cause })
   *[other] { $seat } heeft { $number } mogelijkheden ({ $cause })
}
table-premise = { $pack }, { $players } spelers, opzet { $setup }, seed { $seed }

## De sessie in de terminal

table-only-option = { $cause }: alleen “{ $option }” was mogelijk
table-forgone = vervalt: { JOIN($effects, last: "semicolon") }
table-around = m: toon ook wat er rond de tafel ligt
table-not-understood = “{ $typed }” is geen getal van 1 tot { $number } en geen opdracht; “h” geeft een overzicht.
table-not-possible = In deze positie niet mogelijk: { $action }
table-names-nothing = Die mogelijkheid noemt geen tegel, kaart of veld.
table-look-alone = { $seat } is aan de beurt: druk op Enter als alleen jij kijkt.
table-taken-back = je laatste keuze is teruggenomen
table-nothing-to-take-back = Niets terug te nemen: sinds je laatste keuze is iets verborgens bekend geworden.
table-file = bestand
table-id = id
table-save = Bewaar het spel in een bestand (Enter: niet bewaren):
table-saved = Bewaard in { $file }; ga verder met: { $command }
table-left = Je hebt het spel verlaten.
table-over = het spel is afgelopen
table-won = { JOIN($seats, between: "comma", last: "and") } { LENGTH($seats) ->
    [one] heeft gewonnen.
   *[other] hebben gewonnen.
}

table-help-number = kies die mogelijkheid
table-help-table = toon de tafel opnieuw
table-help-more = toon wat eromheen ligt: wat er te nemen is en dergelijke
table-help-info = wat een onderdeel of een veld zegt, of de onderdelen die een mogelijkheid noemt
table-help-undo = neem je laatste keuze terug
table-help-save = bewaar het spel
table-help-help = dit overzicht
table-help-quit = stop
table-a-number = een getal

## Afbeeldingen

table-free = vrij
table-print-note = Print op 100 %. De balk is 50 mm lang.
table-print-backs = achterkanten
