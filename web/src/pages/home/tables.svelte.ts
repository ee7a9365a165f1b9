/** The tables of the home page: the player's own, those to join, those to watch. */
import { api, ApiError, unwrap } from '../../api/client'
import type { TableView } from '../../api/types'
import { boardView, type BoardView } from '../../api/view'
import { me } from '../../person.svelte'

export interface Running {
  readonly table: TableView
  readonly board: BoardView | null
}

const DRAWN = 20 // players can have hundreds of games: request at most this many boards

export class Tables {
  mine = $state<readonly Running[]>([])
  open = $state<readonly TableView[]>([])
  playing = $state<readonly TableView[]>([])
  known = $state(false)

  async refresh(): Promise<void> {
    const [mine, open, playing] = await Promise.all([me() ? this.askMine() : [], list('open'), list('playing')])
    const ours = new Set(mine.map(({ table }) => table.id))
    this.mine = mine
    this.open = open.filter((table) => !ours.has(table.id) && table.seats.some(joinable))
    this.playing = playing.filter((table) => !ours.has(table.id))
    this.known = true
  }

  private async askMine(): Promise<Running[]> {
    const known = await list('mine')
    const found = [...known].sort((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)))
    const first = await Promise.all(found.slice(0, DRAWN).map(withBoard))
    const rest = found.slice(DRAWN).map((table) => ({ table, board: null }))
    return [...first, ...rest].sort((one, other) => Number(waitsForMe(other.table)) - Number(waitsForMe(one.table)))
  }
}

function list(which: 'mine' | 'open' | 'playing'): Promise<readonly TableView[]> {
  return unwrap(api.GET('/api/tables', { params: { query: { which } } }))
}

async function withBoard(table: TableView): Promise<Running> {
  if (table.status !== 'playing') return { table, board: null }
  try {
    const params = { path: { table_id: table.id }, query: { since: table.number } }
    const view = await unwrap(api.GET('/api/tables/{table_id}/view', { params }))
    return { table: view.table, board: view.board ? boardView(view.board) : null }
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 409) return { table, board: null } // one game that cannot be opened must not hide the others
    throw problem
  }
}

function joinable(seat: TableView['seats'][number]): boolean {
  return seat.kind === 'open' && !seat.invited
}

/** Whether it is the player's turn at a table. */
export function waitsForMe(table: TableView): boolean {
  const person = me()?.id
  return (
    table.status === 'playing' &&
    !table.paused &&
    table.seats.some((seat) => seat.person === person && seat.pending && !seat.away)
  )
}
