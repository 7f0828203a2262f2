import { type ArchMeasures, crossSize, extentOf } from './arch-measures.ts'
import { type ArchOrder, type Chain, isBend } from './arch-order.ts'

/** Centres of boxes and bends on the cross axis. */
export type Positions = Map<string, number>

type Row = readonly string[]

/**
 * Spreads each tier evenly, then lets every box and bend drift towards the middle of what it is linked to, keeping
 * the order and the spaces; at last a link that skips tiers runs straight where nothing is in the way.
 */
export function positionArch({ rows, chains }: ArchOrder, measures: ArchMeasures): Positions {
  const positions: Positions = new Map()
  for (const row of rows) spread(row, positions, measures)
  const linked = linkedPoints(chains)
  for (let round = 0; round < relaxRounds; round++) {
    for (const row of rows) relax(row, linked, positions, measures)
  }
  for (const [point, position] of positions) positions.set(point, Math.round(position))
  for (const chain of chains) straighten(chain, rows, positions, measures)
  return positions
}

const relaxRounds = 40
const bendPull = 0.6
const boxPull = 0.35
const bendClearance = 10

function spread(row: Row, positions: Positions, measures: ArchMeasures): void {
  const free = measures.cross - measures.padding * 2 - extentOf(row, measures)
  const extra = free / (row.length + 1)
  let edge = measures.padding + extra
  for (const point of row) {
    const size = crossSize(point, measures)
    positions.set(point, edge + size / 2)
    edge += size + measures.space + extra
  }
}

function linkedPoints(chains: readonly Chain[]): Map<string, string[]> {
  const linked = new Map<string, string[]>()
  const add = (from: string, to: string) => linked.set(from, [...(linked.get(from) ?? []), to])
  for (const { points, level } of chains) {
    if (level) continue
    for (const [from, to] of pairs(points)) {
      add(from, to)
      add(to, from)
    }
  }
  return linked
}

function relax(
  row: Row,
  linked: ReadonlyMap<string, string[]>,
  positions: Positions,
  measures: ArchMeasures,
): void {
  for (const point of row) {
    const others = linked.get(point)
    if (!others) continue
    const middle = mean(others.map((other) => positionOf(positions, other)))
    const position = positionOf(positions, point)
    positions.set(point, position + (middle - position) * (isBend(point) ? bendPull : boxPull))
  }
  pushApart(row, positions, measures)
  keepInside(row, positions, measures)
}

function pushApart(row: Row, positions: Positions, measures: ArchMeasures): void {
  for (const [before, after] of pairs(row)) {
    const least = (crossSize(before, measures) + crossSize(after, measures)) / 2 + measures.space
    const lack = least - (positionOf(positions, after) - positionOf(positions, before))
    if (lack <= 0) continue
    positions.set(after, positionOf(positions, after) + lack / 2)
    positions.set(before, positionOf(positions, before) - lack / 2)
  }
}

function keepInside(row: Row, positions: Positions, measures: ArchMeasures): void {
  let low = measures.padding
  for (const point of row) {
    const half = crossSize(point, measures) / 2
    positions.set(point, Math.max(positionOf(positions, point), low + half))
    low = positionOf(positions, point) + half + measures.space
  }
  let high = measures.cross - measures.padding
  for (const point of [...row].reverse()) {
    const half = crossSize(point, measures) / 2
    positions.set(point, Math.min(positionOf(positions, point), high - half))
    high = positionOf(positions, point) - half - measures.space
  }
}

function straighten(
  { points, level }: Chain,
  rows: readonly Row[],
  positions: Positions,
  measures: ArchMeasures,
): void {
  const bends = points.slice(1, -1)
  if (level || bends.length === 0) return
  const at = (point: string) => positionOf(positions, point)
  const [first, last] = [at(points[0] ?? ''), at(points.at(-1) ?? '')]
  const isFree = (course: number) =>
    course > measures.padding &&
    course < measures.cross - measures.padding &&
    bends.every((bend) =>
      (rows.find((row) => row.includes(bend)) ?? []).every(
        (point) =>
          point === bend || Math.abs(at(point) - course) >= crossSize(point, measures) / 2 + bendClearance,
      ),
    )
  const detour = (course: number) =>
    (Math.abs(course - first) + Math.abs(course - last)) * 0.2 +
    bends.reduce((sum, bend) => sum + Math.abs(at(bend) - course), 0)
  const courses = [first, last, mean(bends.map(at)), ...bends.map(at)].map(Math.round).filter(isFree)
  const [best] = courses.sort((one, other) => detour(one) - detour(other))
  if (best === undefined) return
  for (const bend of bends) positions.set(bend, best)
}

/** Neighbouring items: of a b c, a-b and b-c. */
export function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).map((item, index) => [items[index] as T, item])
}

/** @throws for a point that was never placed: the order and the drawing disagree */
export function positionOf(positions: Positions, point: string): number {
  const position = positions.get(point)
  if (position === undefined) throw new Error(`'${point}' has no position`)
  return position
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
