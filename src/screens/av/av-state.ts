/** Sample recording, 10:12 to 10:20. Times are seconds from its start. */
export const sample = {
  /** start in seconds after midnight, and duration */
  start: 36_720,
  length: 480,
  /** initial position: during the copy to a USB disk */
  shown: 345,
  /** in the order of their messages; from equals to for instantaneous ones */
  events: [
    { kind: 'window', from: 40, to: 235 },
    { kind: 'watermark', from: 45, to: 235 },
    { kind: 'command', from: 110, to: 110 },
    { kind: 'copy', from: 165, to: 190 },
    { kind: 'usb', from: 270, to: 455 },
    { kind: 'command', from: 320, to: 320 },
    { kind: 'watermark', from: 325, to: 455 },
    { kind: 'copy', from: 330, to: 385, alert: true },
    { kind: 'window', from: 410, to: 455 },
  ],
  /** when each part of the desktop is visible */
  desktop: {
    window: [
      [40, 235],
      [410, 455],
    ],
    command: [
      [95, 260],
      [305, 400],
    ],
    copy: [
      [160, 200],
      [328, 392],
    ],
    usb: [[270, 304]],
    file: [[190, 481]],
    watermark: [
      [45, 235],
      [325, 455],
    ],
    lock: [[455, 481]],
  },
  /** typed text and its times */
  typed: [
    { from: 97, to: 110, key: 'find' },
    { from: 313, to: 320, key: 'list' },
  ],
  /** mouse path: second, per cent from left and top */
  mouse: [
    [0, 60, 70],
    [40, 12, 30],
    [95, 20, 66],
    [150, 12, 24],
    [165, 62, 34],
    [270, 70, 62],
    [313, 30, 70],
    [330, 70, 40],
    [392, 64, 46],
    [410, 12, 30],
    [455, 50, 60],
    [480, 50, 60],
  ],
} as const

export const kinds = ['copy', 'usb', 'command', 'watermark', 'window'] as const
export type Kind = (typeof kinds)[number]
export type KindFilter = Kind | 'all'

export type AuditEvent = { index: number; kind: Kind; from: number; to: number; alert?: boolean }
export const events: readonly AuditEvent[] = sample.events.map((event, index) => ({ ...event, index }))

export function eventsOf(kind: KindFilter): readonly AuditEvent[] {
  return kind === 'all' ? events : events.filter((event) => event.kind === kind)
}

/** The latest begun event among those of a kind. */
export function eventAt(second: number, kind: KindFilter): AuditEvent | undefined {
  return eventsOf(kind).findLast(({ from }) => from <= second)
}

/** Instantaneous events count as running for 10 s. */
export function isUnderWay({ from, to }: AuditEvent, second: number): boolean {
  return second >= from && second < Math.max(to, from + 10)
}

/** Time of day. */
export function clockOf(second: number): string {
  const total = sample.start + Math.floor(second)
  const parts = [total / 3600, (total / 60) % 60, total % 60]
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}

/** Events of a kind whose text contains the query. */
export function findEvents(
  query: string,
  kind: KindFilter,
  textOf: (event: AuditEvent) => string,
): readonly AuditEvent[] {
  // NFKC: full-width colon of Chinese keyboards
  const fold = (text: string) => text.normalize('NFKC').toLowerCase()
  const wanted = fold(query.trim())
  return eventsOf(kind).filter((event) => fold(textOf(event)).includes(wanted))
}

export type DesktopPart = keyof typeof sample.desktop

export function isSeen(part: DesktopPart, second: number): boolean {
  return sample.desktop[part].some(([from, to]) => second >= from && second < to)
}

/** Progress from one second to another: 0 to 1. */
export function progressOf({ from, to }: { from: number; to: number }, second: number): number {
  return Math.min(Math.max((second - from) / (to - from), 0), 1)
}

/** Progress of the current or last copy: 0 to 1. */
export function copiedAt(second: number): number {
  const copies = eventsOf('copy')
  const copy = copies.findLast(({ from }) => second >= from - 15) ?? copies[0]
  return copy ? progressOf(copy, second) : 0
}

/** Mouse position in per cent, with easing. */
export function mouseAt(second: number): { x: number; y: number } {
  const next = sample.mouse.findIndex(([at]) => at > second)
  const [from, fromX, fromY] = sample.mouse.at(next < 0 ? -1 : next - 1) ?? [0, 0, 0]
  const [to, toX, toY] = sample.mouse.at(next) ?? [0, 0, 0]
  const part = to > from ? progressOf({ from, to }, second) : 0
  const eased = part * part * (3 - 2 * part)
  return { x: fromX + (toX - fromX) * eased, y: fromY + (toY - fromY) * eased }
}
