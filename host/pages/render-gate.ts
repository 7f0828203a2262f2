import { createClassLines } from '../load/class-lines.ts'
import { admission, isRoom, type LoadClass, type Rush, type Strain } from '../load/load-class.ts'
import { createPace } from '../load/pace.ts'
import { createTurns } from '../load/turns.ts'

/** Thrown instead of starting work when too much is waiting already. */
export class BusyError extends Error {
  readonly status = 503
}

/** Waits for the processor, once more: a render asks again when it has its data and is about to be long at it. */
export type Turn = () => Promise<void>

/** Lets a bounded number of renders run at once, and turns away what is worth less first. */
export type RenderGate = {
  /**
   * Does the work when there is room for it.
   * @param signal of whoever asked; who leaves the line is not rendered for
   * @throws BusyError at once where there is no room, before anything was done
   */
  <T>(loadClass: LoadClass, work: (turn: Turn) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Whether a render that asked now would be turned away; then it counts as turned away. */
  refuses(loadClass: LoadClass): boolean
  /** Whether renders wait for the processor just now. */
  isBusy(): boolean
  /** Whether any could be turned away just now, asked before it is found out what somebody wants. */
  isCrowded(): boolean
  /** for what is never turned away */
  turn: Turn
  /** to be told of each new connection */
  arrived(): void
  /** how many were turned away so far, by class */
  refused: Readonly<Record<LoadClass, number>>
}

type Waiting = {
  begin: () => void
  leave: (reason: unknown) => void
  signal: AbortSignal | undefined
  /** ms of the monotonic clock */
  since: number
}

/**
 * Makes a gate. A render holds the processor except while it waits for the upstream, so ever more at once would only
 * make all of them late; and who stands in a line too long for anybody's patience is better told so at once.
 */
export function createRenderGate(strain: () => Strain = () => 0): RenderGate {
  const lines = createClassLines<Waiting>()
  const refused = { vital: 0, page: 0, extra: 0 }
  const running = { vital: 0, page: 0, extra: 0 }
  const paces = { vital: createPace(), page: createPace(), extra: createPace() }
  const turns = createTurns(() => letIn())
  const room = () => ({ running: running.vital + running.page + running.extra, ready: turns.waiting() })

  function rush(loadClass: LoadClass): Rush {
    const waiting = lines.size(loadClass)
    const own = { running: running[loadClass], waiting, wait: waitBehind(waiting, loadClass) }
    return { ...room(), waiting: lines.size(), own, strain: strain() }
  }

  // those who are let in come several at once, and then none for a while, of which the pace knows nothing yet
  function waitBehind(waiting: number, loadClass: LoadClass): number {
    const first = lines.first(loadClass)
    return first ? Math.max(paces[loadClass].waitBehind(waiting), performance.now() - first.since) : 0
  }

  function letIn(): void {
    while (isRoom(room())) {
      const next = lines.take()
      if (!next) return
      const { begin, leave, signal, since } = next.item
      paces[next.loadClass].moved(since)
      if (signal?.aborted) {
        leave(signal.reason)
        continue
      }
      running[next.loadClass] += 1
      turns.take().then(begin)
    }
  }

  function decide(loadClass: LoadClass): ReturnType<typeof admission> {
    const decision = admission(loadClass, rush(loadClass))
    if (decision === 'refuse') refused[loadClass] += 1
    return decision
  }

  // waits for its turn from here on: whoever comes in the same moment finds it counted
  function enter(loadClass: LoadClass, signal: AbortSignal | undefined): Promise<void> {
    const decision = decide(loadClass)
    if (decision === 'refuse') throw busy
    if (decision === 'wait') {
      const since = performance.now()
      return new Promise((begin, leave) => lines.push(loadClass, { begin, leave, signal, since }))
    }
    running[loadClass] += 1
    return turns.take()
  }

  const gate = async <T>(
    loadClass: LoadClass,
    work: (turn: Turn) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> => {
    await enter(loadClass, signal)
    try {
      return await work(turns.take)
    } finally {
      running[loadClass] -= 1
      letIn()
    }
  }
  const isCrowded = () => lines.size() > 0 || strain() > 0
  const isBusy = () => turns.waiting() > 0 || lines.size() > 0
  return Object.assign(gate, {
    refused,
    refuses: (loadClass: LoadClass) => decide(loadClass) === 'refuse',
    isBusy,
    isCrowded,
    turn: turns.takeFirst,
    arrived: turns.arrived,
  })
}

// one for all: under load a stack trace for each would cost more than the refusal
const busy = new BusyError('too many renders are waiting')
