import { sendHits } from '#src/upstream/news.server.ts'

/** Batch interval, ms. */
const interval = 5_000

/** The upstream's limits: 500 articles a batch, 10,000 views each. */
const batchSize = 500
const mostViews = 10_000

export function countView(id: string): void {
  counts.set(id, Math.min(mostViews, (counts.get(id) ?? 0) + 1))
  timer ??= setTimeout(flushViews, interval).unref()
}

/** Retries a failed batch under its idempotency key: it may have been counted although the response was lost. */
export async function flushViews(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const batch = unsent ?? nextBatch()
  if (!batch) return
  const answer = await sendHits(batch.hits, batch.key)
  const again = !answer.ok && answer.trouble.kind !== 'refused'
  unsent = again ? batch : undefined
  if (unsent || counts.size > 0) timer ??= setTimeout(flushViews, interval).unref()
}

type Batch = { key: string; hits: Record<string, number> }

const counts = new Map<string, number>()
let unsent: Batch | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function nextBatch(): Batch | undefined {
  const hits = [...counts].slice(0, batchSize)
  if (hits.length === 0) return undefined
  for (const [id] of hits) counts.delete(id)
  return { key: crypto.randomUUID(), hits: Object.fromEntries(hits) }
}
