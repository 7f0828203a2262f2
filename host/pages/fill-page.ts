import type { Logger } from 'pino'
import { type CachePolicy, policyOfPage } from '#src/site/cache-policies.ts'
import { createIdleGauge } from '../load/idle-gauge.ts'
import { pack, type Resource } from '../resource.ts'
import { createPolisher, encodePage, type PageEffort } from './encode-page.ts'
import { isForOne, type Made, type PageMaker } from './make-page.ts'
import type { PageCache } from './page-cache.ts'
import { BusyError, type RenderGate } from './render-gate.ts'
import { isSamePage, type RenderTime } from './same-page.ts'

/**
 * Makes a page and keeps it. Whoever asks while it is being made waits for the same one; unless it turns out to be
 * for one visitor, then only the first gets it and the others undefined.
 * @param effort `best` where nobody waits for the page: while there is time it is kept as small as it gets at once
 */
export type PageFiller = {
  (key: string, policy: CachePolicy, requestId: string, effort: PageEffort): Promise<Made | undefined>
  isUnderway(key: string): boolean
  /** Whether a page somebody has waited for is being encoded as small as it gets. */
  isPolishing(): boolean
}

/**
 * Makes the filler.
 * @param mayPolish whether pages get their smallest encodings, some 80 ms of a processor for each
 */
export function createPageFiller(
  cache: PageCache,
  make: PageMaker,
  gate: RenderGate,
  log: Logger,
  mayPolish = true,
): PageFiller {
  const underway = new Map<string, { generation: number; made: Promise<Made> }>()
  const isIdle = createIdleGauge()
  const polish = createPolisher(isIdle, (key) => cache.find(key)?.resource)

  async function fill(key: string, policy: CachePolicy, requestId: string, wish: PageEffort): Promise<Made> {
    const generation = cache.generation()
    const { made, time } = await gate('page', (turn) => timed(() => make(key, requestId, turn)))
    // a purge came in between: this page may be of before, so it is shown to those who asked before, and not kept
    const isCurrent = cache.generation() === generation
    if ('answered' in made) {
      if (made.answered.status >= 500 || isForOne(made)) cache.postpone(key)
      else if (isCurrent) cache.remove(key)
      return made
    }
    const ownPolicy = policyOfPage(policy, made.holds)
    const kept = cache.find(key)
    if (kept && isSamePage(textOf(kept.resource), kept.time, textOf(made.page), time)) {
      if (isCurrent) cache.keep(key, kept.resource, ownPolicy, kept.time)
      return { page: kept.resource }
    }
    const effort = mayPolish && wish === 'best' && isIdle() ? 'best' : 'quick'
    await encodePage(made.page, effort)
    pack(made.page)
    if (cache.generation() !== generation) return made
    cache.keep(key, made.page, ownPolicy, time)
    if (mayPolish && effort === 'quick') polish(key)
    return made
  }

  const fillOnce = (key: string, policy: CachePolicy, requestId: string, effort: PageEffort) => {
    const generation = cache.generation()
    const current = underway.get(key)
    if (current?.generation === generation)
      return current.made.then((made) => (isForOne(made) ? undefined : made))
    const made = fill(key, policy, requestId, effort)
    underway.set(key, { generation, made })
    const isOver = () => underway.get(key)?.made === made && underway.delete(key)
    made.then(isOver, (error) => {
      isOver()
      cache.postpone(key)
      // to turn somebody away is no trouble of the page, and under load a line for each would be
      if (!(error instanceof BusyError)) log.warn({ requestId, err: error }, 'a page could not be made')
    })
    return made
  }
  return Object.assign(fillOnce, {
    isUnderway: (key: string) => underway.has(key),
    isPolishing: polish.isAtWork,
  })
}

async function timed(make: () => Promise<Made>): Promise<{ made: Made; time: RenderTime }> {
  const from = Date.now()
  const made = await make()
  return { made, time: { from, to: Date.now() } }
}

function textOf({ variants }: Resource): string {
  return variants.identity.body.toString()
}
