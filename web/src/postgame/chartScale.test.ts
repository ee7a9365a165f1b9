import { describe, expect, it } from 'vitest'
import { spreadLabels, scaleFor } from './chartScale'

describe('the scale of a chart', () => {
  it('has round steps around all values', () => {
    expect(scaleFor([0, 44])).toEqual({ low: 0, high: 50, ticks: [0, 10, 20, 30, 40, 50] })
    expect(scaleFor([-3, 14])).toEqual({ low: -5, high: 15, ticks: [-5, 0, 5, 10, 15] })
    expect(scaleFor([]).high).toBe(1)
  })
})

describe('labels', () => {
  it('are moved apart and keep their order', () => {
    expect(spreadLabels([100, 90, 20], 24, 300)).toEqual([114, 90, 20])
  })

  it('never fall off the chart', () => {
    expect(spreadLabels([100, 95], 24, 104)).toEqual([104, 80])
  })
})
