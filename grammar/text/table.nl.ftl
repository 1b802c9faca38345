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
table-end-turn = Hiermee eindigt je beurt (Enter: ga verder, u: neem terug):
table-points-now = nu { table-points }
table-file = bestand
table-id = id
table-save = Bewaar het spel in een bestand (Enter: niet bewaren):
table-saved = Bewaard in { $file }; ga verder met: { $command }
table-untrained-content = { $player } is niet met deze inhoud getraind en speelt er misschien slecht mee.
table-untrained-players = { $player } is niet met { $number } spelers getraind en speelt misschien slecht.
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
table-sign-exchange = doe het linker om het rechter te krijgen
table-sign-choice = het een of het ander
table-sign-both = beide
table-sign-sequence = eerst het linker, dan het rechter
table-sign-may = als je wilt
table-sign-brackets = hoort bij elkaar
table-sign-most = hoogstens zoveel
table-sign-each = voor elke
table-sign-named = hetzelfde aantal op beide plaatsen
table-aid-turn = Een beurt
table-aid-key = Wat de pictogrammen betekenen

## Een spel in de browser

table-panel-middle = Tafel
table-panel-whole = Alles
table-replay-steps = Stappen
table-replay-first = Eerste stap
table-replay-back = Terug
table-replay-play = Afspelen
table-replay-pause = Pauze
table-replay-next = Volgende
table-replay-last = Laatste stap
table-replay-turn-back = Vorige beurt
table-replay-turn-next = Volgende beurt
table-replay-step = Stap { $number } van { $all }
table-replay-link = Link naar deze stap
table-replay-no-step = Stap “{ $link }” bestaat niet: dit spel heeft stap 0 tot en met { $all }.
table-replay-jump = Spring naar
table-replay-jump-back = Spring terug
table-replay-jump-next = Spring vooruit
table-replay-choices-of = keuzes van { $seat }
table-replay-who = Wie kiest
table-replay-what = Wat er gebeurt
table-replay-seen-by = Gezien door
table-replay-open = iedereen, alle handen open
table-replay-language = Taal van het spel
table-replay-speed = Snelheid
table-replay-slow = langzaam
table-replay-normal = normaal
table-replay-fast = snel
table-replay-fastest = heel snel
table-replay-stop = Stop bij
table-replay-every = elke keuze
table-replay-free = keuzes waar ook iets anders kon
table-replay-turns = beurten
table-replay-follow = Toon waar het gebeurt
table-replay-set-up = De tafel staat klaar.
table-replay-chose = { $seat } koos: “{ $option }”
table-replay-forced = Iets anders was niet mogelijk.
table-replay-to-choose = Hierna: { $seat }
table-replay-turn-of = Beurt { $turn }, { $seat }
table-replay-before = Vóór de eerste beurt
table-replay-over = Het spel is afgelopen.
table-replay-told = Deze stap
table-replay-moves = Wat er gebeurde
table-replay-points = Punten
table-replay-points-known = Wat deze speler niet kan weten, telt zo laag mogelijk mee.
table-replay-in-words = De tafel in woorden
table-replay-picture = De tafel na stap { $number }
table-replay-zoom-help = + en - zoomen, 0 toont alles, pijlen verschuiven
table-replay-zoom-in = Inzoomen
table-replay-zoom-out = Uitzoomen
table-replay-fit = Alles in beeld
table-replay-readable = Leesbare grootte
table-replay-play-on = Speel vanaf hier verder
table-replay-play-on-how = Bewaar het spel tot en met deze stap in het bestand { $file } en typ dan deze opdracht.
table-replay-play-on-open = Alleen vanaf een pagina met alle handen open kun je verder spelen: het bewaarde spel verraadt alles wat verborgen is.
table-replay-copy = Kopieer
table-replay-copied = Gekopieerd
table-replay-download = Download
table-replay-saved-game = Bewaard spel
table-replay-position = De positie, om te proberen of voor een test
table-replay-settings = Instellingen
table-replay-category = Categorie

## De tafel in een browser

