### What is said at every table in English: who it is about, how the game stands, and the session at the terminal.
### An event says what its seat did, in the past tense; `table-event` puts the seat before it.

table-you = you
    .object = you
table-seat = seat { $n }
    .object = seat { $n }
table-player = { $name }
    .object = { $name }
table-event = { $who } { $text }

event-turn-began = { "" }
event-game-ended = made the last turn; the totals are { JOIN($totals, last: "comma") }

## How the game stands

name-turn = turn
name-setup = setup
table-turn = turn { $turn }
table-its-you = (you)
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-to-act = Turn { $turn }, { $seat } to act.
table-is-over = Turn { $turn }, the game is over.
table-seen-by = { $game }, seen by { $seat }
table-seen-by-all = { $game }, seen by everybody
table-total = total
table-choices = { $number ->
    [one] 1 choice made
   *[other] { $number } choices made
}
table-options = { $number ->
    [one] { $seat } has 1 option ({ $cause })
   *[other] { $seat } has { $number } options ({ $cause })
}
table-premise = { $pack }, { $players } players, { $setup } setup, seed { $seed }

## The session at the terminal

table-only-option = { $cause }: only “{ $option }” was possible
table-forgone = forgone: { JOIN($effects, last: "semicolon") }
table-around = m: draw what lies around the table too
table-not-understood = “{ $typed }” is no number from 1 to { $number } and no command; “h” lists them.
table-not-possible = Not possible in this position: { $action }
table-names-nothing = That option names no tile, card or space.
table-look-alone = { $seat } is next: press Enter when only you look.
table-taken-back = your last choice has been taken back
table-nothing-to-take-back = Nothing to take back: something hidden has become known since your last choice.
table-end-turn = Your turn ends with this (Enter: go on, u: take it back):
table-points-now = { table-points } now
table-file = file
table-id = id
table-save = Save the game in a file (Enter: do not save):
table-saved = Saved in { $file }; go on with: { $command }
table-left = Left the game.
table-over = the game is over
table-won = { JOIN($seats, between: "comma", last: "and") } won.

table-help-number = choose that option
table-help-table = draw the table again
table-help-more = draw what lies around it: what there is to take, and the like
table-help-info = what a component or a space says, or those that an option names
table-help-undo = take your last choice back
table-help-save = save the game
table-help-help = this
table-help-quit = leave
table-a-number = a number

## Pictures

table-free = free
table-print-note = Print at 100 %. The bar is 50 mm long.
table-print-backs = backs
table-sign-exchange = do the left to get the right
table-sign-choice = one or the other
table-sign-both = both
table-sign-sequence = first the left, then the right
table-sign-may = if you like
table-sign-brackets = belongs together
table-sign-most = at most this many
table-sign-each = for each
table-sign-named = the same number at both places
table-aid-turn = A turn
table-aid-key = What the pictograms mean

## A replay in a browser

table-panel-middle = Table
table-panel-whole = Everything
table-replay-steps = Steps
table-replay-first = First step
table-replay-back = Back
table-replay-play = Play
table-replay-pause = Pause
table-replay-next = Next
table-replay-last = Last step
table-replay-turn-back = Previous turn
table-replay-turn-next = Next turn
table-replay-step = Step { $number } of { $all }
table-replay-link = Link to this step
table-replay-no-step = There is no step “{ $link }”: this game has steps 0 to { $all }.
table-replay-jump = Jump to
table-replay-jump-back = Jump back
table-replay-jump-next = Jump ahead
table-replay-choices-of = choices of { $seat }
table-replay-who = Who chooses
table-replay-what = What happens
table-replay-seen-by = As seen by
table-replay-open = everybody, all hands open
table-replay-language = Language of the game
table-replay-speed = Speed
table-replay-slow = slow
table-replay-normal = normal
table-replay-fast = fast
table-replay-fastest = very fast
table-replay-stop = Stop at
table-replay-every = every choice
table-replay-free = choices with an alternative
table-replay-turns = turns
table-replay-follow = Show where it happens
table-replay-set-up = The table is set up.
table-replay-chose = { $seat } chose: “{ $option }”
table-replay-forced = Nothing else was possible.
table-replay-to-choose = Next: { $seat }
table-replay-turn-of = Turn { $turn }, { $seat }
table-replay-before = Before the first turn
table-replay-over = The game is over.
table-replay-told = This step
table-replay-moves = What happened
table-replay-points = Points
table-replay-points-known = What this seat cannot know counts as little as it can.
table-replay-in-words = The table in words
table-replay-picture = The table after step { $number }
table-replay-zoom-help = + and - zoom, 0 fits, arrows move
table-replay-zoom-in = Zoom in
table-replay-zoom-out = Zoom out
table-replay-fit = Fit
table-replay-readable = Readable size
table-replay-play-on = Play on from here
table-replay-play-on-how = Save the game up to this step in the file { $file }, then type this command.
table-replay-play-on-open = Only a page with all hands open can be played on from: the saved game tells everything that is hidden.
table-replay-copy = Copy
table-replay-copied = Copied
table-replay-download = Download
table-replay-saved-game = Saved game
table-replay-position = The position, to try it or to put it into a test
table-replay-settings = Settings
table-replay-category = Category

## The table in a browser

