/** The engine's scales for the one-page summary. */
import { api, unwrap } from '../../api/client'
import type { Schemas } from '../../api/types'
import { Resource } from '../reference.svelte'

export type Scales = Schemas['Scales']

export const scalesResource = new Resource<Scales>(() => unwrap(api.GET('/api/scales')))

/** The steps of a scale that score: how many, and the points for them. */
export function stepsOf({ points, each_more: more }: Schemas['Scale'], beyond: number): [number, number][] {
  const last = points.length - 1
  const all = [...points, ...Array.from({ length: beyond }, (_, at) => points[last]! + (at + 1) * more)]
  return all.flatMap((value, count): [number, number][] => (value === 0 ? [] : [[count, value]]))
}

/** Points numbered from 1. */
export function counted(points: readonly number[]): [number, number][] {
  return points.map((value, at) => [at + 1, value])
}
