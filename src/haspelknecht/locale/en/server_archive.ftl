# Records and the archive of the game server.

server-not-begun = No game has begun at this table yet.
server-record-seats = The recorded game has { $players } players: name as many seats.
server-record-step = The record has no step { $step }: its last one is { $last }.
server-record-over = The game is over at this point: choose an earlier step to play on.
server-cursor = This page of the archive cannot be found: begin with the first page again.
