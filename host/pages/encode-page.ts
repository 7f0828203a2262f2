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

/**
 * Makes the worker that replaces a kept page's encodings by the smallest ones, about 10 % smaller, one page after the
 * other and with pauses: nobody waits for it, and without them it would take the processor from those who do wait for a
 * quarter of a minute after each start.
 */
export function createPolisher(): (page: Resource) => void {
  let line = Promise.resolve()
  return (page) => {
    line = line.then(() => polish(page)).catch(() => {})
  }
}

async function polish(page: Resource): Promise<void> {
  if (!page.variants.br) return
  const { body } = page.variants.identity
  const began = performance.now()
  // other bytes than before, so another tag
  addVariant(page, 'br', await encode(body, 'br', 'best'), 'br11')
  await setTimeout((performance.now() - began) * (1 / duty - 1), undefined, { ref: false })
}
