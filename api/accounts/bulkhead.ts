/** Thrown when more wait than may. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * Lets only so many tasks run at once and only so many wait: expensive work must neither use up the memory nor
 * take every thread of the pool.
 * @throws BusyError at once when the queue is full
 */
export function createBulkhead(atOnce: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new BusyError('too many tasks wait')
      // whoever finishes hands its place over, so nobody can slip in between
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
