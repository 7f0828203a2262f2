/** All of China is eight hours ahead, ms, and has set no clock for summer since 1991 (tz database, Asia/Shanghai). */
const AHEAD_OF_UTC = 8 * 3_600_000

/**
 * The calendar date in China at a moment: dates are printed by and for people there, so a day ends when it ends there.
 * To ask `Intl` for it costs a hundred times more.
 * @param moment milliseconds since the epoch, UTC
 */
export function calendarDate(moment: number): string {
  return new Date(moment + AHEAD_OF_UTC).toISOString().slice(0, 10)
}
