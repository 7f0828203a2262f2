/** Bytes, exact (docs/decisions/0024-speed.md). */
export const byteBudgets = {
  /**
   * A page with its headers, brotli. The aim is 14,600, the ten packets a server may send before it hears back from the
   * browser; three product pages are above it (docs/decisions/0024-speed.md).
   */
  document: 14_850,
  /** What a route cannot do without, gzip. The aim is 140,000; what stands between is in decision 24. */
  script: 146_000,
}
