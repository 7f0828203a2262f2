import { type } from 'arktype'
import { expect, it } from 'vitest'
import { chinaTime, momentInChina } from './china-time.ts'
import { PublishInput } from './news-schema.ts'
import { CalendarDate } from './values-schema.ts'

it.each([
  ['2026-12-01T00:30', '2026-11-30T16:30:00.000Z'],
  ['2026-12-01', '2026-11-30T16:00:00.000Z'],
])('%s in China is the moment %s', (text, moment) => {
  expect(new Date(momentInChina(text)).toISOString()).toBe(moment)
  expect(chinaTime(momentInChina(text))).toContain(text)
})

it.each(['', '2026-02-30T09:00', '20226-12-01T09:00', '2026-12-01T25:00', '2026-12-01 09:00'])(
  '%j is no moment',
  (text) => {
    expect(momentInChina(text)).toBeNaN()
  },
)

it('no moment is not taken for none, and none past 2099 for a moment', () => {
  for (const expiresAt of [Number.NaN, Infinity, 4_102_444_800_000, -1])
    expect(PublishInput({ langs: ['cn'], expiresAt })).toBeInstanceOf(type.errors)
  expect(['2026-02-29', '2028-02-29', '2100-01-01', '0026-01-01'].map(CalendarDate.allows)).toEqual([
    false,
    true,
    false,
    false,
  ])
})
