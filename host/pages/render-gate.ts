import { admission, type LoadClass, loadClasses, type Strain } from '../load/load-class.ts'
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
  /** @throws BusyError where there is no room just now */
  check(loadClass: LoadClass): void
  /** for what is never turned away */
  turn: Turn
  /** to be told of each new connection */
  arrived(): void
  /** how many were turned away so far, by class */
  refused: Readonly<Record<LoadClass, number>>
}

type Waiting = { begin: () => void; leave: (reason: unknown) => void; signal: AbortSignal | undefined }

/**
 * Makes a gate. A render holds the processor except while it waits for the upstream, so ever more at once would only
 * make all of them late; and who stands in a line too long for anybody's patience is better told so at once.
 */
export function createRenderGate(strain: () => Strain = () => 0): RenderGate {
  const lines: Record<LoadClass, Waiting[]> = { vital: [], page: [], extra: [] }
  const refused = { vital: 0, page: 0, extra: 0 }
  let running = 0
  const turns = createTurns(() => letIn())
  const now = () => ({
    running,
    ready: turns.waiting(),
    waiting: lines.vital.length + lines.page.length + lines.extra.length,
    strain: strain(),
  })

  function letIn(): void {
    for (const loadClass of loadClasses) {
      for (let first = lines[loadClass][0]; first; first = lines[loadClass][0]) {
        const isGone = first.signal?.aborted === true
        if (!isGone && admission(loadClass, { ...now(), waiting: 0 }) !== 'begin') return
        lines[loadClass].shift()
        if (isGone) {
          first.leave(first.signal?.reason)
          continue
        }
        running += 1
        turns.take(loadClass).then(first.begin)
      }
    }
  }

  function decide(loadClass: LoadClass): 'begin' | 'wait' {
    const decision = admission(loadClass, now())
    if (decision !== 'refuse') return decision
    refused[loadClass] += 1
    throw busy
  }

  // waits for its turn from here on: whoever comes in the same moment finds it counted
  function enter(loadClass: LoadClass, signal: AbortSignal | undefined): Promise<void> {
    const decision = decide(loadClass)
    if (decision === 'wait')
      return new Promise((begin, leave) => lines[loadClass].push({ begin, leave, signal }))
    running += 1
    return turns.take(loadClass)
  }

  const gate = async <T>(
    loadClass: LoadClass,
    work: (turn: Turn) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> => {
    await enter(loadClass, signal)
    try {
      return await work(() => turns.take(loadClass))
    } finally {
      running -= 1
      letIn()
    }
  }
  const turn = () => turns.take('vital')
  return Object.assign(gate, { refused, check: decide, turn, arrived: turns.arrived })
}

// one for all: under load a stack trace for each would cost more than the refusal
const busy = new BusyError('too many renders are waiting')
