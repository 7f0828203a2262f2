import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { ahead } from '#src/site/ahead.ts'
import { localeOfPath } from '#src/site/locale.ts'
import { whenIdle } from '#src/ui/when-idle.ts'
import { freshFor } from './fresh-for.ts'

/** The window is at rest when nothing has moved it for so long, ms. */
const rest = 300

/** Pages fetched from one page at most. */
const most = 12

type Fetched = { at: number; matches?: readonly AnyRouteMatch[] | undefined }

/**
 * Has what the links in view lead to fetched where a visitor touches the page, and then some of it made: between a finger's
 * touch and its click there is no time for it. One after the other, those nearest to the middle of the window first, when
 * it is at rest and the browser has nothing else to do.
 * @param mostMade so many of those in view are made
 * @param make makes a page of what was fetched, and tells whether it is ready
 */
export function prepareInView(
  router: AnyRouter,
  mostMade: number,
  make: (href: string, matches: readonly AnyRouteMatch[]) => Promise<boolean>,
): void {
  if (isSparing()) return
  const fetched = new Map<string, Fetched>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn: object | undefined

  const stop = () => {
    turn = undefined
    clearTimeout(timer)
  }
  const wait = () => {
    stop()
    timer = setTimeout(() => whenIdle(look), rest)
  }
  const look = () => {
    const mine = {}
    turn = mine
    const observer = new IntersectionObserver(async (entries) => {
      observer.disconnect()
      const hrefs = new Set(entries.filter(isSeen).sort(nearerToMiddle).map(hrefOf))
      for (const href of hrefs) {
        if (fetched.has(href) || !leadsElsewhere(router, href)) continue
        if (fetched.size >= most) break
        if (!(await isMyTurn())) return
        fetched.set(href, { at: performance.now(), matches: await fetchPage(router, href) })
      }
      let made = 0
      for (const href of hrefs) {
        if (made === mostMade || !(await isMyTurn())) return
        const matches = ahead.fetched?.(href)
        if (matches && (await make(href, matches))) made += 1
      }
    })
    for (const link of document.querySelectorAll(followed)) observer.observe(link)

    async function isMyTurn(): Promise<boolean> {
      await new Promise<void>(whenIdle)
      return turn === mine && router.stores.status.get() === 'idle'
    }
  }
  ahead.fetched = (href) => {
    const { at, matches } = fetched.get(href) ?? { at: 0 }
    return performance.now() - at < freshFor ? matches : undefined
  }
  addEventListener('touchstart', stop, { passive: true })
  for (const event of ['touchend', 'scroll']) addEventListener(event, wait, { passive: true })
  router.subscribe('onRendered', () => {
    fetched.clear()
    wait()
  })
  wait()
}

/** Links to pages of this site; what says that it is not to be fetched ahead is not. */
const followed = '#main a[href^="/"]:not([data-preload="none"])'

function isSeen({ isIntersecting }: IntersectionObserverEntry): boolean {
  return isIntersecting
}

/** What is looked at, or in the reach of a thumb. */
function nearerToMiddle(one: IntersectionObserverEntry, other: IntersectionObserverEntry): number {
  return fromMiddle(one) - fromMiddle(other)
}

function fromMiddle({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): number {
  return Math.abs((top + bottom) / 2 - innerHeight / 2)
}

function hrefOf({ target }: IntersectionObserverEntry): string {
  return target.getAttribute('href') ?? ''
}

function leadsElsewhere(router: AnyRouter, href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return path !== router.latestLocation.pathname && localeOfPath(path) !== undefined
}

async function fetchPage(router: AnyRouter, href: string): Promise<AnyRouteMatch[] | undefined> {
  const [path = '', query = ''] = href.replace(/#.*/, '').split('?')
  const search = router.options.parseSearch?.(query)
  // what cannot be fetched now will be when the link is followed, and fail or not then
  return router.preloadRoute({ to: path, search } as never).catch(() => undefined)
}

/** Whoever wants to spend little on data says so to their browser; on a slow line it would be in the way. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
