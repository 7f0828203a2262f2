import { auditviewSample as sample } from './auditview-sample.ts'

export const kinds = ['copy', 'usb', 'command', 'watermark', 'window'] as const
export type Kind = (typeof kinds)[number]
export type KindFilter = Kind | 'all'

export type AuditEvent = { index: number; kind: Kind; from: number; to: number; alert?: boolean }
export const events: readonly AuditEvent[] = sample.events.map((event, index) => ({ ...event, index }))

export function eventsOf(kind: KindFilter): readonly AuditEvent[] {
  return kind === 'all' ? events : events.filter((event) => event.kind === kind)
}

/** The one that began last, among those of a kind. */
export function eventAt(second: number, kind: KindFilter): AuditEvent | undefined {
  return eventsOf(kind).findLast(({ from }) => from <= second)
}

/** Whether it goes on; what takes no time is seen for ten seconds. */
export function isUnderWay({ from, to }: AuditEvent, second: number): boolean {
  return second >= from && second < Math.max(to, from + 10)
}

/** Of the day. */
export function clockOf(second: number): string {
  const total = sample.start + Math.floor(second)
  const parts = [total / 3600, (total / 60) % 60, total % 60]
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}

/** Those of a kind whose words contain what is searched for. */
export function findEvents(
  query: string,
  kind: KindFilter,
  textOf: (event: AuditEvent) => string,
): readonly AuditEvent[] {
  // a colon from a Chinese keyboard is wider, and another character
  const fold = (text: string) => text.normalize('NFKC').toLowerCase()
  const wanted = fold(query.trim())
  return eventsOf(kind).filter((event) => fold(textOf(event)).includes(wanted))
}

export type DesktopPart = keyof typeof sample.desktop

export function isSeen(part: DesktopPart, second: number): boolean {
  return sample.desktop[part].some(([from, to]) => second >= from && second < to)
}

/** How far something has come that takes from one second to another: 0 to 1. */
export function progressOf({ from, to }: { from: number; to: number }, second: number): number {
  return Math.min(Math.max((second - from) / (to - from), 0), 1)
}

/** Of the copy that is seen, or was last: 0 to 1. */
export function copiedAt(second: number): number {
  const copies = eventsOf('copy')
  const copy = copies.findLast(({ from }) => second >= from - 15) ?? copies[0]
  return copy ? progressOf(copy, second) : 0
}

/** Where the mouse is, per cent from left and top; it starts and stops gently. */
export function mouseAt(second: number): { x: number; y: number } {
  const next = sample.mouse.findIndex(([at]) => at > second)
  const [from, fromX, fromY] = sample.mouse.at(next < 0 ? -1 : next - 1) ?? [0, 0, 0]
  const [to, toX, toY] = sample.mouse.at(next) ?? [0, 0, 0]
  const part = to > from ? progressOf({ from, to }, second) : 0
  const eased = part * part * (3 - 2 * part)
  return { x: fromX + (toX - fromX) * eased, y: fromY + (toY - fromY) * eased }
}
