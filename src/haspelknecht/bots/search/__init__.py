"""The search algorithms of the bots, compiled together with the rules."""
