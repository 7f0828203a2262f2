import { describe, expect, test } from 'vitest'
import { admission, loadClasses, loadClassOf, type Rush, strainOf } from './load-class.ts'

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

const idle = { running: 0, waiting: 0, wait: 0 }
const quiet: Rush = { running: 0, ready: 0, waiting: 0, own: idle, strain: 0 }
const refused = (rush: Partial<Rush>) =>
  loadClasses.filter((loadClass) => admission(loadClass, { ...quiet, ...rush }) === 'refuse')

describe('who is turned away', () => {
  test.each([
    [{ waiting: 63, wait: 600 }, []],
    [{ waiting: 64 }, ['extra']],
    [{ waiting: 128 }, ['page', 'extra']],
    [{ waiting: 512 }, ['vital', 'page', 'extra']],
    [{ waiting: 1, wait: 601 }, ['extra']],
    [{ waiting: 1, wait: 801 }, ['page', 'extra']],
    [{ waiting: 1, wait: 1_001 }, ['vital', 'page', 'extra']],
  ])('where all places are taken and of the own class are %o: %o', (own, expected) => {
    expect(refused({ running: 64, waiting: own.waiting, own: { ...idle, ...own } })).toEqual(expected)
  })

  test('a long line of one class closes no other', () => {
    expect(refused({ running: 64, waiting: 500 })).toEqual([])
  })

  test.each([
    [15, 0, 1, []],
    [15, 0, 2, []],
    [16, 0, 1, ['extra']],
    [4, 12, 1, ['extra']],
    [16, 0, 2, ['page', 'extra']],
  ] as const)(
    '%i of the own class running, %i waiting, strain %i: %o',
    (running, waiting, strain, expected) => {
      expect(refused({ running, waiting, own: { ...idle, running, waiting }, strain })).toEqual(expected)
    },
  )

  test('under strain each class still has renders, whatever the others take', () => {
    for (const strain of [0, 1, 2] as const) expect(refused({ running: 60, ready: 4, strain })).toEqual([])
  })
})

describe('who has to wait', () => {
  test.each([
    ['nobody is there', {}, 'begin'],
    ['few renders want the processor', { running: 4, ready: 3 }, 'begin'],
    ['enough renders want the processor', { running: 4, ready: 4 }, 'wait'],
    ['all places are taken', { running: 64 }, 'wait'],
    ['others wait already', { running: 10, waiting: 3 }, 'wait'],
  ] as const)('%s', (_, rush, expected) => {
    for (const loadClass of loadClasses) expect(admission(loadClass, { ...quiet, ...rush })).toBe(expected)
  })
})
