import type { ProductKey } from '#api/contract/products.ts'
import type { ArchTier } from './arch-graph.ts'
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
