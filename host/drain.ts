import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Life } from './exchange.ts'

/** Longest a request in flight is waited for, ms. */
const patience = 10_000

/**
 * Ends a site without failing anybody: /readyz says so first and every answer closes its connection, while new
 * requests are still taken for `delay` ms; then no more are taken and those in flight are finished.
 */
export async function drain(servers: readonly Server[], life: Life, delay: number): Promise<void> {
  life.draining = true
  if (delay > 0) {
    await wait(delay)
    // a busy site may not have looked yet at what has arrived: closing now would reset it
    for (let turn = 0; turn < 3; turn += 1) await nextTurn()
  }
  const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  // a connection whose last answer was on its way when the drain began turns idle later
  const sweep = setInterval(() => setImmediate(closeIdle, servers), 50)
  const force = setTimeout(() => closeAll(servers), patience)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}

function closeIdle(servers: readonly Server[]): void {
  for (const server of servers) server.closeIdleConnections()
}

function closeAll(servers: readonly Server[]): void {
  for (const server of servers) server.closeAllConnections()
}
