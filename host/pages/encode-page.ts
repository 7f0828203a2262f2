import { setTimeout } from 'node:timers/promises'
import { type Effort, encode, worthEncoding } from '../encode.ts'
import { addVariant, type Resource } from '../resource.ts'

/** Gives a page its encodings. */
export async function encodePage(page: Resource, effort: Effort): Promise<void> {
  const { body } = page.variants.identity
  if (body.byteLength < worthEncoding) return
  const [br, gzip] = await Promise.all([encode(body, 'br', effort), encode(body, 'gzip', effort)])
  addVariant(page, 'br', br, tagSuffix[effort])
  addVariant(page, 'gzip', gzip)
}

// a better encoding of the same page has other bytes, so another tag
const tagSuffix = { quick: 'br', best: 'br11' } as const

/** Of the time in which pages wait to be encoded anew, the share in which one is while there is no quiet moment. */
const duty = 0.2

/** Between two looks for a quiet moment, ms. */
const pause = 200

/** How long a page waits for one at most, ms: each visit to it costs a fifth more bytes until then. */
const patience = 10_000

/** Has a page encoded anew. */
export type Polisher = {
  (page: Resource): void
  /** whether one is encoded just now; while they wait for a quiet moment none is */
  isAtWork(): boolean
}

/**
 * Makes the worker that replaces a kept page's quick encoding by the smallest one, one page after the other: nobody waits
 * for it, so while the process is busy it waits, and then makes pauses.
 * @param isIdle whether the process has time for it
 */
export function createPolisher(isIdle: () => boolean): Polisher {
  let line = Promise.resolve()
  let isAtWork = false
  const polish = async (page: Resource) => {
    if (!page.variants.br) return
    const until = performance.now() + patience
    while (!isIdle() && performance.now() < until) await setTimeout(pause, undefined, { ref: false })
    const began = performance.now()
    isAtWork = true
    try {
      const { body } = page.variants.identity
      addVariant(page, 'br', await encode(body, 'br', 'best'), tagSuffix.best)
    } finally {
      isAtWork = false
    }
    if (began < until) return
    await setTimeout((performance.now() - began) * (1 / duty - 1), undefined, { ref: false })
  }
  const add = (page: Resource) => {
    line = line.then(() => polish(page)).catch(() => {})
  }
  return Object.assign(add, { isAtWork: () => isAtWork })
}
