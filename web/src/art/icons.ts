/** Maps the names that the server uses (goods, disks, workers, tiles) to symbols of the sprite. */
const SYMBOLS: Readonly<Record<string, string>> = {
  lift: 'coal',
  points: 'vp',
  order: 'ui-steps',
  yellow: 'disk-yellow',
  brown: 'disk-brown',
  black: 'disk-black',
  farmer: 'w-farmer',
  farmhand: 'w-farmhand',
  digger: 'w-digger',
  miner: 'w-miner',
  haspelknecht: 'w-haspel',
  windlass: 'marker-windlass',
  mill: 'dev-35',
}

/** Tiles are named by their number. A name that is not listed is the symbol's own name. */
export function symbolOf(name: string): string {
  return /^\d+$/.test(name) ? `dev-${name}` : (SYMBOLS[name] ?? name)
}
