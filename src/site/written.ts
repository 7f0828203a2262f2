/** How numbers and dates are written on every page; `toLocaleString` loads locale data: 40 ms of CPU at its first call. */

export { writtenMoment } from '#contract/china-time.ts'
export { writtenDay } from '#contract/written-day.ts'

export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}
