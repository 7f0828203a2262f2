import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { cacheRuleOf } from '#src/site/cache-policies.ts'
import { ownText } from '#src/site/own-memory.ts'
import type { PageDesk } from './page-desk.ts'

/** More pages than this are made when somebody asks. */
const most = 200

/** Between two looks whether visitors are served, and for how long visitors come first at most, ms. */
const pause = 20
const patience = 1_000

/**
 * Makes the pages a visitor can reach from the home pages, following their links, before anybody asks. One at a time,
 * and none while a visitor's waits for the processor or for its smallest encoding; while that waits for the upstream, what
 * is made here has the code of pages compiled for it.
 * @param isBusy whether visitors' pages wait just now
 * @returns how many pages there are now
 */
export async function warmPages(
  desk: PageDesk,
  log: Logger,
  signal: AbortSignal,
  isBusy: () => boolean,
): Promise<number> {
  const found = new Set(['/', '/cn', '/en'])
  let made = 0
  for (const path of found) {
    if (signal.aborted || made >= most) break
    const rule = cacheRuleOf(path)
    if (!rule) continue
    try {
      const served = await desk.get(path, '', rule, `warm-${made}`, false)
      if (!served || !('page' in served)) continue
      made += 1
      for (const link of linksOf(served.page.variants.identity.body.toString())) found.add(link)
    } catch (error) {
      log.warn({ err: error, path }, 'a page could not be made in advance')
    }
    // let requests that came meanwhile go first
    await new Promise(setImmediate)
    const until = performance.now() + patience
    while (isBusy() && performance.now() < until && !signal.aborted)
      await wait(pause, undefined, { ref: false })
  }
  return made
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)].map(([, path = '']) => ownText(path))
}
