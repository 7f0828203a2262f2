import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Life } from './exchange.ts'
import type { Listening } from './listen.ts'

/** Longest a request in flight is waited for, ms. */
const patience = 10_000

/**
 * Ends a site without failing anybody: /readyz says so first and every answer closes its connection, while new
 * requests are still taken for `delay` ms; then no more are taken and those in flight are finished.
 */
export async function drain(listening: readonly Listening[], life: Life, delay: number): Promise<void> {
  life.draining = true
  if (delay > 0) {
    await wait(delay)
    // a busy site may not have looked yet at what has arrived: closing now would reset it
    for (let turn = 0; turn < 3; turn += 1) await nextTurn()
  }
  const closed = Promise.all(listening.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  // a connection whose last answer was on its way when the drain began turns idle later
  const sweep = setInterval(() => setImmediate(closeIdle, listening), 50)
  const force = setTimeout(() => closeAll(listening), patience)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}

function closeIdle(listening: readonly Listening[]): void {
  for (const { server, lane } of listening) {
    server.closeIdleConnections()
    lane.closeIdle()
  }
}

function closeAll(listening: readonly Listening[]): void {
  for (const { server, lane } of listening) {
    server.closeAllConnections()
    lane.closeAll()
  }
}
