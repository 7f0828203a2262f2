import { createClassLines } from './class-lines.ts'
import type { LoadClass } from './load-class.ts'

/** Work that holds the processor, one piece after the other. */
export type Turns = {
  /** Resolves when the caller may go on; what it does until it next waits for something is its turn. */
  take(loadClass: LoadClass): Promise<void>
  /** how many wait for theirs */
  waiting(): number
  /** To be told of each new connection: those that wait behind it are taken before the next turn. */
  arrived(): void
}

/** Rounds of the event loop that arrivals may put between two turns: some milliseconds. */
const mostRounds = 100

/**
 * Gives out turns: one for each round of the event loop, to the classes by their shares. However many renders have what
 * they need at the same moment, kept pages and refusals pass between any two of them. Node takes one new connection in a
 * round: with a render of 10 ms in each, a hundred a second would get in, and the system turn the others away for seconds.
 * So while connections arrive, rounds without a turn take them.
 * @param onOver called when a turn is over: whoever had it has ended, waits for something else, or for another turn
 */
export function createTurns(onOver: () => void = () => {}): Turns {
  const lines = createClassLines<() => void>()
  let isAsked = false
  let isArrival = false
  let rounds = 0
  const askForRound = () => {
    if (isAsked) return
    isAsked = true
    setImmediate(round)
  }
  const round = () => {
    isAsked = false
    if (isArrival && rounds < mostRounds) {
      isArrival = false
      rounds += 1
      askForRound()
      return
    }
    rounds = 0
    onOver()
    const next = lines.take()
    if (!next) return
    // asked for here, it comes in the loop's next round
    askForRound()
    next.item()
  }
  return {
    take: (loadClass) =>
      new Promise((resolve) => {
        lines.push(loadClass, resolve)
        askForRound()
      }),
    waiting: () => lines.size(),
    arrived: () => {
      isArrival = true
    },
  }
}
