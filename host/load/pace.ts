/** How fast a line moves. */
export type Pace = {
  /** The first in line has left it. @param since when they came to stand in it, ms of the monotonic clock */
  moved(since: number): void
  /** how long somebody would wait behind so many, ms */
  waitBehind(count: number): number
}

/** How much of the pace the last step makes: that of the last few counts. */
const weight = 0.25

/**
 * Makes the pace of one line: the mean time for which its first one waited to be called. Time in which nobody stood in
 * line says nothing about it.
 */
export function createPace(now: () => number = performance.now.bind(performance)): Pace {
  let step = 0
  let last = 0
  return {
    moved: (since) => {
      const time = now()
      step += weight * (time - Math.max(last, since) - step)
      last = time
    },
    waitBehind: (count) => (count === 0 ? 0 : (count + 1) * step),
  }
}
