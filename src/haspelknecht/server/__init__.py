"""The game server: play with anyone, lose nothing, leak nothing."""
