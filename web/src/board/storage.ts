/** What is kept over winter, by place. */
import type { Good } from '../api/types'

export type StorePlace = 'farm' | 'barn' | 'storage'

export interface Keeping {
  readonly goods: readonly Good[]
  readonly points?: number // what keeping them scores
}

export type Kept = Partial<Record<StorePlace, Keeping>>
