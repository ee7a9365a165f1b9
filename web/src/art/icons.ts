/** The symbols of the sprite for the names that the server gives to things: goods, disks, workers, tiles. */
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

/** A tile is named by its number; everything else that is not listed is called as it is. */
export function symbolOf(name: string): string {
  return /^\d+$/.test(name) ? `dev-${name}` : (SYMBOLS[name] ?? name)
}
