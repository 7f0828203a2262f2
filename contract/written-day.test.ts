import { expect, it } from 'vitest'
import { writtenMoment } from './china-time.ts'
import { shortDay, writtenDay } from './written-day.ts'

it('writes a day in English in one long and one short form, in Chinese as it is', () => {
  const days = ['2027-05-01', '2026-09-30']
  expect(days.map((day) => writtenDay(day, 'en'))).toEqual(['1 May 2027', '30 September 2026'])
  expect(days.map((day) => shortDay(day, 'en'))).toEqual(['1 May 2027', '30 Sep 2026'])
  expect(days.flatMap((day) => [writtenDay(day, 'cn'), shortDay(day, 'cn')])).toEqual([
    '2027-05-01',
    '2027-05-01',
    '2026-09-30',
    '2026-09-30',
  ])
  expect(writtenMoment(Date.parse('2026-09-30T23:30Z'), 'en')).toBe('1 October 2026 at 07:30')
})
