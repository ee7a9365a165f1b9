"""Load on a game server: many tables with four clients each, on this machine."""
