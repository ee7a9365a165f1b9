# Records and the archive of the game server.

server-not-begun = No game has started at this table yet.
server-record-seats = The recorded game has { $players } players. Name exactly as many seats.
server-record-step = The record has no step { $step }. The last one is { $last }.
server-record-over = The game is over at this step. Choose an earlier one to play on.
server-cursor = We can’t find this page of the archive. Go back to the first page.
