/** Thrown instead of starting work when too much is waiting already. */
export class BusyError extends Error {
  readonly status = 503
}

/** Lets a bounded number of renders run at once. */
export type RenderGate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Makes a gate. A render holds the processor except while it waits for the upstream, so ever more at once would only
 * make all of them late; and who stands in a line too long for anybody's patience is better told so at once. Renders
 * begin one per turn of the event loop: kept pages and refusals pass between them.
 * @param atOnce renders that may be under way together
 * @param inLine renders that may wait; beyond, `BusyError`
 */
export function createRenderGate(atOnce = 64, inLine = 128): RenderGate {
  const line: (() => void)[] = []
  let running = 0
  let turn = Promise.resolve()
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    if (running < atOnce) running += 1
    else if (line.length < inLine) await new Promise<void>((enter) => line.push(enter))
    else throw new BusyError('too many renders are waiting')
    turn = turn.then(nextTurn)
    await turn
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
