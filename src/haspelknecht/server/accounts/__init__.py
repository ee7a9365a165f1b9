"""People: guests, members, bots of other machines; how they prove who they are."""
