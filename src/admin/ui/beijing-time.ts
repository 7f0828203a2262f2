import { type Locale, languageTag } from '#src/site/locale.ts'

const timeZone = 'Asia/Shanghai'

/** A moment as the staff reads it: Beijing time, wherever the browser is. */
export function beijingTime(
  moment: string | number,
  locale: Locale,
  style: 'full' | 'second' | 'time' | 'day' = 'full',
): string {
  const date = { month: 'short', day: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const options = {
    full: { ...date, ...time },
    second: { ...date, ...time, second: '2-digit' as const },
    time: { ...time, second: '2-digit' as const },
    day: { ...date, weekday: 'short' as const },
  }
  return new Intl.DateTimeFormat(languageTag(locale), { timeZone, ...options[style] }).format(
    new Date(moment),
  )
}

/** For `<input type="date">`: the dates both APIs take. With a year of four digits to its end browsers let nobody type five. */
export const dateRange = { min: '1970-01-01', max: '2099-12-31' }

/** The same for `datetime-local`. */
export const momentRange = { min: `${dateRange.min}T08:00`, max: `${dateRange.max}T23:59` }
