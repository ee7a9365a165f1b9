import { describe, expect, it } from 'vitest'
import { below, middle, sectorNow, SECTORS, turnTo } from './yearWheel'

describe('the wheel of the year', () => {
  it('is closed', () => {
    SECTORS.forEach((sector, index) => expect(sector.to % 360).toBe(SECTORS[(index + 1) % SECTORS.length]!.from))
  })

  it('knows the water before spring and autumn', () => {
    expect(sectorNow('summer', 'planning').kind).toBe('summer')
    expect(middle(sectorNow('spring', 'water rises'))).toBe(18)
    expect(middle(sectorNow('autumn', 'water rises'))).toBe(198)
  })

  it('always turns on, also over the new year', () => {
    let turn = turnTo(sectorNow('spring', 'taking'), 0)
    for (const season of ['summer', 'autumn', 'winter', 'spring'] as const) {
      const next = turnTo(sectorNow(season, 'taking'), turn)
      expect(next).toBeLessThan(turn)
      expect(turn - next).toBeLessThan(180)
      turn = next
    }
    expect(turn).toBe(-72 - 360)
  })

  it('turns writing round where it would stand on its head', () => {
    const turn = turnTo(sectorNow('spring', 'taking'), 0)
    expect(below(SECTORS[1]!, turn)).toBe(false)
    expect(below(SECTORS[4]!, turn)).toBe(true)
  })
})
