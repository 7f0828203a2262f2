/** Bytes, exact (docs/decisions/0024-speed.md). */
export const byteBudgets = {
  /** A page with its headers, brotli: the ten packets a server may send before it hears back from the browser. */
  document: 14_600,
  /** What a route cannot do without, gzip. The aim is 140,000; what stands between is in decision 24. */
  script: 145_900,
}
