/** The tables of the home page: mine, those one can join, those one can watch. */
import { api, Refusal } from '../../api/client'
import type { GameNews, Position, TableView } from '../../api/types'
import { me } from '../../person.svelte'

export interface Running {
  readonly table: TableView
  readonly position: Position | null
}

const DRAWN = 20 // of somebody with hundreds of games, as many are asked for how they stand

export class Tables {
  mine = $state<readonly Running[]>([])
  open = $state<readonly TableView[]>([])
  playing = $state<readonly TableView[]>([])
  known = $state(false)

  async refresh(): Promise<void> {
    const [mine, open, playing] = await Promise.all([
      me() ? this.askMine() : [],
      api.get<TableView[]>('/tables?which=open'),
      api.get<TableView[]>('/tables?which=playing'),
    ])
    const ours = new Set(mine.map(({ table }) => table.id))
    this.mine = mine
    this.open = open.filter((table) => !ours.has(table.id) && table.seats.some(joinable))
    this.playing = playing.filter((table) => !ours.has(table.id))
    this.known = true
  }

  private async askMine(): Promise<Running[]> {
    const found = await api.get<TableView[]>('/tables?which=mine')
    found.sort((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)))
    const first = await Promise.all(found.slice(0, DRAWN).map(withPosition))
    const rest = found.slice(DRAWN).map((table) => ({ table, position: null }))
    return [...first, ...rest].sort((one, other) => Number(waitsForMe(other.table)) - Number(waitsForMe(one.table)))
  }
}

async function withPosition(table: TableView): Promise<Running> {
  if (table.status !== 'playing') return { table, position: null }
  try {
    const news = await api.get<GameNews>(`/tables/${table.id}/news?since=${table.number}`)
    return { table: news.table, position: news.position }
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 409) return { table, position: null } // a game that cannot be opened hides no other
    throw problem
  }
}

function joinable(seat: TableView['seats'][number]): boolean {
  return seat.kind === 'open' && !seat.invited
}

/** Whether one of my seats has to act. */
export function waitsForMe(table: TableView): boolean {
  const person = me()?.id
  return (
    table.status === 'playing' &&
    !table.paused &&
    table.seats.some((seat) => seat.person === person && seat.pending && !seat.away)
  )
}
