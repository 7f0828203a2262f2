import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compileAhead } from '../../tools/site-process.ts'
import { sendMixed } from './mixed-requests.ts'
import type { Peer } from './peers.ts'
import { rssOf, type Server, startOurs, startPeer } from './servers.ts'

/** Starts each server several times; the first start of ours, which compiles, is not counted. */
export async function measureStarts(upstream: string, dataDir: string, peers: readonly Peer[]) {
  const starts: { title: string; ms: number[] }[] = []
  const startable: (() => Promise<Server>)[] = [() => startOurs(upstream, join(dataDir, 'starts'))]
  for (const peer of peers) startable.push(() => startPeer(peer))
  for (const start of startable) {
    const ms: number[] = []
    let title = ''
    for (let round = 0; round < 4; round += 1) {
      const server = await start()
      title = server.title
      if (round > 0) ms.push(server.startMs)
      await server.stop()
    }
    starts.push({ title, ms })
  }
  return starts
}

/** By when the site has cleared away what a crowd left (`host/load/collect-early.ts`), s. */
export const clearedWithin = 2

/** What a site of its own took, bytes: at the beginning and after each part, with the last answer, and a little later. */
export type Course = {
  memory: { requests: number; rss: number }[]
  cleared: number
  /** answers by status */
  answers: Record<string, number>
}

/** Sends mixed requests to a site of its own, in so many parts without a pause between them. */
export async function measureMemory(
  upstream: string,
  dataDir: string,
  requests: number,
  parts: number,
): Promise<Course> {
  const ownData = join(dataDir, `memory-${requests}`)
  compileAhead(ownData)
  const site = await startOurs(upstream, ownData)
  const memory = [{ requests: 0, rss: rssOf(site) }]
  const answers: Record<string, number> = {}
  try {
    for (let part = 1; part <= parts; part += 1) {
      const counts = await sendMixed(site.url, requests / parts)
      for (const [status, count] of Object.entries(counts)) answers[status] = (answers[status] ?? 0) + count
      memory.push({ requests: (part * requests) / parts, rss: rssOf(site) })
    }
    await wait(clearedWithin * 1000)
    return { memory, answers, cleared: rssOf(site) }
  } finally {
    await site.stop()
  }
}
