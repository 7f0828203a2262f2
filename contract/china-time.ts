import type { Language } from './values-schema.ts'
import { writtenDay } from './written-day.ts'

/** UTC+8 everywhere in China, ms, without daylight saving since 1991 (tz database, Asia/Shanghai). */
const AHEAD_OF_UTC = 8 * 3_600_000

/** Years 1970 to 2099: others are typos, such as 20226, and beyond 275760 `Date` fails. */
export const datePattern = '(19[7-9]\\d|20\\d\\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'

/** An existing date, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return new RegExp(`^${datePattern}$`).test(text) && !Number.isNaN(momentInChina(text))
}

/** Date in China (UTC+8) at ms since the epoch. `Intl` would be a hundred times slower. */
export function calendarDate(moment: number): string {
  return chinaTime(moment).slice(0, 10)
}

/** China time to the minute, as `<input type="datetime-local">` has it. */
export function chinaTime(moment: number): string {
  return new Date(moment + AHEAD_OF_UTC).toISOString().slice(0, 16)
}

/** China time for programs, ISO 8601 with its zone. */
export function chinaMoment(moment: number): string {
  return `${new Date(moment + AHEAD_OF_UTC).toISOString().slice(0, 19)}+08:00`
}

/** Ms since the epoch. @returns NaN for dates such as 30 February, which `Date.parse` rolls over */
export function momentInChina(text: string): number {
  const full = text.length === 10 ? `${text}T00:00` : text
  const moment = Date.parse(`${full}:00+08:00`)
  return Number.isNaN(moment) || chinaTime(moment) !== full ? Number.NaN : moment
}

/** A moment in Beijing: `2027-12-31 07:30`, in English `31 December 2027 at 07:30`. @param moment ms since the epoch */
export function writtenMoment(moment: number, lang: Language): string {
  const time = chinaTime(moment)
  return `${writtenDay(time.slice(0, 10), lang)}${lang === 'cn' ? ' ' : ' at '}${time.slice(11)}`
}
