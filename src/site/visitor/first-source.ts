import { campaignMembers } from '#contract/visit-source.ts'
import { referrerKind } from './referrer-kind.ts'
import { sourceIn } from './visit-source.ts'

/** Attribution in `sessionStorage`, not a cookie: landing page, kind of referrer, campaign (`utm_*`, `bd_vid`). */
const key = 'visit-source'

/** Browser only. From the document's own URL, whatever client-side navigation followed. */
export function visitSource(): string {
  try {
    const kept = sessionStorage.getItem(key)
    if (kept !== null) return kept
    const [document] = performance.getEntriesByType('navigation')
    const source = sourceOf(
      new URL(document?.name ?? location.href),
      window.document.referrer,
      navigator.userAgent,
    )
    sessionStorage.setItem(key, source)
    return source
  } catch {
    return ''
  }
}

export function sourceOf(page: URL, referrer: string, userAgent?: string): string {
  const kind = referrerKind(referrer, page.host, userAgent)
  const said = new URLSearchParams({
    page: page.pathname,
    referrer: kind === 'none' || kind === 'internal' ? 'direct' : kind,
  })
  for (const name of campaignMembers) said.set(name, page.searchParams.get(name) ?? '')
  return sourceIn(said.toString())
}
