/** The parts of a look at the table that are shown here (`POST /api/tables/{id}/look`). */
import type { Good, Letter } from '../api/types'

export type Access = 'owned' | 'open' | 'distant' | 'closed'

/** A development for a seat now. */
export interface TileLook {
  readonly access: Access
  readonly fee: Good | 'any' | null
  readonly fee_there: readonly Good[]
  readonly payee: Letter | null
  readonly points: number
  readonly payable: boolean
  readonly why: { readonly message: string; readonly rule: string | null } | null
}

export interface StoragePlace {
  readonly place: 'farm' | 'barn' | 'coal_storage'
  readonly ways: readonly { readonly goods: readonly Good[]; readonly points: number; readonly there: boolean }[]
}

/** The winter to come with what is there now. */
export interface WinterLook {
  readonly food_due: number
  readonly thaler_due: number
  readonly food: number
  readonly thaler: number
  readonly debts: number
  readonly coal: number
  readonly coal_points: number
  readonly places: readonly StoragePlace[]
}
