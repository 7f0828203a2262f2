import { chinaTime } from './china-time.ts'
import type { Language } from './values-schema.ts'

/** How days and moments are written for people, on pages and in mails; `Intl` loads locale data: 40 ms of CPU at its first call. */

const months = 'January February March April May June July August September October November December'

/** A day within a sentence: `31 December 2027`; as it is in Chinese, and in tables. @param day ISO date */
export function writtenDay(day: string, lang: Language): string {
  const [year, month, date] = day.split('-')
  return lang === 'cn' ? day : `${Number(date)} ${months.split(' ')[Number(month) - 1]} ${year}`
}

/** A moment in Beijing: `2027-12-31 07:30`, in English `31 December 2027 at 07:30`. @param moment ms since the epoch */
export function writtenMoment(moment: number, lang: Language): string {
  const time = chinaTime(moment)
  return `${writtenDay(time.slice(0, 10), lang)}${lang === 'cn' ? ' ' : ' at '}${time.slice(11)}`
}
