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
