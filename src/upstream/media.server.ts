import { siteEnv } from '#src/site/env.ts'
import { withDeadline } from './policy.server.ts'

const name = /^[0-9a-f-]{36}-\d{1,4}\.webp$/
const timeout = 5_000
/** The largest that the upstream encodes is 1600 by 16383. */
const most = 16_000_000
/**
 * The bytes never change, but a picture may be withdrawn, and is gone after a minute then: 5 s until this cache is emptied,
 * 20 s of a shared one, 20 s of a browser's.
 */
const kept = 'public, max-age=20, s-maxage=20, stale-if-error=86400'

/** A picture of the upstream's, or that it was withdrawn, or that the upstream does not say; undefined where there is none. */
export async function readPicture(file: string): Promise<Response | undefined> {
  if (!name.test(file)) return undefined
  const address = `${siteEnv().apiBaseUrl.replace(/\/$/, '')}/media/${file}`
  const { status, bytes } = await withDeadline(timeout, async (signal) => {
    const answer = await fetch(address, { signal, redirect: 'error' })
    const isPicture = answer.ok && answer.headers.get('content-type') === 'image/webp'
    return { status: answer.status, bytes: isPicture ? await answer.arrayBuffer() : undefined }
  }).catch(() => ({ status: 503, bytes: undefined }))
  if (bytes && bytes.byteLength <= most)
    return new Response(bytes, { headers: { 'content-type': 'image/webp', 'cache-control': kept } })
  if (status !== 410 && status < 500) return undefined
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(status === 410 ? 'Gone\n' : 'Service Unavailable\n', {
    ...{ status: status === 410 ? 410 : 503, headers },
  })
}
