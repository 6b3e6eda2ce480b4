# The result page: which decisions cost most. Loaded with the result, not with the table.
review = Which moves cost most?
review-whose = Whose decisions
review-thinking = Jarl looks through the game …
review-steps = { $done } of { $total } steps
review-stop = Stop
review-played = Played
review-better = Better
review-show = Show the position
review-copy = Play from here
review-none = No decision clearly cost anything: of { $looked } none is borne out.
review-meaning = { $looked } decisions, judged with what was known at the time. Only what further worlds bear out is listed; ± is 95 %.
