### Ciò che si dice a ogni tavolo in italiano: di chi si parla, a che punto è la partita, la sessione.
### Un evento dice che cosa ha fatto il suo giocatore; `ha` segue chi ascolta.

table-you = tu
    .to = a te
    .of = tuo
table-seat = giocatore { $n }
    .to = al giocatore { $n }
    .of = del giocatore { $n }
table-player = { $name }
    .to = a { $name }
    .of = di { $name }
table-event = { $you ->
    [yes] { $text }
   *[no] { $who } { $text }
}
ha = { $you ->
    [yes] hai
   *[no] ha
}

event-turn-began = { "" }
event-game-ended = { ha } svolto l’ultimo turno; i totali sono { JOIN($totals, last: "comma") }

## A che punto è la partita

name-turn = turno
name-setup = preparazione
    .gender = masculine
table-turn = turno { $turn }
table-its-you = (tu)
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-to-act = Turno { $turn }, tocca a: { $seat }.
table-is-over = Turno { $turn }, la partita è finita.
table-seen-by = { $game }, come lo vede { $seat }
table-seen-by-all = { $game }, come lo vedono tutti
table-total = totale
table-choices = { $number ->
    [one] 1 scelta fatta
   *[other] { $number } scelte fatte
}
table-options = { $number ->
    [one] { $seat } ha 1 possibilità ({ $cause })
   *[other] { $seat } ha { $number } possibilità ({ $cause })
}
table-premise = { $pack }, { $players } giocatori, preparazione { $setup }, seme { $seed }

## La sessione nel terminale

table-only-option = { $cause }: era possibile solo “{ $option }”
table-forgone = si rinuncia a: { JOIN($effects, last: "semicolon") }
table-around = m: mostra anche ciò che sta attorno al tavolo
table-not-understood = “{ $typed }” non è un numero da 1 a { $number } né un comando; “h” li elenca.
table-not-possible = Ora non è possibile: { $action }
table-names-nothing = Quella possibilità non nomina né tessere né carte né spazi.
table-look-alone = { $seat }, tocca a te: premi Invio quando nessun altro guarda.
table-taken-back = la tua ultima scelta è stata annullata
table-nothing-to-take-back = Niente da annullare: dopo la tua ultima scelta è stato rivelato qualcosa di nascosto.
table-end-turn = Con questo il tuo turno finisce (Invio: continua, u: annulla):
table-points-now = ora { table-points }
table-file = file
table-id = id
table-save = Salva la partita in un file (Invio: non salvare):
table-saved = Salvata in { $file }; continua con: { $command }
table-untrained-content = { $player } non è stato addestrato con questo contenuto e può giocarlo male.
table-untrained-players = { $player } non è stato addestrato con { $number } giocatori e può giocare male.
table-left = Hai lasciato la partita.
table-over = la partita è finita
table-won = { LENGTH($seats) ->
    [one] ha vinto
   *[other] hanno vinto
} { JOIN($seats, between: "comma", last: "and") }.

table-help-number = scegli quella possibilità
table-help-table = mostra di nuovo il tavolo
table-help-more = mostra ciò che sta attorno: che cosa si può prendere e simili
table-help-info = che cosa dice un componente o uno spazio, o quelli nominati da una possibilità
table-help-undo = annulla la tua ultima scelta
table-help-save = salva la partita
table-help-help = questo elenco
table-help-quit = esci
table-a-number = un numero

## Immagini

table-free = libero
table-print-note = Stampa al 100 %. La barra misura 50 mm.
table-print-backs = retro
table-sign-exchange = fai ciò che è a sinistra per ottenere ciò che è a destra
table-sign-choice = uno o l’altro
table-sign-both = entrambi
table-sign-sequence = prima ciò che è a sinistra, poi ciò che è a destra
table-sign-may = se vuoi
table-sign-brackets = va insieme
table-sign-most = al massimo tanti
table-sign-each = per ogni
table-sign-named = lo stesso numero in entrambi i punti
table-aid-turn = Un turno
table-aid-key = Che cosa significano i pittogrammi

## Una partita nel browser

