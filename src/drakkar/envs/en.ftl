# Environments for programs that learn.
error-versions = What was learned is of catalogue and observation { $given }; here they are { $known }.
error-illegal = { $number } may not be chosen by seat { $seat } now: see the action mask.
error-path = { $path } is no move of this catalogue.
error-move = “{ $move }” is not in the catalogue: { $value } is not listed.
error-no-answer = { $move } is no answer of a player.
error-reward = Unknown reward “{ $reward }”. Known: { $known }.
error-dense = The reward “{ $reward }” is known at the end only; “dense” goes with “score”.
error-render = Unknown render mode “{ $mode }”. Known: { $known }.
error-place = There is no seat { $seat }: 0 to { $most }, or None for another every game.
error-tables = { $number } tables: it takes at least 1.
error-processes = { $number } processes: 1 to { $most }, one per table at most.
error-no-extent = { $game } says nowhere how far its fields reach (extent.py): nothing can learn it.
