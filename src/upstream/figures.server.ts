import { type } from 'arktype'
import { calendarDate } from '#contract/china-time.ts'
import type { FigureKind } from '#contract/keys.ts'
import { callUpstream } from './call.server.ts'
import { relayHeader } from './relay-secret.server.ts'

type Figure = { kind: FigureKind; day: string; name: string; detail: string; count: number }

/** Batch interval, ms; a crash loses that much. */
const interval = 5_000
/** The upstream's limit per batch. */
const batchSize = 300
/** Limit of distinct counters during an outage. */
const mostWaiting = 5_000
/** Bucket for pages beyond that. */
export const otherPages = '(other)'

/** @param detail referrer kind of a visit, language of a search */
export function countFigure(kind: FigureKind, name: string, detail: string, now = Date.now()): void {
  const figure = { kind, day: calendarDate(now), name, detail, count: 1 }
  const known = waiting.get(keyOf(figure))
  if (known) known.count += 1
  else if (waiting.size < mostWaiting || name === otherPages) waiting.set(keyOf(figure), figure)
  else if (kind === 'visit') countFigure(kind, otherPages, detail, now)
  timer ??= setTimeout(flushFigures, interval).unref()
}

/** Retries a failed batch under its idempotency key: it may have been counted although the response was lost. */
export async function flushFigures(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const batch = unsent ?? nextBatch()
  if (!batch) return
  const answer = await callUpstream<unknown>({
    method: 'POST',
    path: ['figures'],
    body: { figures: batch.figures },
    idempotencyKey: batch.key,
    headers: relayHeader(),
    answers: type('unknown'),
  })
  // other errors drop the batch: a foreign upstream may lack this endpoint
  unsent = !answer.ok && /unavailable|limited/.test(answer.trouble.kind) ? batch : undefined
  if (unsent || waiting.size > 0) timer ??= setTimeout(flushFigures, interval).unref()
}

const waiting = new Map<string, Figure>()
let unsent: { key: string; figures: Figure[] } | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function nextBatch() {
  const figures = [...waiting.values()].slice(0, batchSize)
  if (figures.length === 0) return undefined
  for (const figure of figures) waiting.delete(keyOf(figure))
  return { key: crypto.randomUUID(), figures }
}

function keyOf({ kind, day, name, detail }: Figure): string {
  return JSON.stringify([kind, day, name, detail])
}
