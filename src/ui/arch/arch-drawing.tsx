import { Fragment } from 'react'
import {
  type ArchGraph,
  type ArchLayout,
  type ArchLink,
  type ArchTier,
  componentsByTier,
} from './arch-layouts.ts'

type ArchDrawingProps = {
  graph: ArchGraph
  layout: ArchLayout
  tiers: Readonly<Record<ArchTier, string>>
  columns: boolean
}

/** Main axis: px in rows, proportions in columns. `half` is half a box across: columns leave more room for links. */
const rows = { inset: 24, box: 54, band: 86, pitch: 122, gap: 44, half: 0.5 }
const columnWidths = { inset: 12, box: 172, band: 196, pitch: 232, gap: 60, half: 0.44 }
/** Sizes across in columns, px: tier names, and the layout's unit. */
const [nameHeight, unitHeight] = [34, 74]

/** Horizontal positions are percentages and text is HTML, so that it wraps unscaled. Screen readers get the lists. */
export function ArchDrawing({ graph, layout, tiers, columns }: ArchDrawingProps) {
  const sizes = columns ? columnWidths : rows
  const groups = componentsByTier(graph)
  const length = (groups.length - 1) * sizes.pitch + sizes.band
  const x = ([main, cross]: ArchPoint) => percent(columns ? main / length : cross / layout.extent)
  const y = ([main, cross]: ArchPoint) => round(columns ? nameHeight + cross * unitHeight : main)
  const routes = graph.links.map((link) => archRoute(link, groups, layout, sizes))
  const head = `arch-head-${columns ? 'w' : 'n'}`
  return (
    <svg
      className={`arch__svg arch__svg--${columns ? 'w' : 'n'}`}
      width="100%"
      height={y([length, layout.extent]) + (columns ? 6 : 0)}
      aria-hidden="true"
    >
      <marker
        id={head}
        className="ln"
        viewBox="-8 -6 9 12"
        markerWidth="9"
        markerHeight="12"
        orient="auto"
        markerUnits="userSpaceOnUse"
      >
        <path d="M-7-5.5L0 0L-7 5.5" />
      </marker>
      {groups.map(({ tier }, rank) => {
        const start = rank * sizes.pitch
        return columns ? (
          <rect key={tier} className="z" x={x([start, 0])} width={x([sizes.band, 0])} height="100%" rx="8" />
        ) : (
          <rect key={tier} className="z" y={start} width="100%" height={sizes.band} rx="8" />
        )
      })}
      <g className="ln">
        {routes.flatMap(({ points }) =>
          points.slice(1).map((to, index) => {
            const from = points[index] ?? to
            const end = index === points.length - 2 ? `url(#${head})` : undefined
            return (
              <line key={`${from} ${to}`} x1={x(from)} y1={y(from)} x2={x(to)} y2={y(to)} markerEnd={end} />
            )
          }),
        )}
      </g>
      {groups.map(({ tier }, rank) => {
        const start = rank * sizes.pitch
        const [left, top] = columns
          ? [x([start + sizes.inset, 0]), 24]
          : [x([0, layout.names?.[tier] ?? 0.1]), start + 17]
        return (
          <text key={tier} className="tl" x={left} y={top}>
            {tiers[tier]}
          </text>
        )
      })}
      {groups.flatMap(({ components }, rank) =>
        components.map(({ id, tier, name }) => {
          const start: ArchPoint = [rank * sizes.pitch + sizes.inset, (layout.boxes[id] ?? 0) - sizes.half]
          const [width, height] = columns
            ? [percent(sizes.box / length), round(sizes.half * 2 * unitHeight)]
            : [percent(1 / layout.extent), sizes.box]
          return (
            <foreignObject key={id} x={x(start)} y={y(start)} width={width} height={height}>
              <div className={tier === 'resource' ? 'n np' : 'n'}>
                <span>{withBreaks(name)}</span>
              </div>
            </foreignObject>
          )
        }),
      )}
      <g className="ch">
        {routes.map(({ number }, index) => (
          <g key={`${number}`}>
            <circle cx={x(number)} cy={y(number)} r="9.5" />
            <text x={x(number)} y={y(number)} dy="4.2">
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </svg>
  )
}

/** Break opportunities in Chinese names; `word-break: keep-all` prevents others. */
function withBreaks(name: string) {
  return name
    .replace(/[与和](?!$)/g, '$&\n')
    .split('\n')
    .map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Main axis (tier to tier) in size units, cross axis in layout units. */
type ArchPoint = readonly [main: number, cross: number]

type Route = { points: readonly ArchPoint[]; number: ArchPoint }
type Sizes = { inset: number; box: number; pitch: number; gap: number; half: number }

/** Corners of a link between boxes, and its number's position near the start. */
function archRoute(
  { from, to }: ArchLink,
  groups: ReturnType<typeof componentsByTier>,
  { boxes, links }: ArchLayout,
  { inset, box, pitch, gap, half }: Sizes,
): Route {
  const rankOf = (id: string) => groups.findIndex(({ components }) => components.some((one) => one.id === id))
  const topOf = (rank: number) => rank * pitch + inset
  const [first, last] = [rankOf(from), rankOf(to)]
  const [start, end] = [boxes[from], boxes[to]]
  if (start === undefined || end === undefined) throw new Error(`no place for the link ${from}>${to}`)
  const [leaves = start, turn, arrives = leaves] = links[`${from}>${to}`] ?? []
  if (first === last && turn === undefined) {
    const main = topOf(first) + box / 2
    const side = end > start ? half : -half
    const points: ArchPoint[] = [
      [main, start + side],
      [main, end - side],
    ]
    return { points, number: [main, (start + end) / 2] }
  }
  const inGap = (place: number) => topOf(Math.floor(place)) + box + (place % 1) * gap
  const isDown = (turn ?? last) > first
  const leavesAt: ArchPoint = [topOf(first) + (isDown ? box : 0), leaves]
  const arrivesAt: ArchPoint = [topOf(last) + ((turn ?? first) < last ? 0 : box), arrives]
  const nearGap = isDown ? first : first - 1
  if (turn === undefined) return { points: [leavesAt, arrivesAt], number: [inGap(nearGap + 0.5), leaves] }
  const main = inGap(turn)
  const turnsNear = Math.floor(turn) === nearGap
  return {
    points: [leavesAt, [main, leaves], [main, arrives], arrivesAt],
    number: turnsNear ? [main, (leaves + arrives) / 2] : [inGap(nearGap + 0.5), leaves],
  }
}
