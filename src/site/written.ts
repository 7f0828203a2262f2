import type { Locale } from './locale.ts'

/** How numbers and dates are written on every page; `toLocaleString` loads locale data: 40 ms of CPU at its first call. */

export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}

const months = 'January February March April May June July August September October November December'

/** A day within a sentence: `31 December 2027`; as it is in Chinese, and in tables. @param day ISO date */
export function writtenDay(day: string, lang: Locale): string {
  const [year, month, date] = day.split('-')
  return lang === 'cn' ? day : `${Number(date)} ${months.split(' ')[Number(month) - 1]} ${year}`
}
