# The server: what it says beside the games.

# ---- the table ---------------------------------------------------------------------------------
prompt-turn = Your turn: { $question }
prompt-name = { $name }: { $question }
prompt-wait = { $count ->
    [0] Nobody is to move.
   *[other] Waiting for { $names }.
}
prompt-thinks = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
prompt-other-version = { $what ->
    [box] This table was played with another box ({ $their_box }; here { $our_box }). It can be read and saved, and goes on when the server has its box again.
   *[rules] This table follows revision { $theirs } of the rules; this server plays revision { $ours }. It can be read and saved.
}
prompt-not-shown = The rules of this server do not lead to this position: you see the last one they lead to.
prompt-broken = A fault has stopped this table. It can be read and saved. Report { $report }.
result-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
result-solo = { $won ->
    [yes] You win, { $mine } to { $theirs }!
   *[no] You lose, { $mine } to { $theirs }.
}
result-alone = Your score: { $points }.
result-rewound = { $count ->
    [one] Rewound once after a reveal.
   *[other] Rewound { $count } times after a reveal.
}
result-hinted = { $count ->
    [one] { $name } took the bot's advice once.
   *[other] { $name } took the bot's advice { $count } times.
}
takeback-ask = { $name } asks to go back, to before “{ $before }”.
log-rewind = takes the game back
log-hint = asks the bot for advice
log-device = takes this seat on another device as well
log-link = gets a new link: the devices that held this seat are out
log-token = lets a program of their own play for this seat
log-untoken = lets no program play for this seat any more
log-hand = { $how ->
    [clock] has run out of time: { $bot } plays on
    [others] has been gone for long: the others { $bot ->
        [none] look for somebody who plays on
       *[other] let { $bot } play on
    }
   *[own] leaves the seat to { $bot ->
        [none] somebody else for now
       *[other] { $bot } for now
    }
}
log-sit = { $name } plays in this seat for now
log-back = is back and plays again
log-away = is away until { DATETIME($date, dateStyle: "long") }
log-away-no-more = is not away any more
log-more = gives { $name } { $unit ->
    [days] { $count ->
        [one] a day more
       *[other] { $count } days more
    }
   *[minutes] { $count ->
        [one] a minute more
       *[other] { $count } minutes more
    }
}
log-late = has run out of time
hand-ask = { $name } proposes that { $bot ->
    [none] somebody else plays
   *[other] { $bot } plays
} for { $leaver } until { $leaver } is back.
stand-in-default = a friend
result-played = Who played for { $name }: { $list }.
result-share = { $name } ({ $count ->
    [one] one answer
   *[other] { $count } answers
})
log-version = { $how ->
    [all] From here on: revision { $revision } of the rules (until now { $was }).
   *[position] From here on: revision { $revision } of the rules (until now { $was }). Not all that was played is legal under it; the table goes on from where it stood.
}
log-record = { $what ->
    [box] From a record that was played with another box.
   *[rules] From a record of revision { $was } of the rules; here revision { $revision } is played.
} { $how ->
    [all] All its answers are legal here.
   *[part] { $legal } of its { $answers } answers are legal here: the table stands after them.
}{ $scores ->
    [none] {""}
   *[other] {" "}It ended { $scores }.
}
notice-turn = It is your turn at { $game }{ $others ->
    [none] .
   *[other] {" "}with { $others }.
}
notice-turn-channel = It is { $name }'s turn at { $game }.
notice-subject = Your turn: { $game }
notice-off = No more of these
notice-mail =
    { $text }

    The table: { $url }

    No more of these mails: { $off }
notice-confirm-subject = Mails when it is your turn?
notice-confirm =
    Somebody, most likely you, wants mails to this address when it is their turn at a game of Drakkar.

    Yes, send them: { $url }

    If that was not you, do nothing: you will hear no more.
player-default = Player { $number }
notice-stand-in = { $name } did not answer in time: a thrall moved instead.
bot-thrall = Thrall, first steps
bot-thrall-how = Thrall plays at random, at once.
bot-karl = Karl, easy
bot-karl-how = Karl plays the best turn that he can see, at once.
bot-jarl = Jarl, good
bot-jarl-how = Jarl looks to the end of the round; he thinks for up to a third of a second.
bot-konung = Konung, strong
bot-konung-how = Konung looks as far as Jarl and has learned from many games what is worth what; he thinks for up to a second and a half.

