/** Decimal units: 1 kB is 1000 bytes. A line does not break before the unit. */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  let value = bytes
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${unit > 0 && value < 99.95 ? value.toFixed(1) : Math.round(value)}\u00a0${units[unit]}`
}
