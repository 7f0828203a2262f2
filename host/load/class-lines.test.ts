import { expect, test } from 'vitest'
import { createClassLines } from './class-lines.ts'
import type { LoadClass } from './load-class.ts'

function filled(counts: Partial<Record<LoadClass, number>>) {
  const lines = createClassLines<number>()
  for (const [loadClass, count] of Object.entries(counts))
    for (let at = 0; at < count; at += 1) lines.push(loadClass as LoadClass, at)
  return lines
}

const counted = (taken: (LoadClass | undefined)[]) =>
  Object.fromEntries(
    ['vital', 'page', 'extra'].map((name) => [name, taken.filter((one) => one === name).length]),
  )

test('while all classes wait, of ten eight are vital, and nobody is left out', () => {
  const lines = filled({ vital: 100, page: 100, extra: 100 })
  const taken = Array.from({ length: 30 }, () => lines.take()?.loadClass)
  expect(taken[0]).toBe('vital')
  expect(counted(taken)).toEqual({ vital: 24, page: 3, extra: 3 })
  expect(counted(taken.slice(0, 10))).toEqual({ vital: 8, page: 1, extra: 1 })
})

test('the share of a class in which nobody waits is for the others', () => {
  const lines = filled({ page: 20, extra: 20 })
  expect(counted(Array.from({ length: 10 }, () => lines.take()?.loadClass))).toEqual({
    vital: 0,
    page: 5,
    extra: 5,
  })
  lines.push('vital', 0)
  expect(lines.take()?.loadClass).toBe('vital')
})

test('within a class in the order they came', () => {
  const lines = filled({ extra: 3 })
  expect(Array.from({ length: 4 }, () => lines.take()?.item)).toEqual([0, 1, 2, undefined])
  expect(lines.size()).toBe(0)
})
