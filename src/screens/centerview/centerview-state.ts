import { keepUnits } from '#contract/texts/units.ts'
/**
 * Sample session of the user in the samples of MVDA, DSC and AuditView, on one morning, 06:20 to 10:20: slow sign-in at
 * 08:32, weak wireless link at 09:32; a file is held back at 10:03 (`dsc-state.ts`), and copied to USB at 10:17
 * (`av-state.ts`).
 */
export const sample = {
  /** start in minutes after midnight, and duration */
  start: 380,
  length: 240,
  /** minutes between readings */
  step: 4,
  /** while signed out there are no readings of endpoint, network and gateway */
  signedOut: { from: 40, to: 132, lanes: ['endpoint', 'network', 'gateway'] },
  incidents: [
    { id: 'logon', at: 132, from: 130, to: 146, cause: 'storage', affected: ['endpoint', 'host'] },
    { id: 'link', at: 192, from: 184, to: 204, cause: 'network', affected: ['endpoint'] },
  ],
  lanes: {
    endpoint: {
      unit: 'ms',
      usual: 32,
      top: 250,
      readings: [
        28, 35, 30, 30, 34, 32, 31, 34, 34, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
        33, 33, 33, 33, 33, 33, 33, 62, 96, 58, 40, 34, 30, 35, 32, 34, 35, 28, 30, 32, 32, 31, 74, 236, 142,
        60, 38, 33, 35, 32, 29, 31, 30, 31, 31, 31,
      ],
    },
    network: {
      unit: '%',
      usual: 0.1,
      top: 4.6,
      readings: [
        0.1, 0.1, 0.1, 0.2, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1,
        0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2, 0.1, 0.2, 0.1, 0.2,
        0.1, 0, 0.1, 0.1, 0, 0.1, 0.4, 2.6, 4.2, 2.1, 0.5, 0.2, 0.1, 0.1, 0.2, 0.1, 0.1, 0, 0.2, 0.1, 0.2,
      ],
    },
    gateway: {
      unit: 'ms',
      usual: 6,
      top: 22,
      readings: [
        5, 7, 5, 7, 6, 6, 6, 6, 5, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        7, 6, 6, 6, 6, 6, 6, 6, 5, 6, 7, 7, 6, 7, 6, 5, 6, 5, 6, 6, 6, 7, 6, 5, 6, 5, 6,
      ],
    },
    host: {
      unit: '%',
      usual: 3,
      top: 40,
      readings: [
        3, 3, 3, 4, 3, 4, 2, 3, 3, 3, 4, 3, 3, 4, 3, 2, 4, 4, 4, 3, 3, 3, 2, 4, 3, 4, 3, 2, 2, 2, 2, 3, 4, 31,
        24, 14, 8, 5, 4, 3, 3, 4, 3, 4, 4, 3, 3, 2, 3, 4, 4, 2, 4, 3, 2, 3, 3, 2, 2, 3, 4,
      ],
    },
    storage: {
      unit: 'ms',
      usual: 4,
      top: 52,
      readings: [
        4, 4, 5, 4, 4, 4, 3, 3, 4, 4, 4, 5, 5, 5, 4, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 5, 4, 4, 5, 5, 5, 5, 4, 46,
        38, 22, 11, 6, 4, 5, 5, 5, 5, 5, 4, 4, 5, 4, 5, 5, 4, 5, 4, 4, 5, 4, 5, 4, 4, 4, 4,
      ],
    },
  },
  /** seconds of the slow logon and ms of the slow screen, by part in order */
  parts: {
    logon: [2, 1, 3, 2, 3, 1, 36],
    link: [9, 204, 6, 12, 5],
    usual: [8, 6, 6, 8, 4],
  },
  checks: ['ok', 'due', 'ok', 'ok', 'ok'],
} as const

export type Lane = keyof typeof sample.lanes
export const lanes = Object.keys(sample.lanes) as Lane[]

export type Incident = (typeof sample.incidents)[number]
export type Moment = Incident['id'] | 'usual' | 'out'

/** Text and readings at a minute of the sample. */
export type Reading = {
  moment: Moment
  lanes: Record<Lane, { value: number | undefined; role: 'cause' | 'affected' | undefined }>
}

export function readingAt(minute: number): Reading {
  const incident = sample.incidents.find(({ from, to }) => minute >= from && minute <= to)
  const isOut = isSignedOut(minute) && !incident
  return {
    moment: incident?.id ?? (isOut ? 'out' : 'usual'),
    lanes: Object.fromEntries(
      lanes.map((lane) => {
        if (isUnread(lane, minute)) return [lane, { value: undefined, role: undefined }]
        return [lane, { value: valueAt(lane, minute), role: incident && roleIn(incident, lane) }]
      }),
    ) as Reading['lanes'],
  }
}

/** Whether a lane has readings while signed out. */
export function isReadAlways(lane: Lane): boolean {
  return !(sample.signedOut.lanes as readonly Lane[]).includes(lane)
}

/** Linear interpolation between readings. */
export function valueAt(lane: Lane, minute: number): number {
  const { readings } = sample.lanes[lane]
  const before = Math.floor(minute / sample.step)
  const from = readings[before] ?? 0
  const to = readings[before + 1] ?? from
  return from + (to - from) * (minute / sample.step - before)
}

/** Formatted value: a decimal for percentages below 10. */
export function valueText(lane: Lane, value: number): string {
  const { unit, top } = sample.lanes[lane]
  if (unit === 'ms') return keepUnits(`${Math.round(value)} ms`)
  return `${Number(value.toFixed(top < 10 ? 1 : 0))}%`
}

/** Time of day, 24 hours. */
export function timeOf(minute: number): string {
  const total = sample.start + Math.round(minute)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** y in a lane 40 high. */
export function heightOf(lane: Lane, value: number): number {
  return 33.5 - (27 * value) / sample.lanes[lane].top
}

/** SVG path of a lane in 240 by 40, with gaps. */
export function pathOf(lane: Lane): string {
  const heights = sample.lanes[lane].readings.map((value, index) =>
    isUnread(lane, index * sample.step) ? undefined : Math.round(heightOf(lane, value)),
  )
  let path = ''
  let from: { x: number; y: number } | undefined
  for (const [index, y] of heights.entries()) {
    const x = index * sample.step
    // within a level stretch no point is needed
    if (from && heights[index - 1] === y && heights[index + 1] === y) continue
    if (y !== undefined) path += from ? `${x - from.x} ${y - from.y} ` : `M${x} ${y}l`
    from = y === undefined ? undefined : { x, y }
  }
  return path.trim()
}

function isSignedOut(minute: number): boolean {
  return minute > sample.signedOut.from && minute < sample.signedOut.to
}

function isUnread(lane: Lane, minute: number): boolean {
  return isSignedOut(minute) && !isReadAlways(lane)
}

function roleIn({ cause, affected }: Incident, lane: Lane): 'cause' | 'affected' | undefined {
  if (cause === lane) return 'cause'
  return (affected as readonly Lane[]).includes(lane) ? 'affected' : undefined
}
