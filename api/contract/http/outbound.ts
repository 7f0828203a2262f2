/**
 * The HTTP client of both programs for every server that is not theirs. An answer is bounded in size and time and follows no
 * redirect, as the address a redirect names was set by nobody here.
 */

/** Most bytes of an answer, unless told otherwise. */
const MOST_BYTES = 1_000_000

interface Outbound extends RequestInit {
  /** Milliseconds, from the first connection to the last byte. */
  timeout: number
  mostBytes?: number
}

/**
 * Asks another server and reads its answer whole.
 * @throws TimeoutError, RangeError where the answer is too large, TypeError where there is none, or the signal's reason
 */
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

/** As `fetch`, for answers that the caller bounds. */
export function fetchAnswer(url: string | URL, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error' })
}

/**
 * Reads a body whole, at most so many bytes: a larger one is cut off, not buffered.
 * @throws RangeError when it is larger
 */
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

/** Statuses that a Response with a body refuses (Fetch, 2.2.3). */
function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}

/**
 * Does work that has to be done in time. The timer ends with the work: one that is left to run, as `AbortSignal.timeout`
 * has it, holds on to all that belongs to the request it was set in until it goes off, a rendered page among it.
 * @param ms at most; none left, and the work is not begun
 * @param work is told to stop by its signal
 * @throws TimeoutError where there is no time left, and whatever the work makes of its signal
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
