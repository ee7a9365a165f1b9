/** What is kept over winter, by place, and what keeping it scores. */
import type { Good } from '../api/types'

export type StorePlace = 'farm' | 'barn' | 'storage'
export type Kept = Partial<Record<StorePlace, readonly Good[]>>
export type KeptPoints = Partial<Record<StorePlace, number>>
