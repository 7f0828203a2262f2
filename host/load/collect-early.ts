import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Between two looks whether the process is busy, ms. */
const interval = 250

/** For how many looks in turn it must not have been before a crowd is held to be over. */
const lull = 2

/**
 * How many busy looks make a crowd, ten seconds. What the process lets go to be small, compiled code among it, costs
 * whoever comes next a quarter to a third more for some 300 renders: after shorter bursts it keeps what it has.
 */
const crowd = 40

/** How much of a busy look one that is not makes up for: bursts half a minute apart are no crowd. */
const recovery = 1 / 4

/** For how many looks in turn it must not have been busy, a minute, before it is made to care for size. */
const rest = 240

/**
 * Flags of V8. Resting: collect when the heap has grown by a fifth, put what is left together and give the rest back to
 * the system. Otherwise: let it grow by three tenths, and keep what will be needed again in a moment.
 */
const flags = {
  resting: ['--heap-growing-percent=20', '--optimize-for-size'],
  awake: ['--heap-growing-percent=30', '--no-optimize-for-size'],
}

/**
 * Has garbage collected before the heap has grown much, which keeps the process small; by default it may grow to a
 * multiple of what is in use, and V8 keeps the pages it had then. What a crowd leaves behind is cleared away in the
 * second after it, which takes a tenth of a second; who comes after a minute of rest finds a small process. For the
 * process as a whole, until it ends.
 * @param isBusy whether it has been since it was asked last
 */
export function collectEarly(isBusy: () => boolean): void {
  let busyLooks = 0
  let calmLooks = 0
  setFlags(flags.awake)
  const look = () => {
    if (isBusy()) {
      if (calmLooks >= rest) setFlags(flags.awake)
      busyLooks += 1
      calmLooks = 0
      return
    }
    calmLooks += 1
    if (calmLooks === rest) setFlags(flags.resting)
    const isOver = calmLooks >= lull && busyLooks >= crowd
    if (isOver || calmLooks === rest) collectAll()
    busyLooks = isOver ? 0 : Math.max(0, busyLooks - recovery)
  }
  setInterval(look, interval).unref()
}

function setFlags(list: readonly string[]): void {
  for (const flag of list) setFlagsFromString(flag)
}

function collectAll(): void {
  setFlagsFromString('--expose-gc')
  collect ??= runInNewContext('gc') as typeof collect
  setFlagsFromString('--no-expose-gc')
  collect?.({ type: 'major', flavor: 'last-resort' })
}

/** V8's own, which a context only has while it is told to. */
let collect: ((how: { type: 'major'; flavor: 'last-resort' }) => void) | undefined