table-panel-hand = Hand
table-page-lacking = Not possible now: { $effect }
table-page-lost = would be lost: { JOIN($effects, last: "semicolon") }
table-page-seat = Seat { $number }
table-page-new-table = A new table
table-page-unofficial = This is an unofficial project. It draws all pictures itself, uses no text of the rulebooks, and is not affiliated with the designers or publishers of the games.
table-page-game = Game
table-page-players = Players
table-page-setup = Setup
table-page-packs = Content
table-page-human = a person
table-page-name = Name
table-page-create = Create the table
table-page-links = The links of this table
table-page-links-how = Give each player the link of their own seat. Whoever has a link can play for that seat.
table-page-spectators = Spectators
table-page-host = Host
table-page-copy-link = Copy the link
table-page-sit-down = Sit down
table-page-hot-seat = Play all seats on this device
table-page-your-turn = Your turn
table-page-waiting = { $seat } is to act
table-page-what-to-do = What do you do?
table-page-undo = Undo
table-page-undo-turn = Undo the turn
table-page-end-turn = End turn
table-page-go-on = Go on
table-page-before-turn = Your turn would end here. Until you end it, you can take everything back.
table-page-before-draw = Next, something hidden becomes known. After that, nothing can be taken back.
table-page-choose = Do it
table-page-always = Always choose this here
table-page-hint = Hint
table-page-hint-by = Hint by
table-page-hint-says = { $player } would choose: { $option }
table-page-filter = Search what you can do
table-page-no-option = Nothing fits these words.
table-page-impossible = Not possible now
table-page-then-turn = Your turn ends.
table-page-then-hidden = Then something hidden becomes known.
table-page-then-other = Then somebody else chooses.
table-page-then-next = Then, { $name }: { $option }
table-page-then-more = and { $number } more
table-page-more-points = { $points } points
table-page-hand = Hand
table-page-mine = My board
table-page-log = What happened
table-page-turn = Turn { $turn }
table-page-since = Since your last turn
table-page-skip = Skip
table-page-earlier = You are looking at an earlier moment.
table-page-now = Back to now
table-page-lost-connection = The connection is lost; trying again …
table-page-closed = This link no longer opens the table: { $name }
table-page-watching = You are watching.
table-page-you = you
table-page-here = here
table-page-away = away
table-page-show-seat = Show what { $seat } has
table-page-close = Close
table-page-routine = Answers by themselves
table-page-routine-only = Choose by itself where there is only one option
table-page-routine-did = Chosen by itself: { $option }
table-page-routine-none = Nothing is answered by itself yet.
table-page-forget = Ask me again
table-page-pass = Pass the device to { $seat }
table-page-look = Only I look: show my cards
table-page-watch-turns = Show what the others did
table-page-theme = Colours
table-page-theme-auto = as the device
table-page-theme-light = light
table-page-theme-dark = dark
table-page-keys = Numbers or arrows select, Enter chooses, letters search, Ctrl+Z takes back, Escape clears.
table-page-options-count = { $number } options
table-page-no-table = Open the link that you were given, or make a new table.
table-page-watching-links = To look on and to run the table
table-page-enlarge = Enlarge
table-page-seats = Seats
table-page-steps-left = What comes after this
table-page-rulings = Points that the rulebook leaves open
table-page-parts = Parts of the table
table-page-from-here = From here …
table-page-this-moment = This moment
table-page-link-to-moment = Link to this moment
table-page-make-link = Make the link
table-page-link-shows-public = It shows what everybody may see, and opens nothing else.
table-page-link-shows-own = It shows what you see here, and opens nothing else.
table-page-branch = Play on at a new table
table-page-branch-how = The new table begins at this moment. Nothing changes here.
table-page-branch-anew = The new table begins at this moment. What you may not know is dealt anew there. Nothing changes here.
table-page-branch-where-you-choose = Until the game is over you can play on, and keep a moment, only where you choose something.
table-page-branch-when-over = Until the game is over only players and the host can play on from a moment or keep it.
table-page-keep = Keep it
table-page-keep-position = Position
table-page-study = Look through the game
table-page-studying = You are looking through a saved game. A seat at the top shows what it saw.
table-page-one-moment = You are looking at one moment of a game.
table-page-eyes = Show what { $seat } saw
table-page-open-game = Open a saved game
table-page-open-game-how = Look through it choice by choice, and play on from any moment:
table-page-back-here = Take the game back to here
table-page-back-here-how = What happened after this moment is lost for all, and everybody is told.
table-page-back-how = To take the game back, look at an earlier moment in the log, then open “From here …”.
table-page-host-went-back = The host has taken the game back to an earlier moment.
table-page-renew-link = New link
table-page-renew-how = A new link replaces the old one, which then opens nothing. A seat can be given to a computer player and back.
table-page-end-table = End the table
table-page-end-table-how = Nobody can choose any more; everything can still be looked at. You can open it again.
table-page-open-again = Open the table again
table-page-is-closed = The host has ended this table.
table-page-is-open = The host has opened this table again.
table-page-loading = Loading the table …
table-page-open = Open
table-page-change = { $name }: from { $number } to { $all }.
table-page-short = Not possible now; lacking: { $name } { $number }
table-page-test-table = test table
table-page-test-wanted = For testing: the host may change the position and keep what happens as a scenario
table-page-arrange = Change the position
table-page-arrange-how = What the YAML says changes at this moment; all else stays as it is.
table-page-keep-scenario = Keep what happened as a scenario
table-page-content-changed = The table goes on with the changed content.
