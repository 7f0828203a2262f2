import { type ArchGraph, type ArchTier, isPane } from './arch-graph.ts'
import { type ArchLabel, labelLines } from './arch-label.ts'
import { type ArchMeasures, archMeasures, boxStart } from './arch-measures.ts'
import { type ArchOrder, orderArch } from './arch-order.ts'
import { portsOf } from './arch-ports.ts'
import { type Positions, positionArch, positionOf } from './arch-position.ts'
import { type Place, type Route, routesOf } from './arch-route.ts'

/** A deployment drawn: everything in units of a view box of `width` by `height`. */
export type ArchDrawing = {
  width: number
  height: number
  fontSize: number
  zones: readonly (Box & { tier: ArchTier; label: Point })[]
  boxes: readonly (Box & { id: string; pane: boolean; label: ArchLabel })[]
  links: readonly { run: readonly Point[]; head: readonly Point[]; number: Point }[]
}

export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/**
 * Draws a deployment from its data. The search for the best order is the longest part of rendering a product's page, and
 * its data stays the same from one visitor to the next: a drawing is kept as long as the graph it was made from.
 * @param columns tiers side by side (wide screens) instead of one above the other (phones)
 */
export function layOutArch(graph: ArchGraph, columns: boolean): ArchDrawing {
  const kept = columns ? wide : narrow
  let drawing = kept.get(graph)
  if (!drawing) {
    drawing = draw(graph, columns)
    kept.set(graph, drawing)
  }
  return drawing
}

const wide = new WeakMap<ArchGraph, ArchDrawing>()
const narrow = new WeakMap<ArchGraph, ArchDrawing>()

function draw(graph: ArchGraph, columns: boolean): ArchDrawing {
  const order = orderArch(graph)
  const measures = archMeasures(order.rows, columns)
  const positions = positionArch(order, measures)
  const ports = portsOf(order, positions, measures)
  const main = (order.tiers.length - 1) * measures.pitch + measures.band
  const cross = measures.cross + (columns ? measures.label : 0)
  return {
    width: Math.round(columns ? main : measures.cross),
    height: Math.round(columns ? cross : main),
    fontSize: measures.fontSize,
    zones: order.tiers.map((tier, index) => zoneOf(tier, index, measures)),
    boxes: boxesOf(graph, order, positions, measures),
    links: routesOf(order, positions, ports, measures).map((route) => turnRoute(route, measures)),
  }
}

const boxMargin = 6

function zoneOf(tier: ArchTier, index: number, measures: ArchMeasures) {
  const start = index * measures.pitch
  if (!measures.columns)
    return {
      tier,
      x: 0,
      y: start,
      width: measures.cross,
      height: measures.band,
      label: { x: 10, y: start + 17 },
    }
  return {
    tier,
    x: start,
    y: 0,
    width: measures.band,
    height: measures.cross + measures.label,
    label: { x: start + 14, y: 24 },
  }
}

function boxesOf(graph: ArchGraph, { rows }: ArchOrder, positions: Positions, measures: ArchMeasures) {
  const { columns, nodeMain, nodeCross, fontSize } = measures
  const [width, height] = columns ? [nodeMain, nodeCross] : [nodeCross, nodeMain]
  return rows.flatMap((row, tier) =>
    row.flatMap((id) => {
      const component = graph.components.find((one) => one.id === id)
      if (!component) return []
      const corner = turn([boxStart(tier, measures), positionOf(positions, id) - nodeCross / 2], measures)
      const label = labelLines(component.name, width - boxMargin * 2, fontSize)
      return { id, pane: isPane(component), label, ...corner, width, height }
    }),
  )
}

function turnRoute({ run, head, number }: Route, measures: ArchMeasures) {
  const points = (places: readonly Place[]) => places.map((place) => turn(place, measures))
  return { run: points(run), head: points(head), number: turn(number, measures) }
}

/** From main and cross axis to the page: columns read from left to right below the tiers' names. */
function turn([main, cross]: Place, { columns, label }: ArchMeasures): Point {
  return columns ? { x: main, y: cross + label } : { x: cross, y: main }
}
