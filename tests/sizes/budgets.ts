/** Bytes, exact (docs/decisions/0024-speed.md). */
export const byteBudgets = {
  /** A page with its headers, brotli. A server may send 14,600, ten packets, before it hears back from the browser. */
  document: 14_500,
  /** What a route cannot do without, gzip. The aim is 140,000; what stands between is in decision 24. */
  script: 145_800,
}
