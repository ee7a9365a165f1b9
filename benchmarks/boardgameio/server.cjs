// A game of the same structure and size as ours on boardgame.io's server: disks are taken in turn, in two rounds; all
// plan in secret at the same time; then the workers work in turn. It has only the rules that make a move legal.
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE, TurnOrder } = require("boardgame.io/core");

const COLOURS = ["yellow", "brown", "black"];
const COUNTS = ["score", "food", "wood", "coal", "thaler", "debts", "water", "pinge_coal", "pinge_wood", "tunnel_coal",
  "tunnel_wood", "shaft_coal", "fresh_food", "fresh_coal"];

const disks = (count = 2) => Object.fromEntries(COLOURS.map((colour) => [colour, count]));
const unplanned = () => ({ ready: false, farmer: disks(0), farmhand: disks(0), digger: "unpaid", miner: "unpaid",
  haspelknecht: "unpaid", mill_black: 0, mill_yellow: 0 });
const board = () => ({
  ...Object.fromEntries(COUNTS.map((name) => [name, 0])),
  tiles: [], fresh_tiles: [], markers: [], cart1: {}, cart2: {}, done: [], farmer_did: [], farmhand_did: [], points: {},
  plan: unplanned(),
});
const mine = (G, playerID) => G.players["ABCD"[Number(playerID)]];

const take = (cart) => ({ G, playerID }, pool, colour) => {
  const here = G.pools[pool];
  const player = mine(G, playerID);
  if (!here || !(here.action[colour] > 0)) return INVALID_MOVE;
  player[cart] = { [colour]: here.action[colour] };
  here.action[colour] = 0;
  if (COLOURS.every((one) => here.action[one] === 0)) here.action = disks();
};

// As in our game, a worker's load can be changed until the last player is ready, without the others being notified.
const plan = ({ G, playerID }, worker, colour, count) => {
  const player = mine(G, playerID);
  const loaded = player.plan[worker];
  const other = player.plan[worker === "farmer" ? "farmhand" : "farmer"];
  const held = (player.cart1[colour] ?? 0) + (player.cart2[colour] ?? 0);
  if (player.plan.ready || !other || !(count <= held - other[colour])) return INVALID_MOVE;
  loaded[colour] = count;
};

const ready = ({ G, playerID }) => {
  const player = mine(G, playerID);
  if (player.plan.ready) return INVALID_MOVE;
  player.plan.ready = true;
};

const work = ({ G, playerID, events }, what) => {
  const player = mine(G, playerID);
  if (player.done.includes(what)) return INVALID_MOVE;
  player.done.push(what);
  player[what] += 1;
  player.score += 1;
  if (player.done.length === 3) events.endTurn();
};

const end = ({ events }) => events.endTurn();

const secret = (move) => ({ move, redact: true, ignoreStaleStateID: true });
const inTurn = { order: TurnOrder.ONCE, minMoves: 1, maxMoves: 1 };
const season = ({ G }) => {
  for (const player of Object.values(G.players)) Object.assign(player, { plan: unplanned(), done: [], cart1: {}, cart2: {} });
};

// Players do not see the plans of others before all are ready.
const view = ({ G, ctx, playerID }) => {
  if (ctx.phase !== "planning") return G;
  const players = Object.entries(G.players).map(([letter, player]) =>
    [letter, letter === "ABCD"[Number(playerID)] ? player : { ...player, plan: { ready: player.plan.ready } }]);
  return { ...G, players: Object.fromEntries(players) };
};

const seasons = {
  name: "seasons",
  setup: ({ ctx }) => ({
    year: 1, season: "spring", stage: "taking", order: ["A", "B", "C", "D"], bag: disks(), stacks: {},
    pools: Array.from({ length: 4 }, () => ({ action: disks(), reserve: disks() })),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => ["ABCD"[seat], board()])),
  }),
  playerView: view,
  phases: {
    taking: { start: true, onBegin: season, turn: inTurn, moves: { take: take("cart1") }, next: "again" },
    again: { turn: inTurn, moves: { take: take("cart2") }, next: "planning" },
    planning: {
      turn: { activePlayers: ActivePlayers.ALL },
      moves: { plan: secret(plan), ready: secret(ready) },
      endIf: ({ G }) => Object.values(G.players).every((player) => player.plan.ready),
      next: "working",
    },
    working: { turn: { order: TurnOrder.ONCE, minMoves: 1 }, moves: { work, end }, next: "taking" },
  },
};

const port = Number(process.argv[2]);
const storage = process.argv[3];
const db = storage === "memory" ? undefined : new FlatFile({ dir: storage });
const server = Server({ games: [seasons], db, origins: [Origins.LOCALHOST] });
server.run(port, () => console.log(`http://127.0.0.1:${port}`));
