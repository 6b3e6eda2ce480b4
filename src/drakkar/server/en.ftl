# The server: what it says beside the games.

# ---- the table ---------------------------------------------------------------------------------
prompt-turn = Your turn: { $question }
prompt-name = { $name }: { $question }
prompt-wait = { $count ->
    [0] Nobody is to move.
   *[other] Waiting for { $names }.
}
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
player-default = Player { $number }
notice-stand-in = { $name } did not answer in time: a thrall moved instead.
bot-thrall = Thrall: plays at random
bot-karl = Karl: looks one turn ahead

# ---- hints -------------------------------------------------------------------------------------
hint-legal = { $count ->
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
hint-gain = At best { $points } { $unit } at once.
hint-no-gain = No move brings points at once: think ahead.
hint-bot = Karl would play: { $move }.
hint-bot-gain = It counts at once: { $list }.
hint-bot-next = It opens the next choice: { $next }
hint-bot-position = Of all positions he can see at the end of your turn, it leads to the best.
hint-bot-reveals = It reveals something that nobody can foresee.
hint-bot-second = His second choice: { $move }.

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
api-broken = A fault has stopped this table; it can be read and saved. Report { $report }.
api-too-many = Too often: wait a moment.
api-storage = Nothing could be saved just now. Try again.
api-busy = Not now: try again.
api-fault = A fault of the server. Report { $report }.
error-too-deep = Too many things inside each other.

# ---- the page ----------------------------------------------------------------------------------
page-missing-title = Drakkar is running
page-missing = The page for the browser has not been built: run “make page” in the source folder and load this page again. The API works; docs/api.md describes it.

# ---- command line ------------------------------------------------------------------------------
serving = Drakkar is at { $address }   (Ctrl+C to stop)
backed-up = Saved: { $file }
cli-serve = serve the tables to browsers
cli-backup = save a copy of all tables
cli-host = the address to listen at; 0.0.0.0 for everybody on the network
cli-port = the port; without it { $port } or the next that is free
cli-db = the database: sqlite:///FILE or postgresql://USER@HOST/NAME
cli-name = a host name under which the page is opened (may be repeated)
cli-lan = this machine's address for others on the network, where it has several
cli-workers = processes (several only with PostgreSQL)
cli-bots = processes for bots
cli-open = open the page in the browser
cli-no-limits = do not limit how often anybody may ask (for load tests)
cli-backup-file = where to; must not exist
cli-lang = language: fr or en
metavar-file = FILE
error-number = “{ $text }” is not a number from 0 to 65535.
error-database-url = “{ $url }” is no database: sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database = The database cannot be used: { $why }.
error-workers = Several processes need PostgreSQL: --db postgresql://USER@HOST/NAME.
error-listen = Cannot listen at { $host }, port { $port }: { $why }.
error-backup = The copy could not be made: { $why }.
error-backup-exists = { $file } exists already.
error-no-database = There is no database { $file }.
error-pg-dump = The program pg_dump of PostgreSQL is needed for this, and is not on the PATH.
