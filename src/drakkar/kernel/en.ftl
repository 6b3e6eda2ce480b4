# The kernel's own messages.
refusal-not-your-turn = It is not your turn; to move: player { $seats }.
refusal-wrong-kind = That is not what is asked now{ $asked ->
    [none] .
   *[other] : “{ $asked }”
}
refusal-wrong-fields = { $given } does not fit this kind of move.
refusal-game-over = The game is over.
refusal-not-drawn = This cannot have been drawn: { $what }.
refusal-undo-nothing = There is nothing of yours to take back.
refusal-undo-revealed = It cannot be taken back: something hidden has been revealed.
refusal-undo-nature = It cannot be taken back: chance has drawn since.
refusal-undo-depends = It cannot be taken back: what another player drew depends on it.
refusal-undo-other = It cannot be taken back: player { $seat } has moved since.
refusal-undo-other-named = It cannot be taken back: { $name } has moved since.

reconstructed = Reconstructed, to be checked against a box: { $list }.

error-unknown-game = Unknown game “{ $name }”. Known: { $known }.
error-unknown-bot = Unknown bot “{ $name }”. Known: { $known }.
error-weights-missing = Konung has not learned { $game }: there is no { $file }.
error-weights-unread = What konung has learned cannot be read: { $file }: { $why }.
error-weights-broken = What konung has learned is damaged: { $file }.
error-weights-foreign = { $file } is not what konung has learned of { $game } in this version.
error-bots = { $given } bots for { $needed } seats: one per seat is needed.
error-unknown-language = Unknown language “{ $name }”. Known: { $known }.
error-seats = { $game } cannot be played by { $players }. Possible: { $known }.
error-option = { $game } has no option “{ $option }”. Known: { $known }.
error-option-value = Option { $option }: “{ $value }” is not a choice. Possible: { $known }.
error-options = Options are given by name, such as rules=basic; got { $given }.
error-seat = There is no seat { $seat } at this table. Seats: { $known }.
error-option-closed = { $option }: “{ $value }” is not possible: { $why }. Possible: { $known }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
option-why-seats = the game is played by { $players }
error-seed = A seed is a whole number, not { $seed }.
error-not-over = The game is not over: there is no result yet.
error-value-shape = A move is a list that begins with its name, such as ["buy", 5]; got { $data }.
error-value-tag = Unknown move “{ $tag }”. Known: { $known }.
error-value-fields = Move “{ $tag }”: { $why }.
error-state-field = The stored position lacks the field “{ $field }”.
error-state-value = The field “{ $field }” of the stored position: { $why }.
error-position = The stored position cannot be gone on from: { $why }.
error-component-directory = DRAKKAR_COMPONENTS names “{ $directory }”, which is no directory.
error-component-name = { $file }: no such component file. Known: { $known }.
error-component-file = { $file }: cannot be read: { $why }.
error-component-field = { $file }: { $field }: { $why }.
error-component-value = { $file }: { $field } must be { $allowed }{ $found ->
    [none] {""}
   *[other] , found { $found }
}.
error-component-unknown = { $file }: unknown field “{ $field }”. Known: { $known }.
error-component-unread = { $file }: { $field } explains the box and changes nothing in the game; it cannot be corrected.
error-component-meaning = { $file }: { $field }: the game can make no effect of this ({ $found }).
error-rulebook = { $file }: { $why }.
error-lesson = { $file }: { $why }.
error-record = This is no Drakkar record: { $why }.
error-record-format = The record has format { $found }; this program reads { $known }.
error-record-revision = The record follows revision { $found } of the rules; this program plays revision { $known }.
error-record-components = The record was played with other component data ({ $found }, here { $known }).
error-record-answer = Answer { $number } of the record is refused: { $why }
error-record-scores = The record claims the scores { $found }, its moves give { $known }.
error-file = { $file }: { $why }.
error-file-json = { $file }: not a JSON file: { $why }.

# ---- why a file will not do --------------------------------------------------------------------
why-missing = No such file or directory
why-is-directory = this is a directory
why-no-directory = part of the path is not a directory
why-forbidden = permission denied
why-read-only = the disk is read-only
why-full = the disk is full
why-place = error in line { $line }, column { $column }
why-not-text = this is not text in UTF-8
why-too-deep = nested too deeply
why-missing-field = the field “{ $field }” is missing
why-choice = “{ $value }” is not possible
why-least = at least { $least } is needed
why-unknown-field = unknown field “{ $field }”
why-type = { $field ->
    [none] {""}
   *[other] field “{ $field }”:{" "}
}expected { $wanted ->
    [int] a whole number
    [str] a text
    [array] a list
    [object] an object
    [bool] true or false
   *[other] { $wanted }
}, got { $given ->
    [int] a whole number
    [float] a number
    [str] a text
    [array] a list
    [object] an object
    [bool] true or false
    [null] nothing
   *[other] { $given }
}
