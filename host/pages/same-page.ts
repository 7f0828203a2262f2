/** When a page was rendered: ms since 1970, as the app's clock shows them. */
export type RenderTime = { from: number; to: number }

/**
 * Whether two renderings differ in nothing but the moments the framework wrote into them. Then the older one is as
 * good, and with it its encodings and what browsers hold of it.
 */
export function isSamePage(
  older: string,
  olderTime: RenderTime,
  newer: string,
  newerTime: RenderTime,
): boolean {
  return withoutTimes(older, olderTime) === withoutTimes(newer, newerTime)
}

function withoutTimes(html: string, { from, to }: RenderTime): string {
  return html.replace(/\b\d{13}\b/g, (digits) =>
    Number(digits) >= from && Number(digits) <= to ? '' : digits,
  )
}
