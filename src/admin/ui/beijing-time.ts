import type { Locale } from '#src/site/locale.ts'
import { languageTag } from '#src/site/locale.ts'

const timeZone = 'Asia/Shanghai'

/** A moment as the staff reads it: Beijing time, wherever the browser is. */
export function beijingTime(
  moment: string | number,
  locale: Locale,
  style: 'full' | 'time' | 'day' = 'full',
): string {
  const date = { month: 'short', day: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const options = {
    full: { ...date, ...time },
    time: { ...time, second: '2-digit' as const },
    day: { ...date, weekday: 'short' as const },
  }
  return new Intl.DateTimeFormat(languageTag(locale), { timeZone, ...options[style] }).format(
    new Date(moment),
  )
}

/** What a field of the type `datetime-local` shows for a moment: Beijing's wall clock, to the minute. */
export function toBeijingField(moment: number): string {
  return new Date(moment + offset).toISOString().slice(0, 16)
}

/** The moment of such a field; undefined where it is empty or wrong. */
export function fromBeijingField(value: string): number | undefined {
  const moment = Date.parse(`${value}:00+08:00`)
  return Number.isNaN(moment) ? undefined : moment
}

/** Beijing keeps UTC+8 all the year. */
const offset = 8 * 60 * 60 * 1000
