import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Between two looks at who waits, ms. */
const interval = 1_000

/** How long there must be no crowd before the process makes itself small, s. */
const calm = 3

/**
 * How long before it is made small again, s, and for the first time: what it lets go for that, compiled code among it,
 * the next crowd has to wait for, and crowds may come one after the other.
 */
const pause = 30

/**
 * Flags of V8. Quiet: collect when the heap has grown by a fifth, put what is left together and give the rest back to
 * the system. Crowded: let it grow by half, and keep what will be needed again in a moment.
 */
const flags = {
  quiet: ['--heap-growing-percent=20', '--optimize-for-size'],
  crowded: ['--heap-growing-percent=50', '--no-optimize-for-size'],
}

/**
 * Has garbage collected before the heap has grown much, which keeps the process small; by default it may grow to a
 * multiple of what is in use, and V8 keeps the pages it had then. Less often while visitors stand in line: the processor
 * is worth more than memory then. What a crowd leaves behind is cleared away seconds later, which takes a tenth of a
 * second. For the process as a whole, until it ends.
 * @param isCrowded whether renders are waiting, or work that is done once
 */
export function collectEarly(isCrowded: () => boolean): void {
  let quietLooks = 0
  let looksSince = 0
  let isSmall = false
  setFlags(flags.crowded)
  const look = () => {
    quietLooks = isCrowded() ? 0 : quietLooks + 1
    looksSince += 1
    if (isSmall && quietLooks === 0) {
      isSmall = false
      setFlags(flags.crowded)
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
