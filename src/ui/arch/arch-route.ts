import { type ArchMeasures, boxEnd, boxStart, crossSize } from './arch-measures.ts'
import type { ArchOrder, Chain } from './arch-order.ts'
import type { Ports } from './arch-ports.ts'
import { type Positions, pairs, positionOf } from './arch-position.ts'

/** A place in the drawing before it is turned: along the main and the cross axis. */
export type Place = readonly [main: number, cross: number]

/** A link as drawn: corners of its run, the three corners of its arrow head, and where its number stands. */
export type Route = { link: number; run: readonly Place[]; head: readonly Place[]; number: Place }

type Step = { tier: number; start: number; end: number; link: number }

/** Routes every link in straight runs along the axes, with a lane of its own in each gap between tiers. */
export function routesOf(
  order: ArchOrder,
  positions: Positions,
  ports: Ports,
  measures: ArchMeasures,
): Route[] {
  const tierOf = new Map(order.rows.flatMap((row, tier) => row.map((point) => [point, tier] as const)))
  const steps = order.chains.map((chain) => stepsOf(chain, tierOf, ports))
  const lanes = lanesOf(steps.flat())
  const routes = order.chains.map((chain, index) =>
    chain.level
      ? levelRoute(chain, tierOf, positions, measures)
      : steppedRoute(chain, steps[index] ?? [], lanes, measures),
  )
  return keepNumbersApart(routes)
}

const headSize = 5.5
const headLength = headSize * 1.3
const straight = 2
const numberSpace = 21

function stepsOf({ link, points, level }: Chain, tierOf: ReadonlyMap<string, number>, ports: Ports): Step[] {
  if (level) return []
  return pairs(points).map(([from, to]) => ({
    link,
    tier: tierOf.get(from) ?? 0,
    start: ports(from, 'out', link),
    end: ports(to, 'in', link),
  }))
}

/** Shares of the gap after each tier at which a link turns; links that start first turn last, so they do not cross. */
function lanesOf(steps: readonly Step[]): Map<string, number> {
  const turning = steps.filter(({ start, end }) => Math.abs(start - end) > straight)
  const rank = ({ start, end }: Step) => (end > start ? -start : start)
  return new Map(
    turning.map((step) => {
      const group = turning
        .filter(({ tier }) => tier === step.tier)
        .sort((one, other) => rank(one) - rank(other))
      return [laneKey(step), (group.indexOf(step) + 1) / (group.length + 1)]
    }),
  )
}

function laneKey({ tier, link }: Step): string {
  return `${tier} ${link}`
}

function levelRoute(
  { link, points: [from = '', to = ''] }: Chain,
  tierOf: ReadonlyMap<string, number>,
  positions: Positions,
  measures: ArchMeasures,
): Route {
  const tier = tierOf.get(from) ?? 0
  const main = boxStart(tier, measures) + measures.nodeMain / 2
  const direction = positionOf(positions, to) > positionOf(positions, from) ? 1 : -1
  const start = positionOf(positions, from) + (direction * crossSize(from, measures)) / 2
  const end = positionOf(positions, to) - (direction * crossSize(to, measures)) / 2
  // boxes that nearly touch leave no room between them for the number
  const numberMain = Math.abs(start - end) < 24 ? boxStart(tier, measures) - 2 : main
  return {
    link,
    run: [
      [main, start],
      [main, end],
    ],
    head: [
      [main - headSize, end - direction * headLength],
      [main, end],
      [main + headSize, end - direction * headLength],
    ],
    number: [numberMain, (start + end) / 2],
  }
}

function steppedRoute(
  { link, reversed }: Chain,
  steps: readonly Step[],
  lanes: ReadonlyMap<string, number>,
  measures: ArchMeasures,
): Route {
  const runs = steps.map((step) => runOf(step, lanes.get(laneKey(step)), measures))
  const run = runs.flatMap(({ corners }) => corners)
  const tip = (reversed ? run[0] : run.at(-1)) ?? [0, 0]
  const [step] = steps
  const turn = runs[0]?.turn ?? restingTurn(step?.tier ?? 0, reversed, measures)
  return {
    link,
    run,
    head: headAt(tip, reversed ? -1 : 1),
    number: [turn, ((step?.start ?? 0) + (step?.end ?? 0)) / 2],
  }
}

function runOf({ tier, start, end }: Step, lane: number | undefined, measures: ArchMeasures) {
  const [from, to] = [boxEnd(tier, measures), boxStart(tier + 1, measures)]
  if (lane === undefined) {
    const corners: Place[] = [
      [from, start],
      [to, end],
    ]
    return { corners }
  }
  // in rows the tier's name stands before its boxes: turn before it
  const turn = from + (to - from - (measures.columns ? 0 : measures.label)) * lane
  const corners: Place[] = [
    [from, start],
    [turn, start],
    [turn, end],
    [to, end],
  ]
  return { corners, turn }
}

/** Where the number of a link without a turn stands on the main axis. */
function restingTurn(tier: number, reversed: boolean, measures: ArchMeasures): number {
  const [from, to] = [boxEnd(tier, measures), boxStart(tier + 1, measures)]
  if (measures.columns) return from + (to - from) * (reversed ? 0.62 : 0.38)
  return (from + to - measures.label * 0.8) / 2
}

function headAt([main, cross]: Place, direction: 1 | -1): Place[] {
  return [
    [main - direction * headLength, cross - headSize],
    [main, cross],
    [main - direction * headLength, cross + headSize],
  ]
}

function keepNumbersApart(routes: readonly Route[]): Route[] {
  const taken: Place[] = []
  return routes.map((route) => {
    let [main, cross] = route.number
    for (let tries = 1; tries <= 12 && isTaken([main, cross], taken); tries++) {
      cross += (tries % 2 ? 1 : -1) * tries * 6
    }
    taken.push([main, cross])
    return { ...route, number: [main, cross] }
  })
}

function isTaken([main, cross]: Place, taken: readonly Place[]): boolean {
  return taken.some(([m, c]) => Math.hypot(m - main, c - cross) < numberSpace)
}
