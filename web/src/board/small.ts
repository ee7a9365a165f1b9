/** The height of the yard in a compact board. */
export const SMALL_GROUND = 46
