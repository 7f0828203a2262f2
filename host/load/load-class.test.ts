import { describe, expect, test } from 'vitest'
import { admission, type LoadClass, loadClassOf, type Strain, strainOf } from './load-class.ts'

const limits = { delayMs: 250, memory: 1_000 }

test.each([
  [{ delayMs: 0, memory: 0 }, 0],
  [{ delayMs: 250, memory: 1_000 }, 0],
  [{ delayMs: 251, memory: 0 }, 1],
  [{ delayMs: 501, memory: 0 }, 2],
  [{ delayMs: 0, memory: 1_001 }, 1],
  [{ delayMs: 0, memory: 1_101 }, 2],
])('%o is a strain of %i', (pressure, strain) => {
  expect(strainOf(pressure, limits)).toBe(strain)
})

test.each([
  ['/en/trial/trial', 'vital'],
  ['/_serverFn/abc', 'page'],
  ['/cn/search', 'extra'],
  ['/cn/download/search', 'extra'],
  ['/en/product/mvda', 'extra'],
])('a render of %s for one visitor is %s', (path, loadClass) => {
  expect(loadClassOf(path)).toBe(loadClass)
})

describe('who is turned away', () => {
  const all: LoadClass[] = ['extra', 'page', 'vital']
  const refused = (running: number, waiting: number, strain: Strain, ready = 0) =>
    all.filter((loadClass) => admission(loadClass, { running, ready, waiting, strain }) === 'refuse')

  test.each([
    [0, 0, 0, []],
    [64, 0, 0, []],
    [64, 64, 0, ['extra']],
    [64, 128, 0, ['extra', 'page']],
    [64, 512, 0, ['extra', 'page', 'vital']],
    [16, 0, 1, ['extra']],
    [16, 0, 2, ['extra', 'page']],
    [63, 0, 2, ['extra', 'page']],
  ] as const)('with %i running, %i waiting and strain %i: %o', (running, waiting, strain, expected) => {
    expect(refused(running, waiting, strain)).toEqual(expected)
  })

  test('under any strain something is rendered: a site that turns everybody away never learns that it could', () => {
    for (const strain of [0, 1, 2] as const) expect(refused(0, 0, strain)).toEqual([])
  })

  test('who is let in while others wait stands in line', () => {
    expect(admission('vital', { running: 10, ready: 0, waiting: 3, strain: 0 })).toBe('wait')
  })

  test('who comes while enough renders want the processor stands in line, a short one under strain', () => {
    expect(admission('extra', { running: 4, ready: 3, waiting: 0, strain: 0 })).toBe('begin')
    expect(admission('extra', { running: 4, ready: 4, waiting: 0, strain: 0 })).toBe('wait')
    expect(admission('extra', { running: 4, ready: 4, waiting: 11, strain: 1 })).toBe('wait')
    expect(refused(4, 12, 1, 4)).toEqual(['extra'])
  })
})
