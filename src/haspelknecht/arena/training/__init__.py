"""Learning by self-play: games give lessons, lessons give an evaluation, the evaluation plays better games."""
