import type { ProductKey } from '#contract/products.ts'
import layouts from './arch-layouts.json'

/**
 * Hand-written layouts. Coordinates count along the cross axis of the tiers; a box is 1 long.
 *
 * To add a component: add it and its links to the messages of both languages, place it here, and route links that
 * cannot run straight between box centres. `tests/e2e/diagrams-no-js.spec.ts` finds collisions.
 */
export type ArchLayout = {
  extent: number
  /** centre of each component's box, shared by product and solution page */
  boxes: Readonly<Record<string, number>>
  /**
   * `from>to`: where the link leaves its box, then pairs of turn position (1.4 is 40 % of the gap after tier 1) and
   * target
   */
  links: Readonly<Record<string, readonly number[]>>
  /** start of a tier's name in rows, if links cross its default place */
  names?: Partial<Record<ArchTier, number>>
}

export const archLayouts: Readonly<Record<ProductKey, ArchLayout>> = layouts

/** Components, each in a tier, and numbered connections. */
export type ArchGraph = {
  components: readonly ArchComponent[]
  links: readonly ArchLink[]
}

export type ArchComponent = { id: string; tier: string; name: string; role: string }

/** `from` and `to` are component ids. */
export type ArchLink = { from: string; to: string; label: string }

/** In reading order, from the user to the backend systems. */
export const archTiers = ['client', 'edge', 'control', 'resource', 'data', 'integration'] as const

export type ArchTier = (typeof archTiers)[number]

/** Non-empty tiers with their components in the given order. */
export function componentsByTier({ components }: Pick<ArchGraph, 'components'>) {
  return archTiers
    .map((tier) => ({ tier, components: components.filter((component) => component.tier === tier) }))
    .filter((group) => group.components.length > 0)
}
