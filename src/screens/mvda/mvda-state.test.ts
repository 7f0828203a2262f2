import { expect, it } from 'vitest'
import { endpoints, figuresOf, lines, mvdaReducer, startState } from './mvda-state.ts'

it('never uses more than the line has, and falls back to TCP on the mobile one alone', () => {
  for (const endpoint of endpoints)
    for (const line of lines) {
      const { megabits, capacity, transport } = figuresOf({ endpoint, line })
      expect(Number(megabits), `${endpoint} on ${line}`).toBeLessThan(capacity)
      expect(transport).toBe(line === 'mobile' ? 'TCP' : 'UDP')
    }
})

it('gives a better line more frames and a sharper picture', () => {
  for (const endpoint of endpoints) {
    const [good, branch, mobile] = (['good', 'branch', 'mobile'] as const).map((line) =>
      figuresOf({ endpoint, line }),
    )
    expect(good?.frames).toBeGreaterThan(branch?.frames ?? 0)
    expect(branch?.frames).toBeGreaterThan(mobile?.frames ?? 0)
    expect(branch?.picture).toBeGreaterThan(mobile?.picture ?? 0)
  }
})

it('takes the whole way again for another endpoint, and not for another line', () => {
  const adapted = mvdaReducer(startState, { type: 'line', line: 'branch' })
  expect(adapted).toEqual({ endpoint: 'thin', line: 'branch', connects: 0 })
  expect(mvdaReducer(adapted, { type: 'endpoint', endpoint: 'phone' })).toEqual({
    endpoint: 'phone',
    line: 'branch',
    connects: 1,
  })
  expect(mvdaReducer(adapted, { type: 'reconnect' }).connects).toBe(1)
})
