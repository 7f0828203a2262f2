/** The most one timing request is answered with, in bytes. */
export const largestProbe = 2_000_000

/** Where a timing request for so many bytes goes. */
export function probePath(bytes: number): string {
  return `/probe?bytes=${bytes}`
}
