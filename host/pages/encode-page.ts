import { setTimeout } from 'node:timers/promises'
import { type Effort, encode, worthEncoding } from '../encode.ts'
import { addVariant, type Resource } from '../resource.ts'

/** What is kept is sent more than once: never hastily encoded. */
export type PageEffort = Exclude<Effort, 'hasty'>

/** Gives a page its encodings. */
export async function encodePage(page: Resource, effort: PageEffort): Promise<void> {
  const { body } = page.variants.identity
  if (body.byteLength < worthEncoding) return
  const [br, gzip] = await Promise.all([encode(body, 'br', effort), encode(body, 'gzip', effort)])
  addVariant(page, 'br', br, tagSuffix[effort])
  addVariant(page, 'gzip', gzip)
}

// a better encoding of the same page has other bytes, so another tag
const tagSuffix: Record<PageEffort, string> = { quick: 'br', best: 'br11' }

/** Of the time in which pages wait to be encoded anew, the share in which one is while there is no quiet moment. */
const duty = 0.2

/** Between two looks for a quiet moment, ms. */
const pause = 200

/** How long a page waits for one at most, ms: each visit to it costs a fifth more bytes until then. */
const patience = 10_000

/** Has the page kept at an address encoded anew, when its turn comes. */
export type Polisher = {
  (key: string): void
  /** whether one is encoded just now; while they wait for a quiet moment none is */
  isAtWork(): boolean
}

/**
 * Makes the worker that replaces a kept page's quick encoding by the smallest one, one page after the other: nobody waits
 * for it, so while the process is busy it waits, and then makes pauses.
 * @param isIdle whether the process has time for it
 * @param keptAt the page of an address; what has been pushed out by its turn is passed over, or a flood of addresses
 * would keep the process busy, and its pages in memory, long after it
 */
export function createPolisher(
  isIdle: () => boolean,
  keptAt: (key: string) => Resource | undefined,
): Polisher {
  const waiting = { plain: new Set<string>(), queried: new Set<string>() }
  let isRunning = false
  let isAtWork = false
  const next = () => {
    // a flood of queries is not to hold up the pages everybody reads
    for (const line of [waiting.plain, waiting.queried])
      for (const key of line) {
        line.delete(key)
        const page = keptAt(key)
        if (page?.variants.br) return page
      }
    return undefined
  }
  const run = async () => {
    for (;;) {
      const until = performance.now() + patience
      while (!isIdle() && performance.now() < until) await setTimeout(pause, undefined, { ref: false })
      const page = next()
      if (!page) break
      const began = performance.now()
      isAtWork = true
      await polish(page).catch(() => {})
      isAtWork = false
      if (began >= until)
        await setTimeout((performance.now() - began) * (1 / duty - 1), undefined, { ref: false })
    }
    isRunning = false
  }
  const add = (key: string) => {
    waiting[key.includes('?') ? 'queried' : 'plain'].add(key)
    if (isRunning) return
    isRunning = true
    run()
  }
  return Object.assign(add, { isAtWork: () => isAtWork })
}

async function polish(page: Resource): Promise<void> {
  addVariant(page, 'br', await encode(page.variants.identity.body, 'br', 'best'), tagSuffix.best)
}
