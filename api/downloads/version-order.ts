/** Numbers between dots: what a version consists of. */
export const VERSION = /^\d{1,5}(\.\d{1,5}){0,3}$/

/** A version as text whose order is the order of versions: `8.10` comes after `8.9`. */
export function versionOrder(version: string): string {
  return version
    .split('.')
    .map((part) => part.padStart(5, '0'))
    .join('.')
}

/** A version and what it belongs to: `8.6.2` also is a `8.6` and a `8`. */
export function versionPrefixes(version: string): string[] {
  const parts = version.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}
