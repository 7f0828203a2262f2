import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { encode, worthEncoding } from '../encode.ts'
import { addVariant, type Resource } from '../resource.ts'

/** Gives a page its encodings, quickly: somebody is waiting for it. */
export async function encodePage(page: Resource): Promise<void> {
  const { body } = page.variants.identity
  if (body.byteLength < worthEncoding) return
  const [br, gzip] = await Promise.all([encode(body, 'br', 'quick'), encode(body, 'gzip', 'quick')])
  addVariant(page, 'br', br)
  addVariant(page, 'gzip', gzip)
}

/** Of the time in which pages wait to be encoded anew, the share in which one is. */
const duty = 0.2

/** A process whose event loop was at work for more than this share of the time has something better to do. */
const busy = 0.5

/** How long a page waits at most for a quiet moment, s: each visit to it costs a tenth more bytes until then. */
const patience = 10

/**
 * Makes the worker that replaces a kept page's encodings by the smallest ones, about 10 % smaller, one page after the
 * other and with pauses: nobody waits for it, and without them it would take the processor from those who do wait for a
 * quarter of a minute after each start. While the process is busy it waits.
 */
export function createPolisher(): (page: Resource) => void {
  let line = Promise.resolve()
  const quiet = createQuietWait()
  return (page) => {
    line = line.then(() => polish(page, quiet)).catch(() => {})
  }
}

/** Makes what waits, second by second, until the process has not been busy. */
function createQuietWait(): () => Promise<void> {
  let before = performance.eventLoopUtilization()
  return async () => {
    for (let waited = 0; waited < patience; waited += 1) {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      if (utilization < busy) return
      await setTimeout(1000, undefined, { ref: false })
    }
  }
}

async function polish(page: Resource, quiet: () => Promise<void>): Promise<void> {
  if (!page.variants.br) return
  await quiet()
  const { body } = page.variants.identity
  const began = performance.now()
  // other bytes than before, so another tag
  addVariant(page, 'br', await encode(body, 'br', 'best'), 'br11')
  await setTimeout((performance.now() - began) * (1 / duty - 1), undefined, { ref: false })
}
