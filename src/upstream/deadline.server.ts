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
