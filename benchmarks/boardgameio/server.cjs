// A game of about the size of ours on boardgame.io's own server: four boards, pools of disks, moves in turn.
const { FlatFile, Server, Origins } = require("boardgame.io/server");

const COUNTS = ["score", "food", "wood", "coal", "thaler", "debts", "water", "pinge_coal", "pinge_wood", "tunnel_coal",
  "tunnel_wood", "shaft_coal", "fresh_food", "fresh_coal"];

const disks = () => ({ yellow: 2, brown: 2, black: 2 });

const board = () => ({
  ...Object.fromEntries(COUNTS.map((name) => [name, 0])),
  tiles: [], fresh_tiles: [], markers: [], cart1: {}, cart2: {}, done: [], farmer_did: [], farmhand_did: [], points: {},
  plan: { step: "farmer", farmer: disks(), farmhand: disks(), digger: "unpaid", miner: "unpaid", haspelknecht: "unpaid",
    mill_black: 0, mill_yellow: 0 },
});

const taking = {
  name: "taking",
  setup: ({ ctx }) => ({
    year: 1, season: "spring", stage: "taking", order: ["A", "B", "C", "D"], bag: disks(), stacks: {},
    pools: Array.from({ length: 4 }, () => ({ action: disks(), reserve: disks() })),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => ["ABCD"[seat], board()])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, pool, colour) => {
      const name = ["yellow", "brown", "black"][colour];
      const player = G.players["ABCD"[Number(playerID)]];
      const taken = G.pools[pool].action[name];
      G.pools[pool].action[name] = 2;
      player.cart1 = { [name]: taken };
      player.score += 1;
    },
  },
};

const port = Number(process.argv[2]);
const storage = process.argv[3];
const db = storage === "memory" ? undefined : new FlatFile({ dir: storage });
const server = Server({ games: [taking], db, origins: [Origins.LOCALHOST] });
server.run(port, () => console.log(`http://127.0.0.1:${port}`));