table-panel-middle = Tavolo
table-panel-whole = Tutto
table-replay-steps = Passi
table-replay-first = Primo passo
table-replay-back = Indietro
table-replay-play = Riproduci
table-replay-pause = Pausa
table-replay-next = Avanti
table-replay-last = Ultimo passo
table-replay-turn-back = Turno precedente
table-replay-turn-next = Turno successivo
table-replay-step = Passo { $number } di { $all }
table-replay-link = Link a questo passo
table-replay-no-step = Il passo “{ $link }” non esiste: questa partita ha i passi da 0 a { $all }.
table-replay-jump = Vai a
table-replay-jump-back = Vai al precedente
table-replay-jump-next = Vai al successivo
table-replay-choices-of = { $seat } sceglie
table-replay-who = Chi sceglie
table-replay-what = Che cosa succede
table-replay-seen-by = Visto da
table-replay-open = tutti, con le mani scoperte
table-replay-language = Lingua della partita
table-replay-speed = Velocità
table-replay-slow = lenta
table-replay-normal = normale
table-replay-fast = veloce
table-replay-fastest = molto veloce
table-replay-stop = Fermati a
table-replay-every = ogni scelta
table-replay-free = scelte con un’alternativa
table-replay-turns = turni
table-replay-follow = Mostra dove succede
table-replay-set-up = Il tavolo è pronto.
table-replay-chose = { $seat } ha scelto: “{ $option }”
table-replay-forced = Non era possibile altro.
table-replay-to-choose = Poi: { $seat }
table-replay-turn-of = Turno { $turn }, { $seat }
table-replay-before = Prima del primo turno
table-replay-over = La partita è finita.
table-replay-told = Questo passo
table-replay-moves = Che cosa è successo
table-replay-points = Punti
table-replay-points-known = Ciò che questo giocatore non può sapere conta il meno possibile.
table-replay-in-words = Il tavolo a parole
table-replay-picture = Il tavolo dopo il passo { $number }
table-replay-zoom-help = + e - ingrandiscono e riducono, 0 adatta, le frecce spostano
table-replay-zoom-in = Ingrandisci
table-replay-zoom-out = Riduci
table-replay-fit = Adatta
table-replay-readable = Dimensione leggibile
table-replay-play-on = Continua da qui
table-replay-play-on-how = Salva la partita fino a questo passo nel file { $file }, poi digita questo comando.
table-replay-play-on-open = Si può continuare solo da una pagina con le mani scoperte: la partita salvata rivela tutto ciò che è nascosto.
table-replay-copy = Copia
table-replay-copied = Copiato
table-replay-download = Scarica
table-replay-saved-game = Partita salvata
table-replay-position = La posizione, per provarla o per un test
table-replay-settings = Impostazioni
table-replay-category = Categoria

## Il tavolo in un browser

