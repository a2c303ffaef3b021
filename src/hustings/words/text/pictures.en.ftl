## Pictures of matches

preview-moment = { $game }: { $moment }
preview-won = { $game }: { $won }
preview-live = Watch the match, or go through it move by move in your browser; no account is needed.
preview-over = See in your browser how it went, move by move, and play on from any moment; no account is needed.
picture-end = The end as a picture:
replay-picture = Picture
error-no-picture = There is no such picture of this match.
error-no-picture-do = Choose a move in the replay: the link to its picture stands below the table.
error-picture-later = This picture cannot be drawn at the moment.
error-picture-later-do = Try again in a few seconds.
