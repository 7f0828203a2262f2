import { calendarDate, momentInChina } from '#contract/china-time.ts'
import { type Locale, languageTag } from '#src/site/locale.ts'

const timeZone = 'Asia/Shanghai'

/** A moment as the staff reads it: Beijing time, wherever the browser is. */
export function beijingTime(
  moment: string | number,
  locale: Locale,
  style: 'full' | 'long' | 'second' | 'time' | 'day' | 'date' = 'full',
): string {
  // with its year where it is another one
  const year = isOtherYear(moment) && { year: 'numeric' as const }
  const date = { month: 'short', day: 'numeric', ...year } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const options = {
    full: { ...date, ...time },
    long: { ...date, month: 'long' as const, ...time },
    second: { ...date, ...time, second: '2-digit' as const },
    time: { ...time, second: '2-digit' as const },
    day: { ...date, weekday: 'short' as const },
    date,
  }
  // British: the order of day and month is that of the site
  const tag = locale === 'en' ? 'en-GB' : languageTag(locale)
  const parts = new Intl.DateTimeFormat(tag, { timeZone, ...options[style] }).formatToParts(new Date(moment))
  // Chinese puts the weekday right behind the day; `Sep` has three letters as the other months
  return parts
    .map(({ type, value }) => (type === 'weekday' && locale === 'cn' ? ` ${value}` : value))
    .join('')
    .replace(/\bSept\b/, 'Sep')
}

function isOtherYear(moment: string | number): boolean {
  return calendarDate(new Date(moment).getTime()).slice(0, 4) !== calendarDate(Date.now()).slice(0, 4)
}

/** A next call as it is read: `today 14:30`, `30 Nov`. @param due in China, a day with a time or without */
export function dueText(due: string, locale: Locale, todayWord: string, now = Date.now()): string {
  const day = due.slice(0, 10)
  const written = day === calendarDate(now) ? todayWord : dayText(day, locale)
  return [written, due.slice(11)].filter(Boolean).join(' ')
}

/** A calendar day: `27 Nov`. @param day ISO date */
export function dayText(day: string, locale: Locale): string {
  return beijingTime(`${day}T12:00+08:00`, locale, 'date')
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())
}

/** The same moment elsewhere: `2027-12-30 23:30`. */
export function utcTime(moment: number): string {
  return new Date(moment).toISOString().slice(0, 16).replace('T', ' ')
}

/** What was typed as a time of Beijing; null for nothing, and 0, which is refused, for what is no time. */
export function momentOf(typed: string): number | null {
  return typed ? momentInChina(typed) || 0 : null
}
