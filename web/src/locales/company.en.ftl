# The people at a table: clocks, seats that change hands, notices. Loaded where several people sit.
people = People and clock
clock-left = { $name }: { $time } left
clock-over = { $name }: time is up
clock-since = { $name } has been thinking for { $time }
clock-away = { $name } is away until { $date }
playing-for = { $who } plays for { $name }
nobody-for = Nobody plays for { $name } yet
lent-bot = { $who } plays for you.
lent-open = Your seat is open for somebody else.
take-back-seat = Take my seat back
hand-agree = Agree
hand-refuse = No
hand-withdraw = Withdraw
hand-waiting = Waiting for { $names }
hand-link-for = Link for whoever plays for { $name }
hand-link-new = A link for whoever plays for { $name }
hand-mine = Hand my seat over
hand-other = Hand the seat of { $name } over
hand-to = Who plays on?
hand-to-person = Somebody, by a link
hand-do = Hand over
hand-why = They can have it back at any time, and everybody sees who played what.
hand-why-mine = You can have it back at any time, and everybody sees who played what.
hand-asked = The others have been asked.
more-time = More time
more-time-for = More time for { $name }
away-mine = I am away until
away-set = Say so
away-back = I am back
away-why = Until then your clock stands still and nobody hands your seat over.
clock-none = No clock: everybody takes the time they need.
clock-soft = { $span } for each answer. It is only shown.
clock-days-tell = { $span } for each answer. Then everybody is told.
clock-days-bot = { $span } for each answer. Then { $bot } plays on.
minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-choice = Clock
clock-choice-none = None
clock-choice-soft = { $count } min for each answer, only shown
clock-choice-days = { $count ->
    [one] one day for each answer
   *[other] { $count } days for each answer
}
then-choice = When time is up
then-tell = Everybody is told
then-bot = { $bot } plays on
quiet-choice = No messages from this table to phones, mailboxes or channels
notices = Tell me when it is my turn
notices-why = A message comes when you have not had the table on your screen for a minute, and only one until you look.
notices-quiet = Whoever made this table wants it quiet: nobody is told elsewhere.
push = On this device
push-on = Messages come to this device.
push-turn-on = Send messages to this device
push-no-server = This server sends no messages to pages.
push-no-secure = This page was not opened over HTTPS: a browser takes messages only from secure pages and from this very machine.
push-no-ios = On an iPhone or iPad the page must be on the home screen first: Share, then “Add to Home Screen”; open it from there.
push-no-browser = This browser takes no messages from pages.
push-denied = This browser has been told not to show messages from here: allow them in its settings.
push-failed = The browser could not be reached by its messenger. Try again later.
mail = By mail
mail-address = Mail address
mail-add = Send mails there
mail-none = This server sends no mail.
mail-new = A mail with a link has gone to { $address }: open the link, and mails will come.
mail-on = Mails go to { $address }.
way-trouble = The last message did not arrive.
way-off = No more
hooks = To a channel of yours
hooks-why = Discord, Matrix, ntfy or a program of your own is told whose turn it is. Only you, who made the table, can set this up.
hook-flavour = Kind
hook-json = A program (JSON)
hook-discord = Discord
hook-matrix = Matrix (hookshot)
hook-ntfy = ntfy
hook-url = Address of the webhook
hook-add = Tell this channel
hook-secret = Messages are signed with this secret. It is shown this once:
off-done = Done: no more of these messages.
off-gone = This link is no longer good: there is nothing to stop.
confirm-done = Done: a mail will come when it is your turn.
rated-choice = Rated game
rated-choice-how = It counts for the ladder of this server, where everybody sees the names and the strength of those who played. No advice by a bot, no going back, no "what if" before the end; who hands over or leaves his seat has lost to all who stay. Between several people it takes a clock in days.
rated-card = This game counts for the ladder of this server: your name and your strength will be seen there.
rated-fine = Fine
rated-decline = Not for me
rated-counts = This game counts for the ladder. Who lets somebody else play his seat, or leaves the table, has lost to all who stay.
rated-not = This game does not count for the ladder any more: somebody did not want it to.
ahead = Decide ahead
ahead-offer = Decide ahead what comes next…
ahead-when = When I am asked this turn:
ahead-always = in any case
ahead-least = if I have at least { $count } points
ahead-most = if I have at most { $count } points
ahead-points = Points
ahead-how = Nobody else knows of it. If the condition does not hold, or the game goes back, nothing is played and the question waits for you.
ahead-ready = Decided ahead: { $move }, { $condition }.
ahead-read = I see
ahead-lapsed-points = What you had decided ahead was not played: your points do not meet its condition. It is yours to answer.
ahead-lapsed-changed = What you had decided ahead was withdrawn: the game went back.
rated-mark = Rated
