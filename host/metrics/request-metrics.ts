import { createCounter, createHistogram } from '#src/site/counter.ts'
import type { Answered, CacheState } from '../exchange.ts'

/** What is counted about requests, as text for Prometheus. */
export type RequestMetrics = {
  count(answered: Answered, status: number, cache: CacheState): void
  text(): string
}

/**
 * Counts requests. A kept page, nearly every visit, is one addition, as is who is turned away under load: its time is no
 * news, and to look at the clock once more would cost more than the count.
 */
export function createRequestMetrics(): RequestMetrics {
  const requests = createCounter(
    'site_requests_total',
    'Requests answered, by kind, status and part of the page cache.',
  )
  const seconds = createHistogram(
    'site_request_seconds',
    'Time to an answer that was not in memory, by kind.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  )
  const hits = requests.cell({ kind: 'page', status: 200, cache: 'hit' })
  const turnedAway = requests.cell({ kind: 'page', status: 503, cache: 'none' })
  return {
    count: (answered, status, cache) => {
      if (cache === 'HIT' && status === 200) {
        hits.value += 1
        return
      }
      const kind = kindOf(answered)
      if (status === 503 && cache === 'NONE' && kind === 'page') {
        turnedAway.value += 1
        return
      }
      requests.add({ kind, status, cache: cache.toLowerCase() })
      if (cache === 'MISS' || cache === 'BYPASS')
        seconds.observe((performance.now() - answered.started) / 1000, { kind })
    },
    text: () => requests.text() + seconds.text(),
  }
}

function kindOf({ request: { method, url = '' } }: Answered): string {
  if (url === '/healthz' || url === '/readyz') return 'health'
  if (url.startsWith('/assets/')) return 'asset'
  if (url.startsWith('/_serverFn/')) return 'function'
  return method === 'POST' ? 'form' : 'page'
}
