/** Height of the yard in a small board. */
export const SMALL_GROUND = 46
