/** The words of the API under short names; schema.ts is made from the server's own description. */
import type { components } from './schema'

export type Schemas = components['schemas']

export type Letter = 'A' | 'B' | 'C' | 'D'
export type Colour = 'yellow' | 'brown' | 'black'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Good = 'food' | 'wood' | 'coal'
export type Hired = 'digger' | 'miner' | 'haspelknecht'

export type Me = Schemas['Me']
export type TableView = Schemas['TableView']
export type TableDetails = Schemas['TableDetails']
export type SeatView = Schemas['SeatView']
export type GameNews = Schemas['GameNews']
export type EventView = Schemas['EventView']
export type MySeat = Schemas['MySeat']
export type MoveView = Schemas['MoveView']
export type Position = Schemas['Position']
export type PlayerWords = Schemas['PlayerWords']
export type Disks = Schemas['Disks']
export type Pool = Schemas['Pool']
export type Step = Schemas['Step']
export type ChatMessage = Schemas['ChatMessage']
export type Clock = Schemas['Clock']
export type Rules = Schemas['Rules']
export type Stage = Position['stage']
export type Look = Schemas['Look']
export type MoveInWords = Schemas['MoveInWords']
export type TileLook = Schemas['TileLook']
export type WorkerLook = Schemas['WorkerLook']
export type WinterLook = Schemas['WinterLook']
export type Story = Schemas['Story']
export type StoryPart = Schemas['StoryPart']
export type Hint = Schemas['Hint']
export type HistoryView = Schemas['HistoryView']
export type HistoryStep = Schemas['HistoryStepView']
