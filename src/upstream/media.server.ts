import { siteEnv } from '#src/site/env.ts'
import { withDeadline } from './policy.server.ts'

const name = /^[0-9a-f-]{36}-\d{1,4}\.webp$/
const timeout = 5_000
/** The largest that the upstream encodes is 1600 by 16383. */
const most = 16_000_000

/** A picture of the upstream's, whose bytes never change; undefined where there is none. */
export async function readPicture(file: string): Promise<Response | undefined> {
  if (!name.test(file)) return undefined
  const address = `${siteEnv().apiBaseUrl.replace(/\/$/, '')}/media/${file}`
  const bytes = await withDeadline(timeout, async (signal) => {
    const answer = await fetch(address, { signal, redirect: 'error' })
    if (!answer.ok || answer.headers.get('content-type') !== 'image/webp') return undefined
    const body = await answer.arrayBuffer()
    return body.byteLength <= most ? body : undefined
  }).catch(() => undefined)
  if (!bytes) return undefined
  const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }
  return new Response(bytes, { headers })
}
