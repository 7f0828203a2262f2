/** Dates are printed by and for people in China, so a day ends when it ends there. */
const HOME_TIME_ZONE = 'Asia/Shanghai'
const dateAtHome = new Intl.DateTimeFormat('en-CA', {
  timeZone: HOME_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The calendar date in China at a moment.
 * @param moment milliseconds since the epoch, UTC
 */
export function calendarDate(moment: number): string {
  return dateAtHome.format(moment)
}
