/** All of China is eight hours ahead, ms, and has set no clock for summer since 1991 (tz database, Asia/Shanghai). */
const AHEAD_OF_UTC = 8 * 3_600_000

/** Years from 1970 to 2099: others are typing errors, such as 20226, and what lies past 275760 no `Date` can hold. */
export const datePattern = '(19[7-9]\\d|20\\d\\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return new RegExp(`^${datePattern}$`).test(text) && !Number.isNaN(momentInChina(text))
}

/**
 * The calendar date in China at a moment: dates are printed by and for people there, so a day ends when it ends there.
 * To ask `Intl` for it costs a hundred times more.
 * @param moment milliseconds since the epoch, UTC
 */
export function calendarDate(moment: number): string {
  return chinaTime(moment).slice(0, 10)
}

/** Date and clock in China at a moment, to the minute, in the form of `<input type="datetime-local">`. */
export function chinaTime(moment: number): string {
  return new Date(moment + AHEAD_OF_UTC).toISOString().slice(0, 16)
}

/**
 * The moment, ms since the epoch, of a date and time in China; of a date alone the beginning of the day.
 * @param text YYYY-MM-DD or YYYY-MM-DDThh:mm
 * @returns NaN where there is none, as on 30 February: `Date.parse` would read a day of March
 */
export function momentInChina(text: string): number {
  const full = text.length === 10 ? `${text}T00:00` : text
  const moment = Date.parse(`${full}:00+08:00`)
  return Number.isNaN(moment) || chinaTime(moment) !== full ? Number.NaN : moment
}
