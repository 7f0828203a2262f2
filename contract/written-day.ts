import type { Language } from './values-schema.ts'

/** How days are written for people, on pages and in mails; `Intl` loads locale data: 40 ms of CPU at its first call. */

const months = 'January February March April May June July August September October November December'

/** A day within a sentence: `31 December 2027`; as it is in Chinese. @param day ISO date */
export function writtenDay(day: string, lang: Language): string {
  const [year, month, date] = day.split('-')
  return lang === 'cn' ? day : `${Number(date)} ${months.split(' ')[Number(month) - 1]} ${year}`
}

/** By itself, in a list or a table: `31 Dec 2027`. */
export function shortDay(day: string, lang: Language): string {
  return writtenDay(day, lang).replace(/([A-Z]..)[a-z]+/, '$1')
}
