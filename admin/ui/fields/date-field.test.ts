import { expect, test } from 'vitest'
import { readDate, readTime } from './date-field.tsx'

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026/1/3', '2026-01-03'],
  ['２０２６．１．３', '2026-01-03'],
  [' 20260103 ', '2026-01-03'],
  ['2026年1月3日', '2026-01-03'],
  ['2026年1月3', '2026-01-03'],
  ['2026-02-30', ''],
  ['2026-13-01', ''],
  ['1969-12-31', ''],
  ['20226-01-01', ''],
  ['2026-1', ''],
  ['31/12/2026', ''],
  ['12', ''],
])('a date written %s is read as "%s"', (text, date) => expect(readDate(text)).toBe(date))

test.each([
  ['09:30', '09:30'],
  ['9：30', '09:30'],
  ['930', '09:30'],
  ['9时30分', '09:30'],
  ['24:00', ''],
  ['9:60', ''],
  ['9', ''],
])('a time written %s is read as "%s"', (text, time) => expect(readTime(text)).toBe(time))