table-panel-hand = Hand
table-page-lacking = Nu niet mogelijk: { $effect }
table-page-lost = zou verloren gaan: { JOIN($effects, last: "semicolon") }
table-page-seat = Plaats { $number }
table-page-new-table = Een nieuwe tafel
table-page-unofficial = Dit is een onofficieel project. Het tekent alle afbeeldingen zelf, gebruikt geen tekst van de spelregels en is niet verbonden met de auteurs of uitgevers van de spellen.
table-page-game = Spel
table-page-players = Spelers
table-page-setup = Opbouw
table-page-packs = Inhoud
table-page-human = een mens
table-page-name = Naam
table-page-create = Tafel maken
table-page-links = De links van deze tafel
table-page-links-how = Geef elke speler de link van de eigen plaats. Wie een link heeft, kan voor die plaats spelen.
table-page-spectators = Toeschouwers
table-page-host = Gastheer
table-page-copy-link = Link kopiëren
table-page-sit-down = Ga zitten
table-page-hot-seat = Alle plaatsen op dit apparaat spelen
table-page-your-turn = Jij bent aan de beurt
table-page-waiting = { $seat } is aan zet
table-page-what-to-do = Wat doe je?
table-page-undo = Terugnemen
table-page-undo-turn = Beurt terugnemen
table-page-end-turn = Beurt beëindigen
table-page-go-on = Ga door
table-page-before-turn = Je beurt is hier ten einde. Totdat je haar beëindigt, kun je alles terugnemen.
table-page-before-draw = Nu wordt iets verborgens bekend. Daarna kan niets meer worden teruggenomen.
table-page-choose = Doe het
table-page-always = Kies dit hier altijd
table-page-hint = Tip
table-page-hint-by = Tip van
table-page-hint-says = { $player } zou kiezen: { $option }
table-page-filter = Zoek in wat je kunt doen
table-page-no-option = Niets past bij deze woorden.
table-page-impossible = Nu niet mogelijk
table-page-then-turn = Je beurt eindigt.
table-page-then-hidden = Dan wordt iets verborgens bekend.
table-page-then-other = Dan kiest iemand anders.
table-page-then-next = Daarna, { $name }: { $option }
table-page-then-more = en nog { $number }
table-page-more-points = { $points } punten
table-page-hand = Hand
table-page-mine = Mijn bord
table-page-log = Wat er gebeurde
table-page-turn = Beurt { $turn }
table-page-since = Sinds je laatste beurt
table-page-skip = Overslaan
table-page-earlier = Je kijkt naar een eerder moment.
table-page-now = Terug naar nu
table-page-lost-connection = De verbinding is weg; nog een poging …
table-page-closed = Deze link opent de tafel niet meer: { $name }
table-page-watching = Je kijkt toe.
table-page-you = jij
table-page-here = aanwezig
table-page-away = afwezig
table-page-show-seat = Toon wat { $seat } heeft
table-page-close = Sluiten
table-page-routine = Vanzelf antwoorden
table-page-routine-only = Kies vanzelf als er maar één optie is
table-page-routine-did = Vanzelf gekozen: { $option }
table-page-routine-none = Nog niets wordt vanzelf beantwoord.
table-page-forget = Vraag het me weer
table-page-pass = Geef het apparaat aan { $seat }
table-page-look = Alleen ik kijk: toon mijn kaarten
table-page-watch-turns = Toon wat de anderen deden
table-page-theme = Kleuren
table-page-theme-auto = zoals het apparaat
table-page-theme-light = licht
table-page-theme-dark = donker
table-page-keys = Cijfers of pijlen selecteren, Enter kiest, letters zoeken, Ctrl+Z neemt terug, Escape wist.
table-page-options-count = { $number } opties
table-page-no-table = Open de link die je kreeg, of maak een nieuwe tafel.
table-page-watching-links = Om toe te kijken en de tafel te leiden
table-page-enlarge = Vergroten
table-page-seats = Plaatsen
table-page-steps-left = Wat hierna komt
table-page-rulings = Punten die het spelregelboek openlaat
table-page-parts = Delen van de tafel
table-page-from-here = Vanaf hier …
table-page-this-moment = Dit moment
table-page-link-to-moment = Link naar dit moment
table-page-make-link = Link maken
table-page-link-shows-public = Hij toont wat iedereen mag zien en opent niets anders.
table-page-link-shows-own = Hij toont wat jij hier ziet en opent niets anders.
table-page-branch = Verder spelen aan een nieuwe tafel
table-page-branch-how = De nieuwe tafel begint op dit moment. Hier verandert niets.
table-page-branch-anew = De nieuwe tafel begint op dit moment. Wat je niet mag weten, wordt daar opnieuw gedeeld. Hier verandert niets.
table-page-branch-where-you-choose = Tot het spel voorbij is, kun je alleen verder spelen vanaf een moment waarop jij iets kiest, en alleen zo'n moment bewaren.
table-page-branch-when-over = Tot het spel voorbij is, kunnen alleen spelers en de gastheer vanaf een moment verder spelen of het bewaren.
table-page-keep = Bewaren
table-page-keep-position = Positie
table-page-study = Het spel nalopen
table-page-studying = Je loopt een bewaard spel na. Een plaats bovenaan toont wat die zag.
table-page-one-moment = Je bekijkt één moment van een spel.
table-page-eyes = Tonen wat { $seat } zag
table-page-open-game = Een bewaard spel openen
table-page-open-game-how = Loop het keuze voor keuze na en speel vanaf elk moment verder:
table-page-back-here = Het spel tot hier terugnemen
table-page-back-here-how = Wat na dit moment gebeurde, is voor iedereen verloren, en dat wordt aan iedereen gemeld.
table-page-back-how = Om het spel terug te nemen: ga in het verslag naar een eerder moment en open “Vanaf hier …”.
table-page-host-went-back = De gastheer heeft het spel teruggenomen tot een eerder moment.
table-page-renew-link = Nieuwe link
table-page-renew-how = Een nieuwe link vervangt de oude, die dan niets meer opent. Een plaats kan aan een computerspeler worden gegeven en weer terug.
table-page-end-table = De tafel sluiten
table-page-end-table-how = Niemand kan meer kiezen; alles blijft te bekijken. Je kunt haar weer openen.
table-page-open-again = De tafel weer openen
table-page-is-closed = De gastheer heeft deze tafel gesloten.
table-page-is-open = De gastheer heeft deze tafel weer geopend.
table-page-loading = De tafel wordt geladen …
table-page-open = Openen
table-page-change = { $name }: van { $number } naar { $all }.
table-page-short = Nu niet mogelijk; er ontbreekt: { $name } { $number }
table-page-test-table = testtafel
table-page-test-wanted = Om te testen: de gastheer mag de positie veranderen en wat er gebeurt als scenario bewaren
table-page-arrange = De positie veranderen
table-page-arrange-how = Wat de YAML zegt, verandert op dit moment; al het andere blijft zoals het is.
table-page-keep-scenario = Bewaren als scenario
table-page-content-changed = De tafel gaat verder met de gewijzigde inhoud.
table-page-begin-position = Begin met een positie
table-page-begin-position-how = Als YAML, zoals op de pagina over posities. Die zegt hoeveel er spelen; kies even veel plaatsen.
table-page-refused-other-seats = Dat is voor { $number } spelers.
table-page-refused-seat-only = Dat kan alleen een speler.
table-page-refused-host-only = Dat kan alleen de gastheer.
table-page-refused-no-option = Dat kan nu niet worden gekozen.
table-page-refused-hint-by-player = Een tip komt van een computerspeler.
table-page-refused-nothing-to-choose = Je hebt nu niets te kiezen.
table-page-refused-test-only = Dat kan alleen aan een testtafel.
table-page-refused-no-test = Op deze server zijn geen testtafels.
table-page-refused-goes-on = Het spel gaat weer verder, dus wat een speler zag wordt niet getoond.
table-page-refused-taken-back = Dit moment is teruggenomen.
table-page-refused-no-room = Op deze server is geen plaats voor nog een tafel.
table-page-refused-no-table = Deze tafel bestaat niet, of de link ernaartoe geldt niet meer.
table-page-refused-link-replaced = Deze link is door een andere vervangen.
table-page-refused-too-fast = Dat ging te snel: wacht even.
table-page-refused-record-of-host = Tot het spel voorbij is kan alleen de gastheer het opslaan.
table-page-refused-one-moment = Deze link toont één moment en niets anders.
table-page-refused-too-many-readers = Er kijken te veel mensen naar deze tafel.
table-page-refused-onward-seats = Tot het spel voorbij is kunnen alleen spelers en de gastheer ermee verdergaan.
table-page-refused-onward-choose = Ga tot het spel voorbij is verder vanaf een moment waarop jij kiest.
table-page-refused-no-turn-end = Er wacht niets op het einde van je beurt.
table-page-refused-no-undo = Er is niets terug te nemen, of er is intussen iets onthuld.
table-page-refused-table-ended = De gastheer heeft deze tafel beëindigd.
table-page-refused-table-open = De tafel is open.
table-page-refused-study-only = Hier wordt een spel alleen bekeken: ga aan een andere tafel verder.
table-page-refused-game-over = Het spel is voorbij.
table-page-refused-choice-waits = Je keuze wacht: beëindig je beurt of neem ze terug.
table-page-refused-others-faster = Anderen waren sneller. Probeer het nog eens.
table-page-refused-other-site = Pagina's van andere sites mogen niet met deze server spreken.
table-page-refused-player-lost = De computerspeler is uitgevallen.
table-page-refused-player-slow = De computerspeler deed er meer dan { $number } seconden over.
table-page-refused-player-stops = Plaats { $number } ({ $player }) gaat niet verder; de gastheer kan er een andere speler neerzetten.
table-page-refused-no-text = Een bericht moet een tekst zijn.
table-page-refused-no-record = Kies een opgeslagen spel.
table-page-refused-no-seats = Zeg wie waar zit.
table-page-refused-no-language = Er zijn geen teksten in deze taal.
table-page-refused-no-seat = Er is geen plaats { $number }.
table-page-refused-stays = Dat blijft aan deze tafel zoals het is: { $name }
table-page-refused-too-large = Dat is te groot: hoogstens { $number } tekens.
table-page-refused-changed = Het spel kan niet verder, want de inhoud is veranderd.
table-page-refused-no-moment = Dat moment bestaat niet.
table-page-refused-not-here = Deze server heeft het niet: { $name }
table-page-refused-said-twice = Laat dit weg: { $name }
table-page-refused-too-long = Een spel mag hier niet meer dan { $number } keuzes hebben.
table-page-refused-seat-waits = Plaats { $number } heeft een keuze die op het einde van de beurt wacht.
table-page-refused-decision-past = Intussen is er iets anders gekozen.