table-panel-hand = Mano
table-page-lacking = Ora impossibile: { $effect }
table-page-lost = andrebbe perso: { JOIN($effects, last: "semicolon") }
table-page-seat = Posto { $number }
table-page-new-table = Un nuovo tavolo
table-page-unofficial = Questo è un progetto non ufficiale. Disegna da sé tutte le immagini, non usa testi dei regolamenti e non è legato agli autori o agli editori dei giochi.
table-page-game = Gioco
table-page-players = Giocatori
table-page-setup = Preparazione
table-page-packs = Contenuto
table-page-human = una persona
table-page-level-beginner = Principiante
table-page-level-beginner-how = Vede che cosa è buono e spesso prende altro.
table-page-level-learner = Apprendista
table-page-level-learner-how = Valuta male molte scelte. Vince il { $won } % delle partite contro un principiante.
table-page-level-casual = Giocatore occasionale
table-page-level-casual-how = Gioca con buon senso, con qualche svista. Vince il { $won } % delle partite contro un apprendista.
table-page-level-seasoned = Giocatore esperto
table-page-level-seasoned-how = Prende ciò che sembra migliore alcune scelte più avanti. Vince il { $won } % delle partite contro un giocatore occasionale.
table-page-level-strong = Giocatore forte
table-page-level-strong-how = Prova più scelte fino in fondo prima di prenderne una e segue ciò che migliaia di partite gli hanno insegnato.
table-page-level-master = Maestro
table-page-level-master-how = Il giocatore forte che pensa quattro volte di più.
table-page-name = Nome
table-page-create = Crea il tavolo
table-page-links = I link di questo tavolo
table-page-links-how = Dai a ogni giocatore il link del proprio posto. Chi ha un link può giocare per quel posto.
table-page-spectators = Spettatori
table-page-host = Organizzatore
table-page-copy-link = Copia il link
table-page-sit-down = Siediti
table-page-hot-seat = Gioca tutti i posti su questo dispositivo
table-page-your-turn = Tocca a te
table-page-waiting = Agisce { $seat }
table-page-what-to-do = Che cosa fai?
table-page-undo = Annulla
table-page-undo-turn = Annulla il turno
table-page-end-turn = Termina il turno
table-page-go-on = Continua
table-page-before-turn = Il tuo turno finirebbe qui. Finché non lo termini, puoi annullare tutto.
table-page-before-draw = Ora si scopre qualcosa di nascosto. Dopo non si può annullare più nulla.
table-page-choose = Fallo
table-page-always = Scegli sempre questo qui
table-page-hint = Suggerimento
table-page-hint-by = Suggerimento di
table-page-hint-says = { $player } sceglierebbe: { $option }
table-page-filter = Cerca tra le possibilità
table-page-no-option = Niente corrisponde a queste parole.
table-page-impossible = Ora impossibile
table-page-then-turn = Il tuo turno finisce.
table-page-then-hidden = Poi si scopre qualcosa di nascosto.
table-page-then-other = Poi sceglie qualcun altro.
table-page-then-next = Poi, { $name }: { $option }
table-page-then-more = e altri { $number }
table-page-more-points = { $points } punti
table-page-hand = Mano
table-page-mine = La mia plancia
table-page-log = Che cosa è successo
table-page-turn = Turno { $turn }
table-page-since = Dall'ultimo tuo turno
table-page-skip = Salta
table-page-earlier = Stai guardando un momento precedente.
table-page-now = Torna a ora
table-page-lost-connection = Connessione persa; nuovo tentativo …
table-page-closed = Questo link non apre più il tavolo: { $name }
table-page-watching = Stai guardando.
table-page-you = tu
table-page-here = presente
table-page-away = assente
table-page-show-seat = Mostra ciò che ha { $seat }
table-page-close = Chiudi
table-page-routine = Risposte automatiche
table-page-routine-only = Scegli da solo se c'è una sola possibilità
table-page-routine-did = Scelto da solo: { $option }
table-page-routine-none = Ancora nessuna risposta automatica.
table-page-forget = Chiedimelo di nuovo
table-page-pass = Passa il dispositivo a { $seat }
table-page-look = Guardo solo io: mostra le mie carte
table-page-watch-turns = Mostra che cosa hanno fatto gli altri
table-page-theme = Colori
table-page-theme-auto = come il dispositivo
table-page-theme-light = chiari
table-page-theme-dark = scuri
table-page-keys = Numeri o frecce selezionano, Invio sceglie, le lettere cercano, Ctrl+Z annulla, Esc cancella.
table-page-options-count = { $number } possibilità
table-page-no-table = Apri il link che hai ricevuto, o crea un nuovo tavolo.
table-page-watching-links = Per guardare e per gestire il tavolo
table-page-seats = Posti
table-page-steps-left = Che cosa viene dopo
table-page-rulings = Punti che il regolamento lascia aperti
table-page-parts = Parti del tavolo
table-page-from-here = Da qui …
table-page-this-moment = Questo momento
table-page-link-to-moment = Link a questo momento
table-page-make-link = Crea il link
table-page-link-shows-public = Mostra ciò che tutti possono vedere e non apre nient'altro.
table-page-link-shows-own = Mostra ciò che vedi qui e non apre nient'altro.
table-page-branch = Continua a un nuovo tavolo
table-page-branch-how = Il nuovo tavolo comincia da questo momento. Qui non cambia nulla.
table-page-branch-anew = Il nuovo tavolo comincia da questo momento. Ciò che non puoi sapere viene distribuito di nuovo. Qui non cambia nulla.
table-page-branch-where-you-choose = Finché la partita non è finita puoi continuare da un momento, o salvarlo, solo dove scegli qualcosa.
table-page-branch-when-over = Fino alla fine della partita solo i giocatori possono proseguire da un momento o conservarlo.
table-page-keep = Salvalo
table-page-keep-position = Posizione
table-page-study = Ripercorri la partita
table-page-studying = Stai ripercorrendo una partita salvata. Un posto in alto mostra ciò che vedeva.
table-page-one-moment = Stai guardando un solo momento di una partita.
table-page-eyes = Mostra ciò che vedeva { $seat }
table-page-open-game = Apri una partita salvata
table-page-open-game-how = Ripercorrila scelta per scelta e continua da qualsiasi momento:
table-page-back-here = Riporta la partita a qui
table-page-back-here-how = Ciò che è successo dopo questo momento va perso per tutti, e tutti vengono avvisati.
table-page-back-how = Per riportare indietro la partita: apri un momento precedente nel registro, poi “Da qui …”.
table-page-host-went-back = L'organizzatore ha riportato la partita a un momento precedente.
table-page-renew-link = Nuovo link
table-page-renew-how = Un nuovo link invita di nuovo: il vecchio non apre più nulla. Un posto dato a un giocatore computer non obbedisce a nessun altro; restituito, ha un nuovo link.
table-page-end-table = Chiudi il tavolo
table-page-end-table-how = Nessuno può più scegliere; tutto si può ancora guardare. Puoi riaprirlo.
table-page-open-again = Riapri il tavolo
table-page-is-closed = L'organizzatore ha chiuso questo tavolo.
table-page-is-open = L'organizzatore ha riaperto questo tavolo.
table-page-loading = Il tavolo si sta caricando …
table-page-open = Apri
table-page-change = { $name }: da { $number } a { $all }.
table-page-short = Ora impossibile; manca: { $name } { $number }
table-page-test-table = tavolo di prova
table-page-test-wanted = Per prove: l'organizzatore può cambiare la posizione e salvare ciò che succede come scenario
table-page-arrange = Cambia la posizione
table-page-arrange-how = Ciò che dice lo YAML cambia in questo momento; tutto il resto rimane com'è.
table-page-keep-scenario = Salva come scenario
table-page-content-changed = Il tavolo continua con il contenuto modificato.
table-page-begin-position = Comincia da una posizione
table-page-begin-position-how = In YAML, come nella pagina sulle posizioni. Dice quanti giocano; scegli altrettanti posti.
table-page-refused-other-seats = È per { $number } giocatori.
table-page-refused-seat-only = Può farlo solo chi gioca.
table-page-refused-host-only = Può farlo solo l'organizzatore.
table-page-refused-no-option = Ora non è una scelta possibile.
table-page-refused-hint-by-player = Un suggerimento viene da un giocatore automatico.
table-page-refused-nothing-to-choose = Ora non hai nulla da scegliere.
table-page-refused-test-only = Si può fare solo a un tavolo di prova.
table-page-refused-no-test = Su questo server non ci sono tavoli di prova.
table-page-refused-goes-on = La partita continua, quindi ciò che un giocatore ha visto non viene mostrato.
table-page-refused-taken-back = Questo momento è stato annullato, o il link è sbagliato.
table-page-refused-no-room = Su questo server non c'è posto per un altro tavolo.
table-page-refused-no-table = Questo tavolo non esiste, oppure il suo link non vale più.
table-page-refused-link-replaced = Il posto è stato dato a qualcun altro, o c'è un nuovo link.
table-page-refused-too-fast = Troppo in fretta: aspetta un momento.
table-page-refused-record-of-host = Fino alla fine nessuno può salvare l'intera partita.
table-page-refused-one-moment = Questo link mostra un solo momento e nient'altro.
table-page-refused-too-many-readers = Troppe persone guardano questo tavolo.
table-page-refused-onward-seats = Fino alla fine della partita solo i giocatori possono proseguirla.
table-page-refused-onward-choose = Finché la partita non è finita, prosegui da un momento in cui scegli tu.
table-page-refused-no-turn-end = Niente aspetta la fine del tuo turno.
table-page-refused-no-undo = Non c'è nulla da annullare, o nel frattempo qualcosa è stato rivelato.
table-page-refused-table-ended = L'organizzatore ha chiuso questo tavolo.
table-page-refused-table-open = Il tavolo è aperto.
table-page-refused-study-only = Qui una partita si guarda soltanto: prosegui a un altro tavolo.
table-page-refused-game-over = La partita è finita.
table-page-refused-choice-waits = La tua scelta aspetta: termina il turno o annullala.
table-page-refused-others-faster = Altri sono stati più veloci. Riprova.
table-page-refused-other-site = Le pagine di altri siti non possono parlare con questo server.
table-page-refused-player-lost = Il giocatore automatico si è bloccato.
table-page-refused-player-slow = Il giocatore automatico ha impiegato più di { $number } secondi.
table-page-refused-player-stops = Il posto { $number } ({ $player }) non va avanti; l'organizzatore può darlo a un altro giocatore.
table-page-refused-no-text = Un messaggio deve essere un testo.
table-page-refused-no-record = Scegli una partita salvata.
table-page-refused-no-seats = Indica chi siede dove.
table-page-refused-no-language = Non ci sono testi in questa lingua.
table-page-refused-no-seat = Il posto { $number } non esiste.
table-page-refused-stays = A questo tavolo non si può cambiare: { $name }
table-page-refused-too-large = Troppo grande: al massimo { $number } caratteri.
table-page-refused-changed = La partita non può continuare, perché i contenuti sono cambiati.
table-page-refused-no-moment = Questo momento non esiste.
table-page-refused-not-here = Questo server non ce l'ha: { $name }
table-page-refused-cannot-play = { $player } non sa giocare a questo gioco.
table-page-refused-said-twice = Togli questo: { $name }
table-page-refused-too-long = Qui una partita non può avere più di { $number } scelte.
table-page-refused-seat-waits = Il posto { $number } ha una scelta che aspetta la fine del turno.
table-page-refused-decision-past = Nel frattempo è stato scelto altro.
table-page-refused-fault = Il server ha commesso un errore. Riprova, o avvisa chi lo gestisce.
table-page-refused-no-method = Lì non si può fare.
table-page-refused-no-request = Questa richiesta non esiste.
table-page-refused-database-full = Il server non ha più spazio: non è stato salvato nulla. Avvisa chi lo gestisce.
table-page-refused-database-locked = Il server ora non può salvare nulla. Riprova tra un momento.
table-page-refused-database-gone = Il server ha perso le sue partite e non salva nulla. Avvisa chi lo gestisce.
table-page-refused-database-away = Il server ora non può raggiungere le sue partite. Riprova tra un momento.
table-page-refused-packs-apart = Questi pacchetti non si possono giocare insieme.
table-page-refused-pack-broken = Questo pacchetto contiene errori: { $name }
table-page-refused-one-hint = Hai già chiesto un suggerimento: aspettalo.
table-page-refused-too-many-sockets = Qui ci sono troppi lettori.
table-page-refused-seat-taken = Questo link non apre più nulla: qualcuno ha preso il posto, o c'è un nuovo link.
table-page-refused-take-first = Questo è un invito: prima prendi posto.
table-page-refused-seat-person = Il posto { $number } è già di una persona.
table-page-refused-seat-computer = Il posto { $number } è di un giocatore computer: dallo a una persona.
table-page-invited = invitato
table-page-known = qualcuno qui può conoscere ciò che è nascosto
table-page-known-how = Qualcuno può conoscere ciò che è nascosto a questo tavolo: l'inizio è stato scelto, o l'organizzatore può salvare l'intera partita.
table-page-reveal = Permettimi di salvare l'intera partita
table-page-reveal-how = La partita salvata contiene tutto ciò che è nascosto. Tutti al tavolo ne sono informati, e resta così.
table-page-my-tables = I miei tavoli
table-page-forget-table = Togli dall'elenco
table-page-links-again = Link
table-page-own-name = Il mio nome
table-page-sound = Un suono quando è il mio turno
table-page-notify = Una notifica quando è il mio turno
table-page-edition = Edizione
table-page-without = senza
table-page-by-itself = { $name } gioca da solo
table-page-setup-standard = abituale
table-page-setup-first-game = per una prima partita
