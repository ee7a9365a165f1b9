"""Learning by self-play: games give samples, samples give an evaluation, the evaluation plays better games."""
