/** Work that holds the processor, one piece after the other. */
export type Turns = {
  /** Resolves when the caller may go on; what it does until it next waits for something is its turn. */
  take(): Promise<void>
  /** The same, before all who wait and several in a round: for what is never turned away. */
  takeFirst(): Promise<void>
  /** how many wait for theirs */
  waiting(): number
  /** To be told of each new connection: those that wait behind it are taken before the next turn. */
  arrived(): void
}

/** Rounds of the event loop that arrivals may put between two turns: some milliseconds. */
const mostRounds = 100

/** Of what is never turned away, how many have their turn in one round: a round full of kept pages takes 30 ms. */
const mostFirst = 3

/**
 * Gives out turns: one for each round of the event loop, in the order they were asked for: to put off a render that
 * has begun, because it is worth less, would leave its place taken. However many renders have what they need at the same
 * moment, kept pages and refusals pass between any two of them. Node takes one new connection in a round: with a render of
 * 10 ms in each, a hundred a second would get in, and the system turn the others away for seconds. So while connections
 * arrive, rounds without a turn take them.
 * @param onOver called when a turn is over: whoever had it has ended, waits for something else, or for another turn
 */
export function createTurns(onOver: () => void = () => {}): Turns {
  const line: (() => void)[] = []
  const first: (() => void)[] = []
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
    const next = first.length > 0 ? first.splice(0, mostFirst) : line.splice(0, 1)
    if (next.length === 0) return
    // asked for here, it comes in the loop's next round
    askForRound()
    for (const begin of next) begin()
  }
  const join = (waiting: (() => void)[]) =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      askForRound()
    })
  return {
    take: () => join(line),
    takeFirst: () => join(first),
    waiting: () => line.length + first.length,
    arrived: () => {
      isArrival = true
    },
  }
}
