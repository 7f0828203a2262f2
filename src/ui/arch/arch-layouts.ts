import type { ProductKey } from '#api/contract/products.ts'
import layouts from './arch-layouts.json'

/**
 * Places in a drawing, written by hand. Tiers follow each other along the main axis, down a phone and across a wide
 * screen. Numbers count along the other axis (rightwards, downwards) and a component's box is 1 of them long.
 *
 * To add a component: write it and its links into the words of both languages, give it a place here, and a route to
 * each link that cannot run straight from the middle of its box. `tests/e2e/diagrams.spec.ts` finds what collides.
 */
export type ArchLayout = {
  /** length of every tier */
  extent: number
  /** middle of each component's box; the product's page and its solution's page share them */
  boxes: Readonly<Record<string, number>>
  /** `from>to`: where the link leaves its box, then for each turn where it turns (1.4 is 40 % of the gap after tier 1) and to */
  links: Readonly<Record<string, readonly number[]>>
  /** where a tier's name starts in rows, if links run through its usual place */
  names?: Partial<Record<ArchTier, number>>
}

export const archLayouts: Readonly<Record<ProductKey, ArchLayout>> = layouts

/** A deployment as data: parts of the system, each in a tier, and the numbered connections between them. */
export type ArchGraph = {
  components: readonly ArchComponent[]
  links: readonly ArchLink[]
}

export type ArchComponent = { id: string; tier: string; name: string; role: string }

/** `from` and `to` are component ids. */
export type ArchLink = { from: string; to: string; label: string }

/** Tiers in reading order: from the person in front of the screen to the systems behind everything. */
export const archTiers = ['client', 'edge', 'control', 'resource', 'data', 'integration'] as const

export type ArchTier = (typeof archTiers)[number]

/** The tiers that have components, each with its components in the order they were given. */
export function componentsByTier({ components }: Pick<ArchGraph, 'components'>) {
  return archTiers
    .map((tier) => ({ tier, components: components.filter((component) => component.tier === tier) }))
    .filter((group) => group.components.length > 0)
}
