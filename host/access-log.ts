import type { Logger } from 'pino'
import { type Answered, type CacheState, pathOf } from './exchange.ts'
import type { RequestMetrics } from './metrics/request-metrics.ts'

export type AccessLog = {
  /** one line about an answered request, without anything personal: no address, no query values, no headers */
  write(answered: Answered, status: number, cache: CacheState): void
  /** writes what was counted only */
  flush(): void
}

/** Lines a second about answers from memory, and as many about refusals; what comes beyond is counted. */
const most = 100

/**
 * Makes the log of requests. What the app answered and what went wrong always has its line. An answer from memory is
 * sent faster than a line about it is written, and a flood of them would fill the disk: of these, a hundred a second
 * have a line and the others are one line together. The same holds for who is turned away under load.
 */
export function createAccessLog(log: Logger, metrics?: RequestMetrics): AccessLog {
  const fromMemory = { left: most, unsaid: 0, says: 'more requests answered from memory' }
  const refused = { left: most, unsaid: 0, says: 'more requests turned away' }
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    for (const sort of [fromMemory, refused]) {
      if (sort.unsaid > 0) log.info({ count: sort.unsaid }, sort.says)
      sort.left = most
      sort.unsaid = 0
    }
  }
  const isCountedOnly = (sort: typeof refused) => {
    timer ??= setTimeout(flush, 1000).unref()
    if (sort.left > 0) {
      sort.left -= 1
      return false
    }
    sort.unsaid += 1
    return true
  }
  return {
    flush,
    write: (answered, status, cache) => {
      metrics?.count(answered, status, cache)
      if (!log.isLevelEnabled('info')) return
      if (status < 400 && (cache === 'HIT' || cache === 'NONE') && isCountedOnly(fromMemory)) return
      // the app's own 503, about its upstream, comes with another state
      if (status === 503 && cache === 'NONE' && isCountedOnly(refused)) return
      log.info(lineOf(answered, status, cache), 'request')
    },
  }
}

function lineOf({ id, request, started }: Answered, status: number, cache: CacheState) {
  const ms = Math.round((performance.now() - started) * 100) / 100
  const path = pathOf(request.url).slice(0, 256)
  return { requestId: id, method: request.method, path, status, ms, cache }
}
