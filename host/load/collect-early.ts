import { setFlagsFromString } from 'node:v8'

/** Between two looks at who waits, ms. */
const interval = 1_000

/**
 * Has garbage collected when the heap has grown by a fifth, which keeps the process small; by default it may grow to a
 * multiple of what is in use. Not while visitors stand in line: the processor is worth more than memory then, and V8
 * decides by what it measures. For the process as a whole, until it ends.
 * @param isCrowded whether renders are waiting
 */
export function collectEarly(isCrowded: () => boolean): void {
  let early = false
  const look = () => {
    if (early === !isCrowded()) return
    early = !early
    // 0 is V8's own way
    setFlagsFromString(`--heap-growing-percent=${early ? 20 : 0}`)
  }
  look()
  setInterval(look, interval).unref()
}
