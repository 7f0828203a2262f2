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
