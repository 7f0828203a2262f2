import { fetchWhole } from '#contract/http/outbound.ts'
import { siteEnv } from '#src/site/env.ts'
import { noFile } from '#src/site/failure.ts'

const name = /^[0-9a-f-]{36}-\d{1,4}\.webp$/
const timeout = 5_000
/** Largest size the upstream encodes: 1600 by 16383. */
const mostBytes = 16_000_000
/** Immutable, but withdrawable: gone after a minute (5 s until this cache is purged, 20 s shared, 20 s browser). */
const kept = 'public, max-age=20, s-maxage=20, stale-if-error=86400'

/** The image, or 410 or 503 as the upstream's; undefined where there is none. */
export async function readPicture(file: string): Promise<Response | undefined> {
  if (!name.test(file)) return undefined
  const address = `${siteEnv().apiBaseUrl.replace(/\/$/, '')}/media/${file}`
  const answer = await fetchWhole(address, { timeout, mostBytes }).catch(() => undefined)
  const status = answer?.status ?? 503
  if (answer?.ok && answer.headers.get('content-type') === 'image/webp')
    return new Response(answer.body, { headers: { 'content-type': 'image/webp', 'cache-control': kept } })
  if (status === 410) return noFile(410)
  return status < 500 ? undefined : noFile(503)
}
