"""What is published: the locks, the licences, the source archive and the wheels."""
