"""Looking ahead and back: what moves would do, what happened in words, what a bot would advise. Nothing is changed."""
