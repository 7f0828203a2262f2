import { type ArchGraph, type ArchTier, componentsByTier } from './arch-graph.ts'

/** A link on its way through the tiers, from the earlier tier to the later one. */
export type Chain = {
  /** index in the graph's links; the number shown is one more */
  link: number
  /** component ids at both ends, bends in the tiers between */
  points: readonly string[]
  /** the link runs against the order of the tiers: its arrow head sits at the first point */
  reversed: boolean
  /** both ends in one tier */
  level: boolean
}

/** Who stands where: components and bends of each tier, in the order that crosses the fewest links. */
export type ArchOrder = {
  tiers: readonly ArchTier[]
  rows: readonly (readonly string[])[]
  chains: readonly Chain[]
}

/**
 * Layered drawing after Sugiyama: a link that skips a tier gets a bend there, then of all orders within the tiers the
 * one with the fewest crossings is kept. Every order is tried, so a tier should not hold more than six points.
 */
export function orderArch(graph: ArchGraph): ArchOrder {
  const groups = componentsByTier(graph)
  const rows = groups.map(({ components }) => components.map(({ id }) => id))
  const rank = new Map(rows.flatMap((row, tier) => row.map((id) => [id, tier] as const)))
  const chains = graph.links.map((link, index) => chainOf(link, index, rank, rows))
  const segments = chains.flatMap((chain) => segmentsOf(chain, rank))
  return { tiers: groups.map(({ tier }) => tier), rows: bestRows(rows, segments), chains }
}

/** A bend has no box: it only keeps a way free for a link that passes through. */
export function isBend(point: string): boolean {
  return point.startsWith('_')
}

type Segment = { from: string; to: string; tier: number; level: boolean }

const crossingCost = 10
const slopeCost = 3
const partedNeighboursCost = 40

function chainOf(
  { from, to }: { from: string; to: string },
  link: number,
  rank: ReadonlyMap<string, number>,
  rows: string[][],
): Chain {
  const [fromTier, toTier] = [tierOf(rank, from), tierOf(rank, to)]
  const reversed = fromTier > toTier
  const [first, last] = reversed ? [to, from] : [from, to]
  const bends: string[] = []
  for (let tier = Math.min(fromTier, toTier) + 1; tier < Math.max(fromTier, toTier); tier++) {
    const bend = `_${link}_${tier}`
    rows[tier]?.push(bend)
    bends.push(bend)
  }
  return { link, points: [first, ...bends, last], reversed, level: fromTier === toTier }
}

function tierOf(rank: ReadonlyMap<string, number>, id: string): number {
  const tier = rank.get(id)
  if (tier === undefined) throw new Error(`a link names '${id}', which is no component of a known tier`)
  return tier
}

function segmentsOf({ points, level }: Chain, rank: ReadonlyMap<string, number>): Segment[] {
  const start = rank.get(points[0] ?? '') ?? 0
  return points.slice(1).map((to, index) => ({ from: points[index] ?? '', to, tier: start + index, level }))
}

type Row = readonly string[]
type Plan = { cost: number; rows: readonly Row[] }

/** The cost of an order only depends on neighbouring tiers, so the best rest can be found once for each order. */
function bestRows(rows: readonly Row[], segments: readonly Segment[]): readonly Row[] {
  let plans: Plan[] = [{ cost: 0, rows: [] }]
  for (let tier = rows.length - 1; tier >= 0; tier--) {
    const here = segments.filter((segment) => segment.tier === tier)
    plans = permutations(rows[tier] ?? []).map((row) => cheapestPlan(row, plans, here))
  }
  return cheapest(plans).rows
}

function cheapestPlan(row: Row, rest: readonly Plan[], segments: readonly Segment[]): Plan {
  const places = placesOf(row)
  const level = segments.filter((segment) => segment.level && !areNeighbours(row, segment))
  const down = segments.filter((segment) => !segment.level)
  const own = level.length * partedNeighboursCost
  return cheapest(
    rest.map((plan) => ({
      cost: own + plan.cost + costBetween(places, placesOf(plan.rows[0] ?? []), down),
      rows: [row, ...plan.rows],
    })),
  )
}

/** The first of the cheapest, so that components keep the order they were given where nothing is won. */
function cheapest(plans: readonly Plan[]): Plan {
  return plans.reduce((best, plan) => (plan.cost < best.cost - 1e-9 ? plan : best))
}

function costBetween(above: Places, below: Places, segments: readonly Segment[]): number {
  let cost = 0
  const ends = segments.map(({ from, to }) => [above.get(from) ?? 0, below.get(to) ?? 0] as const)
  for (const [index, [from, to]] of ends.entries()) {
    cost += Math.abs(from - to) * slopeCost
    for (const [otherFrom, otherTo] of ends.slice(index + 1)) {
      if ((from - otherFrom) * (to - otherTo) < 0) cost += crossingCost
    }
  }
  return cost
}

type Places = ReadonlyMap<string, number>

/** Places along a tier, relative to its length, so that short tiers line up with the middle of long ones. */
function placesOf(row: Row): Places {
  return new Map(row.map((point, index) => [point, (index + 0.5) / row.length]))
}

function areNeighbours(row: Row, { from, to }: Segment): boolean {
  return Math.abs(row.indexOf(from) - row.indexOf(to)) === 1
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}
