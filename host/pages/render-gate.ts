import { admission, type LoadClass, type Strain } from '../load/load-class.ts'

/** Thrown instead of starting work when too much is waiting already. */
export class BusyError extends Error {
  readonly status = 503
}

/** Lets a bounded number of renders run at once, and turns away what is worth less first. */
export type RenderGate = {
  <T>(loadClass: LoadClass, work: () => Promise<T>): Promise<T>
  /** how many were turned away so far, by class */
  refused: Readonly<Record<LoadClass, number>>
}

/**
 * Makes a gate. A render holds the processor except while it waits for the upstream, so ever more at once would only
 * make all of them late; and who stands in a line too long for anybody's patience is better told so at once. Renders
 * begin one per turn of the event loop: kept pages and refusals pass between them.
 */
export function createRenderGate(strain: () => Strain = () => 0): RenderGate {
  const lines: Record<LoadClass, (() => void)[]> = { vital: [], page: [], extra: [] }
  const waiting = () => lines.vital.length + lines.page.length + lines.extra.length
  const refused = { vital: 0, page: 0, extra: 0 }
  let running = 0
  let turn = Promise.resolve()
  const leave = () => {
    const next = lines.vital.shift() ?? lines.page.shift() ?? lines.extra.shift()
    if (next) next()
    else running -= 1
  }
  const enter = async (loadClass: LoadClass) => {
    const decision = admission(loadClass, { running, waiting: waiting(), strain: strain() })
    if (decision === 'begin') running += 1
    else if (decision === 'wait') await new Promise<void>((begin) => lines[loadClass].push(begin))
    else {
      refused[loadClass] += 1
      throw busy
    }
  }
  const gate = async <T>(loadClass: LoadClass, work: () => Promise<T>): Promise<T> => {
    await enter(loadClass)
    turn = turn.then(nextTurn)
    await turn
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return Object.assign(gate, { refused })
}

// one for all: under load a stack trace for each would cost more than the refusal
const busy = new BusyError('too many renders are waiting')

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
