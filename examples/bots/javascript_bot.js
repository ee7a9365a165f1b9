#!/usr/bin/env node
// A bot for Haspelknecht in JavaScript (Node.js 18 or newer, no packages). It works with its hands: it takes what there
// is most of, gives every disk to a worker, and prefers any work to none.
//
// Try it:  haspelknecht bot-check "node examples/bots/javascript_bot.js"
//          haspelknecht play --bots "exec:node examples/bots/javascript_bot.js"
//
// The protocol is described in docs/bots.md.

"use strict";
const readline = require("node:readline");

// The first pattern that fits a move says how much the bot likes it; see docs/notation.md for the texts of moves.
const LIKES = [
  [/^(farmer|farmhand) buys/, () => 40],
  [/^charcoal|^windlass|works$/, () => 35],
  [/makes (food|wood)$/, () => 32],
  [/mines$/, () => 30],
  [/^(mine|lift)$/, () => 28],
  [/^prop pinge$/, () => 26],
  [/^prop tunnel$/, () => 24],
  [/^pump (\d)$/, (found) => 20 + Number(found[1])],
  [/^take (\d) (\w+)/, (found, look) => likesDisks(Number(found[1]), found[2], look)],
  [/^(farmer|farmhand) (\d.*)$/, (found, look) => likesLoad(found[1], found[2].split(" "), look)],
  [/^(digger|miner|haspelknecht) (\w+)$/, (found, look) => likesPayment(found[2], look)],
  [/^store (.*)$/, (found) => found[1].split(" ").length + (found[1].includes("farm wood") ? 1 : 0)],
  [/^(refund|timber|sell|mill (black|yellow))/, () => 1],
  [/^end$/, () => -1],
];

function likesDisks(pool, colour, look) {
  const there = look.position.pools[pool - 1].action[colour];
  const wet = look.position.components.pools.wet.includes(pool) && look.position.stage === "taking";
  const hungry = colour === "yellow" && look.me.food < 2;
  return Math.min(there, 5) + (hungry ? 2 : 0) + (colour === "black" ? 1 : 0) - (wet ? 1.5 : 0);
}

function likesLoad(worker, parts, look) {
  // "2 brown 1 black": two disks of two colours buy a tile of level 1; of one colour the more the better
  const disks = parts.filter((_, place) => place % 2 === 0).reduce((sum, count) => sum + Number(count), 0);
  if (parts.length > 2) return worker === "farmer" && disks === 2 && look.me.tiles.length < 3 ? 4 : -1;
  return disks + (parts[1] === "yellow" && look.me.food < 2 ? 1 : 0);
}

function likesPayment(payment, look) {
  const rent = look.position.season === "autumn" ? 2 : 0; // the farm must not go hungry in winter
  return { unpaid: 0, yellow: 2, food: look.me.food > rent ? 1 : -1, thaler: -1 }[payment];
}

function likes(text, look) {
  for (const [pattern, worth] of LIKES) {
    const found = text.match(pattern);
    if (found) return worth(found, look);
  }
  return 0;
}

function choose(message, seat) {
  const look = { position: message.position, me: message.position.players[seat] };
  let best = message.moves[0];
  for (const move of message.moves) {
    if (likes(move.move, look) > likes(best.move, look)) best = move;
  }
  return { type: "move", id: message.id, move: best.number }; // the text would do as well
}

let seat = "A";
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  switch (message.type) {
    case "hello":
      say({ type: "hello", protocol: 1, name: "Busy hands" });
      break;
    case "new_game":
      seat = message.seat;
      break;
    case "choose":
      say(choose(message, seat));
      break;
    default: // observe, game_over, and whatever a later protocol may bring
  }
});
