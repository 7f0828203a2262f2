import { answer, type Exchange } from './exchange.ts'

/**
 * Answers the two questions of whoever runs the site, or returns false when neither was asked. `/healthz`: does this
 * process answer at all; `/readyz`: should it get new visitors. They tell nothing else, and answer to any host name,
 * since probes call by address.
 */
export function answerHealth(exchange: Exchange, plain: readonly string[]): boolean {
  const { life, request } = exchange
  if (request.url !== '/healthz' && request.url !== '/readyz') return false
  const isReady = request.url === '/healthz' || !life.draining
  const body = isReady ? 'ok\n' : 'leaving\n'
  const headers = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store']
  answer(exchange, isReady ? 200 : 503, [...plain, ...headers, 'content-length', String(body.length)], body)
  return true
}
