import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Between two looks whether the process is busy, ms. */
const interval = 500

/** For how many looks in turn it must not have been before it makes itself small. */
const calm = 2

/**
 * How many looks before it is made small again, half a minute: what it lets go for that, compiled code among it, the next
 * crowd has to wait for, and crowds may come one after the other.
 */
const pause = 60

/** And before it is for the first time: what comes right after a start needs what the start has left. */
const firstPause = 20

/**
 * Flags of V8. Quiet: collect when the heap has grown by a fifth, put what is left together and give the rest back to
 * the system. Busy: let it grow by half, and keep what will be needed again in a moment.
 */
const flags = {
  quiet: ['--heap-growing-percent=20', '--optimize-for-size'],
  busy: ['--heap-growing-percent=50', '--no-optimize-for-size'],
}

/**
 * Has garbage collected before the heap has grown much, which keeps the process small; by default it may grow to a
 * multiple of what is in use, and V8 keeps the pages it had then. Less often while the process is busy: the processor
 * is worth more than memory then. What a crowd leaves behind is cleared away a second later, which takes a tenth of a
 * second. For the process as a whole, until it ends.
 * @param isBusy whether it has been since it was asked last
 */
export function collectEarly(isBusy: () => boolean): void {
  let quietLooks = 0
  let looksSince = pause - firstPause
  let isSmall = false
  setFlags(flags.busy)
  const look = () => {
    quietLooks = isBusy() ? 0 : quietLooks + 1
    looksSince += 1
    if (isSmall && quietLooks === 0) {
      isSmall = false
      setFlags(flags.busy)
    }
    if (isSmall || quietLooks < calm || looksSince < pause) return
    isSmall = true
    looksSince = 0
    setFlags(flags.quiet)
    collectAll()
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
