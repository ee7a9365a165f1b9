"""Accounts: guests, members and remote bots, their passwords, session cookies and tokens."""