# ---- hints -------------------------------------------------------------------------------------
hint-legal = { $count ->
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
hint-gain = At best { $points } { $unit } at once.
hint-no-gain = No move brings points at once: think ahead.
hint-bot = Jarl would play: { $move }.
hint-bot-gain = Jarl would play: { $move } (at once: { $list }).
hint-bot-why = Against “{ $move }” he expects { $list }.
hint-bot-why-all = Against “{ $move }” he expects { $points }: { $list }.
hint-points = { $points ->
    [one] point in all
   *[other] points in all
}
hint-bot-even = “{ $move }” is worth as much to him.
hint-bot-only = It is the only move.
hint-bot-alike = The other moves come to the same.

# ---- errors of the API -------------------------------------------------------------------------
api-bad-request = This request is not understood: { $what }.
api-which-seat = You hold several seats here: say which one.
api-foreign-origin = This request does not come from this server's own page.
api-not-allowed = This is not allowed here.
api-not-found = There is nothing here.
api-bad-method = This address cannot be asked in this way.
api-stale = The table has moved on: look again.
api-old-page = This page is older than the server: load it again.
api-too-large = Too large: { $limit } bytes at most.
api-not-json = Only JSON is accepted here.
api-refused = { $why }
api-bad-value = This makes no sense.
api-off-lesson = The lesson goes on with another move. It can be left at any time.
api-empty-name = A name needs at least one visible letter.
api-key-used = This key has already been used for something else.
api-takeback-nothing = There is nothing to take back there.
api-takeback-open = Somebody else is asking to go back: answer that first.
api-hand-nothing = This seat cannot be handed over.
api-hand-level = There is no such bot; known are: { $known }.
api-hand-open = A seat is being handed over already: answer that first.
api-hand-away = They said that they are away until a date: wait until then.
api-hand-early = Their time has not run out yet.
api-hand-here = They were here less than { $minutes } minutes ago: give them some time.
api-no-more-time = No more time can be given here.
api-away-until = Name a day within the next { $days } days.
api-bad-push = This is no address that messages can be pushed to.
api-bad-mail = This is no mail address.
api-mail-failed = The mail could not be sent: the server's mailbox does not answer.
api-no-push = This server sends no messages to pages.
api-no-mail = This server sends no mail.
api-bad-hook = This is no address that this server may call: it must begin with https:// and lead to a public host.
api-too-many-ways = That is enough: remove one first.
api-broken = A fault has stopped this table; it can be read and saved. Report { $report }.
api-other-version = { $what ->
    [box] This table was played with another box ({ $their_box }; here { $our_box }): it can be read and saved until the server has its box again.
   *[rules] This table follows revision { $theirs } of the rules; this server plays revision { $ours }: it can be read and saved.
}
api-too-many = Too often: wait a moment.
api-no-thoughts = This table has had its hints for now: another comes back every few seconds.
api-too-many-shows = You have { $count } tables of bots only still playing: wait until one of them is over.
api-storage = Nothing could be saved just now. Try again.
api-busy = Not now: try again.
api-fault = A fault of the server. Report { $report }.
error-record-start = This record begins from a stored position, which cannot be checked: only “drakkar replay” and “drakkar play” take it.
error-too-deep = Too many things inside each other.

# ---- the page ----------------------------------------------------------------------------------
page-missing-title = Drakkar is running
page-missing = The page for the browser has not been built: run “make page” in the source folder and load this page again. The API works; docs/api.md describes it.

# ---- command line ------------------------------------------------------------------------------
serving = Drakkar is at { $address }   (Ctrl+C to stop)
boxes-ours = {"  "}(this program's)
box-written = Written. To play with this box: DRAKKAR_COMPONENTS={ $folder } drakkar serve
backed-up = Saved: { $file }
cli-serve = serve the tables to browsers
cli-backup = save a copy of all tables
cli-boxes = list the boxes that tables were played with, or write one out
cli-boxes-box = the digest of a box, or its beginning
cli-boxes-folder = where its files go: what DRAKKAR_COMPONENTS then names
cli-host = the address to listen at; 0.0.0.0 for everybody on the network
cli-port = the port; without it { $port } or the next that is free
cli-db = the database: sqlite:///FILE or postgresql://USER@HOST/NAME
cli-name = a host name under which the page is opened (may be repeated)
cli-proxy = a proxy's address: it is believed who calls through it (may be repeated)
cli-lan = this machine's address for others on the network, where it has several
cli-workers = processes (several only with PostgreSQL)
cli-bots = processes for bots
cli-private-hooks = let push and webhooks reach private addresses and plain HTTP
cli-open = open the page in the browser
cli-no-limits = do not limit how often anybody may ask (for load tests)
cli-backup-file = where to; must not exist
cli-no-talk = nobody talks at tables: no messages, no signs
cli-keep-days = delete tables that nobody has touched for so many days (0: never)
cli-lang = language: fr or en
metavar-folder = FOLDER
metavar-box = BOX
metavar-file = FILE
error-number = “{ $text }” is not a number from 0 to 65535.
error-database-url = “{ $url }” is no database: sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database = The database cannot be used: { $why }.
error-database-later = The database was brought to shape { $shape } by a later program; this one knows { $known }. Use that program, or a copy made before.
error-smtp = DRAKKAR_SMTP is no mailbox: smtp+starttls://USER:PASSWORD@HOST:587?from=ADDRESS (or smtp://, smtps://).
error-workers = Several processes need PostgreSQL: --db postgresql://USER@HOST/NAME.
error-listen = Cannot listen at { $host }, port { $port }: { $why }.
error-backup = The copy could not be made: { $why }.
error-backup-exists = { $file } exists already.
error-no-database = There is no database { $file }.
error-box = Name one box and a folder: “{ $digest }” does not name just one of { $known }.
error-pg-dump = The program pg_dump of PostgreSQL is needed for this, and is not on the PATH.
title-whatif = What if · { $title }
title-duel = Duel · { $title }
log-whatif = Copy of a position of another table: what its maker did not know was dealt anew.
api-redo-nothing = There is nothing to make again.
api-copy-nothing = Nothing can be played from this position.
api-duel-nothing = The same cards can be dealt again once a whole game is over that this program can still play.
error-duel-seats = The same cards need the same number of players: { $count }.
api-quiet-table = Whoever made this table wants it quiet.
api-empty-line = There is nothing to be seen in this line.
api-long-line = Too long: { $limit } letters at most.
api-hidden-thing = Only what everybody sees can be pointed at.
log-leave = leaves the table
api-old-pass = This link has been used, or is too old. Make a new one on the other device.
api-short-passphrase = A passphrase needs at least { $count } letters.
api-name-taken = Somebody else here has this name: choose another one.
api-wrong-passphrase = Name and passphrase do not fit.
api-too-many-tries = Too many tries: wait a little. Devices that are yours already are not affected.

# The ladder
title-rated = Rated · { $title }
log-unrate = does not want this game to count for the ladder
rated-not = { $why ->
    [declined] This game did not count for the ladder: somebody did not want it to.
    [same-person] This game did not count for the ladder: one person had two of its seats.
   *[other] This game counted for nobody: there was no opponent left.
}
error-rated = { $lacks ->
    [seats] A rated game has two players at least, each on a device of his own: you, friends who come by a link, bots.
    [seed] A rated game has no chosen seed: who chooses it could know the cards.
    [hints] In a rated game no bot gives advice.
   *[other] A rated game between several people needs a clock in days: without one, who is losing could leave it without an end.
}
api-rated-back = In a rated game nobody goes back further than undo does, nor once it is over.
api-rated-copy = In a rated game "what if" waits until it is over.
api-rated-token = In a rated game no program plays for you.
api-rated-link = In a rated game a seat that is taken keeps its link: nobody can be put out of it.
api-rated-seats = In a rated game everybody has one seat.
api-rated-delete = Others play this rated game: it cannot be deleted before its end. You can leave the table, which counts as a defeat.
api-rated-late = You have answered already: this game counts for the ladder.
api-ahead-nothing = There is nothing of that kind to decide ahead.
