import { randomFillSync } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import { largestProbe } from './probe.ts'

/**
 * Answers the readiness check's timing requests: `?bytes=n` is answered with that many bytes that no proxy can
 * compress, so that their arrival tells the speed of the line. Says 400 to anything that is not a number from 0 to
 * `largestProbe`, and 429 to a client that asks for more than a few checks a minute.
 *
 * @param client whom to count the request for: the visitor's address
 */
export async function answerProbe(
  request: Request,
  client: string,
  limits: ProbeLimits = ownLimits,
): Promise<Response> {
  const bytes = readBytes(new URL(request.url).searchParams)
  if (bytes === undefined) return new Response(null, { status: 400, headers })
  const wait = await take(limits, client, 1 + Math.ceil(bytes / bytesPerPoint))
  if (wait > 0)
    return new Response(null, { status: 429, headers: { ...headers, 'retry-after': String(wait) } })
  return new Response(noise(bytes), { headers: { ...headers, 'content-length': String(bytes) } })
}

export type ProbeLimits = { client: RateLimiterAbstract; everyone: RateLimiterAbstract }

const bytesPerPoint = 10_000

/**
 * A check asks for at most 2.6 MB, about 280 points: 15 a minute for one address (an office behind one line), and 600
 * MB a minute for everybody together, so that the check cannot be used to fill the site's own line.
 */
const ownLimits: ProbeLimits = {
  client: new RateLimiterMemory({ keyPrefix: 'probe', points: 4_100, duration: 60 }),
  everyone: new RateLimiterMemory({ keyPrefix: 'probes', points: 60_000, duration: 60 }),
}

const headers = { 'content-type': 'application/octet-stream', 'cache-control': 'no-store, no-transform' }

function readBytes(search: URLSearchParams): number | undefined {
  const text = search.get('bytes') ?? ''
  const bytes = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return bytes <= largestProbe ? bytes : undefined
}

/** @returns 0 when there was room, otherwise the seconds to wait */
async function take({ client, everyone }: ProbeLimits, key: string, points: number): Promise<number> {
  try {
    await client.consume(key, points)
    await everyone.consume('', points)
    return 0
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    return Math.max(1, Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000))
  }
}

let block: Uint8Array<ArrayBuffer> | undefined

// made on first use and kept: random bytes for every request would cost more than sending them
function noise(bytes: number): Uint8Array<ArrayBuffer> {
  block ??= randomFillSync(new Uint8Array(largestProbe))
  return block.subarray(0, bytes)
}
