import { preferredEncodings } from '../accept-encoding.ts'
import type { Life } from '../exchange.ts'
import type { Resource, Variant } from '../resource.ts'
import { glanceAt } from './glance.ts'

/** The encoding in which a fresh page is sent at once; undefined where a request needs a longer look. */
export type HitChoice = (rawHeaders: readonly string[], page: Resource) => Variant | undefined

/** Makes the choice, for GET only. */
export function createHitChoice(isAllowedHost: (host: string) => boolean, life: Life): HitChoice {
  return (rawHeaders, page) => {
    const glance = life.draining ? undefined : glanceAt(rawHeaders)
    if (!glance || !isAllowedHost(glance.host)) return undefined
    const { variants } = page
    for (const encoding of preferredEncodings(glance.acceptEncoding)) {
      const variant = variants[encoding]
      if (variant) return variant
    }
    return variants.identity
  }
}
