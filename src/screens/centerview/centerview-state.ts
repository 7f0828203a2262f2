import { centerviewSample as sample } from './centerview-sample.ts'

export type Lane = keyof typeof sample.lanes
export const lanes = Object.keys(sample.lanes) as Lane[]

export type Incident = (typeof sample.incidents)[number]
export type Moment = Incident['id'] | 'usual' | 'out'

/** What goes on in a minute of the sample, and what each lane shows of it. */
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

/** Whether a lane has readings while nobody is signed in. */
export function isReadAlways(lane: Lane): boolean {
  return !(sample.signedOut.lanes as readonly Lane[]).includes(lane)
}

/** Between two readings, in proportion. */
export function valueAt(lane: Lane, minute: number): number {
  const { readings } = sample.lanes[lane]
  const before = Math.floor(minute / sample.step)
  const from = readings[before] ?? 0
  const to = readings[before + 1] ?? from
  return from + (to - from) * (minute / sample.step - before)
}

/** As it stands beside the lane: small shares with a decimal. */
export function valueText(lane: Lane, value: number): string {
  const { unit, top } = sample.lanes[lane]
  if (unit === 'ms') return `${Math.round(value)} ms`
  return `${Number(value.toFixed(top < 10 ? 1 : 0))}%`
}

/** Of the day, 24 hours. */
export function timeOf(minute: number): string {
  const total = sample.start + Math.round(minute)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** From the top of a lane that is 40 high. */
export function heightOf(lane: Lane, value: number): number {
  return 33.5 - (27 * value) / sample.lanes[lane].top
}

/** The readings of a lane as a path in 240 by 40; where nothing could be read it has a gap. */
export function pathOf(lane: Lane): string {
  let last: number | undefined
  const steps = sample.lanes[lane].readings.map((value, index) => {
    const minute = index * sample.step
    const from = last
    const y = Math.round(heightOf(lane, value))
    last = isUnread(lane, minute) ? undefined : y
    if (last === undefined) return ''
    return from === undefined ? `M${minute} ${y}l` : `${sample.step} ${y - from} `
  })
  return steps.join('').trim()
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
