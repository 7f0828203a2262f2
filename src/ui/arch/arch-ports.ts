import { type ArchMeasures, crossSize } from './arch-measures.ts'
import { type ArchOrder, type Chain, isBend } from './arch-order.ts'
import { type Positions, pairs, positionOf } from './arch-position.ts'

/** Where links touch the sides of boxes, on the cross axis. `out` faces the next tier, `in` the one before. */
export type Ports = (point: string, side: PortSide, link: number) => number

export type PortSide = 'in' | 'out'

type PortMap = Map<string, Map<number, number>>
type Step = { link: number; from: string; to: string; bends: readonly string[] }

/** Ports in the order of what they lead to, slid along the boxes so that links run straight where both ends allow. */
export function portsOf(order: ArchOrder, positions: Positions, measures: ArchMeasures): Ports {
  const steps = order.chains.flatMap(stepsOf)
  const map = firstPorts(steps, positions, measures)
  for (const step of steps) joinNearMiss(step, map)
  for (let round = 0; round < slideRounds; round++) {
    for (const step of steps) slide(step, map, positions, measures)
  }
  return (point, side, link) => read(map, point, side, link)
}

const slideRounds = 2
/** share of a box's side that several links spread over */
const portSpan = 0.56
/** a single link may leave the middle of its side by this share of the box */
const singleReach = 0.36
/** ports never come nearer to a corner than this share of the box from its middle */
const slideReach = 0.42
const nearMiss = 9
const same = 0.6
const slideStep = 2

function stepsOf({ link, points, level }: Chain): Step[] {
  if (level) return []
  const bends = points.slice(1, -1)
  return pairs(points).map(([from, to]) => ({ link, from, to, bends }))
}

function firstPorts(steps: readonly Step[], positions: Positions, measures: ArchMeasures): PortMap {
  const ends = new Map<string, { point: string; link: number; towards: number }[]>()
  const add = (point: string, side: PortSide, link: number, other: string) => {
    const end = { point, link, towards: positionOf(positions, other) }
    ends.set(key(point, side), [...(ends.get(key(point, side)) ?? []), end])
  }
  for (const { link, from, to } of steps) {
    add(from, 'out', link, to)
    add(to, 'in', link, from)
  }
  const map: PortMap = new Map()
  for (const [side, unordered] of ends) {
    const ordered = unordered.sort((one, other) => one.towards - other.towards)
    const places = ordered.map(({ point, link, towards }, index): [number, number] => {
      const middle = positionOf(positions, point)
      const size = isBend(point) ? 0 : crossSize(point, measures)
      if (ordered.length > 1) return [link, middle + (index / (ordered.length - 1) - 0.5) * size * portSpan]
      return [link, middle + clamp(towards - middle, size * singleReach)]
    })
    map.set(side, new Map(places))
  }
  return map
}

/** Two ends that almost face each other are made to face each other. */
function joinNearMiss({ link, from, to, bends }: Step, map: PortMap): void {
  const [start, end] = [read(map, from, 'out', link), read(map, to, 'in', link)]
  if (Math.abs(start - end) > nearMiss) return
  if (isBend(from) && !isBend(to)) moveBends(bends, link, end, map)
  else if (isBend(to)) moveBends(bends, link, start, map)
  else move(map, { link, from, to, bends }, (start + end) / 2)
}

function moveBends(bends: readonly string[], link: number, place: number, map: PortMap): void {
  for (const bend of bends) {
    map.get(key(bend, 'in'))?.set(link, place)
    map.get(key(bend, 'out'))?.set(link, place)
  }
}

function slide(step: Step, map: PortMap, positions: Positions, measures: ArchMeasures): void {
  const { link, from, to } = step
  const [start, end] = [read(map, from, 'out', link), read(map, to, 'in', link)]
  if (Math.abs(start - end) < same) return
  const reach = (point: string) => crossSize(point, measures) * slideReach
  const allows = (point: string, side: PortSide, place: number) =>
    isBend(point)
      ? Math.abs(read(map, point, side, link) - place) < same
      : Math.abs(place - positionOf(positions, point)) <= reach(point) &&
        othersAt(map, point, side, link).every((other) => Math.abs(other - place) >= measures.portSpace)
  const low = Math.max(positionOf(positions, from) - reach(from), positionOf(positions, to) - reach(to))
  const high = Math.min(positionOf(positions, from) + reach(from), positionOf(positions, to) + reach(to))
  const places = [end, start, (start + end) / 2, ...range(low, high, slideStep)]
  const place = places.find((one) => allows(from, 'out', one) && allows(to, 'in', one))
  if (place === undefined) return
  // a bend stays where the link's other steps expect it
  move(map, step, isBend(from) ? start : isBend(to) ? end : place)
}

function move(map: PortMap, { link, from, to }: Step, place: number): void {
  map.get(key(from, 'out'))?.set(link, place)
  map.get(key(to, 'in'))?.set(link, place)
}

function read(map: PortMap, point: string, side: PortSide, link: number): number {
  return map.get(key(point, side))?.get(link) ?? 0
}

function othersAt(map: PortMap, point: string, side: PortSide, link: number): number[] {
  return [...(map.get(key(point, side)) ?? [])].flatMap(([other, place]) => (other === link ? [] : [place]))
}

function key(point: string, side: PortSide): string {
  return `${side} ${point}`
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.floor((to - from) / step) + 1) },
    (_, index) => from + index * step,
  )
}
