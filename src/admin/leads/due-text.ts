import { calendarDate } from '#api/contract/china-time.ts'
import { type Locale, languageTag } from '#src/site/locale.ts'

/** A next call as it is read: `today 14:30`, `30 Nov`. @param due in China, a day with a time or without */
export function dueText(due: string, locale: Locale, todayWord: string, now = Date.now()): string {
  const [day = '', time = ''] = due.split('T')
  const date = new Intl.DateTimeFormat(languageTag(locale), { month: 'short', day: 'numeric' })
  const dayText = day === calendarDate(now) ? todayWord : date.format(new Date(`${day}T12:00`))
  return [dayText, time].filter(Boolean).join(' ')
}
