import type { ComponentProps } from 'react'
import { useWords } from '#i18n/words.tsx'
import { type Endpoint, type Line, type MvdaState, sample } from './mvda-state.ts'

/** Lower right corner of every endpoint: labels do not move. */
const corner = { x: 166, y: 218 }

/** Positions along the axis, 2 right and 1 up. */
const gateway = 30
const pool = 58
const storage = 75

/** Exploded view of a session: layers behind share the front screen's shape. */
export function SessionDrawing({ state: { endpoint, line, connects } }: { state: MvdaState }) {
  const words = useWords('screen-mvda')
  const { width, height } = sample.endpoints[endpoint]
  const left = corner.x - width
  const top = corner.y - height
  const frame = (at: number, name: string) => (
    <rect key={at} className={name} x={left + 2 * at} y={top - at} width={width} height={height} rx="5" />
  )
  return (
    <svg
      className="mvda__draw scr__draw"
      width="280"
      height="195"
      viewBox="0 16 350 244"
      aria-hidden="true"
      data-endpoint={endpoint}
      data-connects={connects > 0 || undefined}
    >
      <g>
        <path className="scr__rail" d={`M${left} ${top}l150-75M166 218l150-75`} />
        {[storage + 8, storage + 4, storage].map((at) => frame(at, 'scr__paper'))}
        <path className="scr__rail" d={`M290 ${top - 66}h18m-18 8h18m-18 8h18m-18 8h18m-18 8h18`} />
        {[pool + 8, pool + 4].map((at) => frame(at, 'scr__paper'))}
        {frame(pool, 'scr__socket')}
        <g className="mvda__from-pool" stroke="none">
          {frame(0, 'p')}
        </g>
        {frame(gateway, 'scr__paper')}
        <path
          className="scr__rail"
          d={`M208 ${top - 30}v${height}m-10-${height}v${height}m-10-${height}v${height}`}
        />
        <g transform={`translate(${left} ${top})`}>
          <path className="sl" d="M60-34v-14l56-28v14" />
          <rect className="scr__paper" x="69" y="-75" width="38" height="26" rx="4" />
          <path d="M79.2-64.7a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M76.4-55.9a5.4 5.4 0 0 1 10.9 0M92-65.4h7.5m-7.5 5.4h5.4" />
          <circle className="scr__dot" data-step="3" cx="107" cy="-49" r="4.5" />
          <text x="62" y="-64" textAnchor="end">
            3 {words.stations.broker}
          </text>
        </g>
        <path strokeWidth="1.75" {...legs[line]} />
        <Casing endpoint={endpoint} left={left} top={top} />
        {frame(0, 'scr__socket')}
        <g className="mvda__arrives">
          <g stroke="none">{frame(0, 'p')}</g>
          <Desktop line={line} left={left} top={top} width={width} height={height} />
        </g>
        {[
          { step: 1, at: 0 },
          { step: 2, at: gateway },
          { step: 4, at: pool },
          { step: 5, at: storage },
        ].map(({ step, at }) => (
          <circle
            key={step}
            className="scr__dot"
            data-step={step}
            cx={corner.x + 2 * at}
            cy={corner.y - at}
            r="4.5"
          />
        ))}
        <text x="234" y="205">
          2 {words.stations.gateway}
        </text>
        <text x="290" y="177">
          4 {words.stations.pool}
        </text>
        <text x="346" y={top - 91} textAnchor="end">
          5 {words.stations.storage}
        </text>
        <text x="190" y="232">
          {words.lines[line].detail}
        </text>
        <text x={corner.x - width / 2} y="255" textAnchor="middle">
          1 {words.endpoints[endpoint]}
        </text>
      </g>
    </svg>
  )
}

const legs: Record<Line, ComponentProps<'path'>> = {
  good: { d: 'M168 222l57-28.5M166 218l60-30M164 214l57-28.5' },
  mobile: { d: 'M166 218l60-30', strokeWidth: 2.25, strokeDasharray: '11 7 3 9' },
  branch: { d: 'M166 218l60-30' },
}

function Casing({ endpoint, left, top }: { endpoint: Endpoint; left: number; top: number }) {
  const { width, height } = sample.endpoints[endpoint]
  const edge = endpoint === 'thin' ? 6.5 : endpoint === 'laptop' ? 5.4 : 8
  return (
    <>
      {endpoint === 'thin' && (
        <path className="mvda__machine" d="M83 225l-3.4 13.4m33.3-13.4l3.4 13.4M65 238.4h65M9 204h12v34H9z" />
      )}
      {endpoint === 'laptop' && <path className="mvda__machine" d="M15 225.5h166l-6 9H21Z" />}
      <rect
        className="mvda__machine"
        x={left - edge}
        y={top - edge}
        width={width + 2 * edge}
        height={height + 2 * edge}
        rx={edge + 2}
      />
    </>
  )
}

type DesktopProps = { line: Line; left: number; top: number; width: number; height: number }

/** Text lines stay whole; the picture has the detail the line allows. */
function Desktop({ line, left, top, width, height }: DesktopProps) {
  const half = width * 0.4
  const wide = width > 100
  const text = `M${left + 8} ${top + 14}h${half * 0.6}${[0.9, 0.7, 0.85, 0.5, 0.8].map((share, row) => `M${left + 8} ${top + 26 + row * 8}h${half * share}`).join('')}`
  return (
    <>
      <path className="o" d={`M${left} ${corner.y - 10}h${width}${text}`} />
      <g
        transform={
          wide
            ? `translate(${corner.x - half - 10} ${top + height * 0.3})`
            : `translate(${left + 4} ${top + height * 0.62}) scale(0.92)`
        }
      >
        <path className="o" d={`M0-10h54v40H0ZM0-3h54${pictures[line]}`} />
      </g>
    </>
  )
}

/** One curve: smooth, in small steps, in large ones. */
const pictures: Record<Line, string> = {
  good: 'M3 24c4-.3 7-2.5 10-6s7-7 10-7s7 2.6 10 6s7 6 10 6s5-1 8-1.5M36 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  branch: 'M3 24h5v-4h4v-4h4v-4h11v4h4v4h8v3h12M36 10v-4h2v-2h4v2h2v4h-2v2h-4v-2Z',
  mobile: 'M3 22h9v-9h15v9h24M36 4h8v8h-8Z',
}
