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

/**
 * Makes the worker that replaces a kept page's encodings by the smallest ones, about 10 % smaller, one page after the
 * other: nobody waits for it, and all at once would take the processor from those who do wait.
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
  // other bytes than before, so another tag
  addVariant(page, 'br', await encode(body, 'br', 'best'), 'br11')
}
