import { setFlagsFromString } from 'node:v8'

/** Between two looks at who waits, ms. */
const interval = 1_000

/** By how much the heap may grow before garbage is collected, %. */
const growth = { quiet: 20, crowded: 100 }

/**
 * Has garbage collected before the heap has grown much, which keeps the process small; by default it may grow to a
 * multiple of what is in use, and V8 keeps the pages it had then. Less often while visitors stand in line: the processor
 * is worth more than memory then. For the process as a whole, until it ends.
 * @param isCrowded whether renders are waiting
 */
export function collectEarly(isCrowded: () => boolean): void {
  let set: number | undefined
  const look = () => {
    const wanted = isCrowded() ? growth.crowded : growth.quiet
    if (set === wanted) return
    set = wanted
    setFlagsFromString(`--heap-growing-percent=${wanted}`)
  }
  look()
  setInterval(look, interval).unref()
}
