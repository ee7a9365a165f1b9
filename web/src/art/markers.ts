/** The symbol of each action marker, by the number of its tile. */
export const MARKER_ICONS: Readonly<Record<number, string>> = {
  14: 'marker-cable',
  22: 'marker-barrow',
  23: 'marker-ladder',
  25: 'marker-windlass',
  32: 'marker-lamp',
  33: 'marker-pick',
}

/** The symbol on sections of the Tunnel, by the number of the tile that scores it. */
export const TUNNEL_ICONS: Readonly<Record<number, string>> = { 22: 'wheelbarrow', 32: 'lamp', 42: 'lorry' }
