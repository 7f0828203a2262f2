/** The HTTP client of both programs for other servers: bounded response size and time, no redirects (SSRF). */

/** Default response limit. */
const MOST_BYTES = 1_000_000

interface Outbound extends RequestInit {
  /** ms, from connect to the last byte */
  timeout: number
  mostBytes?: number
}

/** @throws TimeoutError; RangeError when it is too large; TypeError on network errors; the signal's reason */
export function fetchWhole(url: string | URL, { timeout, mostBytes, signal, ...init }: Outbound) {
  return withDeadline(timeout, async (late) => {
    const response = await fetchAnswer(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    const bytes = await readBytes(response, mostBytes)
    const { headers, status } = response
    return new Response(hasNoBody(status) ? null : bytes, { headers, status })
  })
}

/** `fetch` for responses that the caller bounds. */
export function fetchAnswer(url: string | URL, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error' })
}

/** Buffers a body up to a limit, then cancels it. @throws RangeError */
export async function readBytes(
  { body }: Pick<Response, 'body'>,
  mostBytes = MOST_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // leaving the loop cancels the body
    if (size > mostBytes) throw new RangeError('answer is over its limit')
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}

/** Null body statuses (Fetch, 2.2.3). */
function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}

/**
 * Clears its timer: `AbortSignal.timeout` retains the request's scope, such as a rendered page, until it fires.
 * @param ms not positive: throws without starting the work
 * @throws TimeoutError, and whatever the work makes of its signal
 */
export async function withDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stop = () => controller.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'))
  if (ms <= 0) stop()
  controller.signal.throwIfAborted()
  const timer = setTimeout(stop, ms)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
