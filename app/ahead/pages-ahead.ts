import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { ahead, type Urgency } from '#src/site/ahead.ts'
import { localeOfPath } from '#src/site/locale.ts'
import { keepsPosition } from '#src/site/sections.ts'
import { afterPaint } from '#src/ui/after-paint.ts'
import { whenIdle } from '#src/ui/when-idle.ts'
import { canBeShown } from './can-be-shown.ts'
import { freshFor } from './fresh-for.ts'
import { prepareInView } from './prepare-in-view.ts'
import { renderAhead } from './render-ahead.tsx'
import { putBeside, readStyles, type Screen } from './screen.ts'
import { stillRouter } from './still-router.ts'

/** A page that is ready, in its place beside the window. */
type Made = {
  href: string
  screen: Screen
  /** whether the window stays where it is */
  keeps: boolean
  /** when it was made, ms */
  at: number
  /** for a window of this width, px */
  width: number
}

/** A way that has not come to an end by then, ms, is not going to. */
const patience = 10_000

/** A page whose link has been followed already may take so much longer, ms; the router makes it as fast. */
const patienceOfClick = 300

/** A page that is being made, and whoever waits for that. */
type Making = { href: string; abort: AbortController; whenOver?: () => void }

let making: Making | undefined

/** By their addresses, the oldest first. */
const ready = new Map<string, Made>()

/** How many lie ready at most: the one that is pointed at, or those in view for who touches the page. */
let most = 1

/** Each takes a phone a tenth of a second when it has nothing else to do, and its picture some megabytes. */
const mostInView = 4

/**
 * Has the page at an address made, if it can be shown ahead; one at a time.
 * @param when there is time for it, or now, since a finger is on its link
 * @returns when it is ready, or is not going to be
 */
export async function makePage(
  router: AnyRouter,
  href: string,
  matches: readonly AnyRouteMatch[],
  when: Urgency,
): Promise<void> {
  // somebody waits for the one that is being made
  const isAwaited = making?.whenOver !== undefined || ahead.isShown
  if (isAwaited || making?.href === href || !canBeShown(router, href, matches)) return
  const isReady = readyAt(router, href) !== undefined
  // beside what is touched no other one is made
  if (when === 'now' || !isReady) stopMaking()
  if (isReady) return renew(href)
  // with the first one: whoever goes anywhere leaves what has been made behind
  if (!ahead.show) router.subscribe('onBeforeLoad', dropAll)
  ahead.show ??= (to, go) => show(router, to, go)
  ahead.drop ??= () => {
    if (!making?.whenOver) stopMaking()
  }
  const turn: Making = { href, abort: new AbortController() }
  making = turn
  if (when === 'idle') await new Promise<void>(whenIdle)
  const page = making === turn ? await render(router, href, matches, turn.abort.signal) : undefined
  if (making === turn && page) makeRoom(href)
  const screen =
    making === turn && page ? await putBeside(page.main, page.top).catch(() => undefined) : undefined
  if (making !== turn) return screen?.remove()
  making = undefined
  if (page && screen) {
    ready.set(href, { href, screen, keeps: page.keeps, at: performance.now(), width: innerWidth })
    // where it will be seen: it is laid out, and drawn there
    if (page.keeps && when === 'idle') screen.standAt(scrollY)
  }
  turn.whenOver?.()
}

/** For who touches the page: does what there is no time for between a touch and its click. */
export function expectTouches(router: AnyRouter): void {
  most = mostInView
  whenIdle(() => void readStyles().catch(() => undefined))
  prepareInView(router, mostInView, async (href, matches) => {
    await makePage(router, href, matches, 'idle')
    return readyAt(router, href) !== undefined
  })
}

async function render(
  router: AnyRouter,
  href: string,
  matches: readonly AnyRouteMatch[],
  signal: AbortSignal,
) {
  const top = topOfPages()
  const to = router.buildLocation({ to: href.split('?')[0], search: matches.at(-1)?.search } as never)
  const locale = localeOfPath(to.pathname)
  if (top === undefined || !locale) return undefined
  const keeps = keepsPlace(router, href)
  const arrival = keeps ? 'place' : 'top'
  const still = stillRouter(router, to, matches)
  const main = await renderAhead({ router: still, matches, locale, arrival, signal })
  return main && { main, top, keeps }
}

/** Whether the window stays where it is, further down, on the way to an address. */
function keepsPlace(router: AnyRouter, href: string): boolean {
  const [pathname = ''] = href.split('?')
  // in this order: where the window stands is known once all is laid out
  return keepsPosition(router.latestLocation, { pathname, hash: '' }) && scrollY > 0
}

/** Shows a page that has been made, or is about to be. */
function show(router: AnyRouter, href: string, go: () => Promise<void>): boolean {
  if (ahead.isShown || router.history._getBlockers().length > 0) return false
  const page = readyAt(router, href)
  if (page) return showMade(router, page, go)
  if (making?.href !== href) return false
  const turn = making
  // clicked once more
  if (turn.whenOver) return true
  turn.whenOver = () => {
    clearTimeout(timer)
    const page = readyAt(router, href)
    if (!page || !showMade(router, page, go)) void go()
  }
  const timer = setTimeout(() => {
    if (making !== turn) return
    stopMaking()
    void go()
  }, patienceOfClick)
  return true
}

/**
 * Shows a page and goes there when it has been painted: what the router has to do for it takes a phone a quarter of a
 * second, and changes nothing that is seen.
 */
function showMade(router: AnyRouter, page: Made, go: () => Promise<void>): boolean {
  const { href } = page
  const [pathname = ''] = href.split('?')
  if (page.keeps && !page.screen.standAt(scrollY)) return false
  ready.delete(href)
  ahead.isShown = true
  page.screen.show()

  const end = () => {
    ahead.isShown = false
    page.screen.remove()
    for (const stop of stops) stop()
  }
  const stops = [
    router.subscribe('onRendered', end),
    // somebody goes elsewhere
    router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.pathname !== pathname) end()
    }),
    // the second frame: in the first one it is painted, and may not be shown yet
    () => callOff(),
  ]
  let callOff = afterPaint(() => {
    callOff = afterPaint(() => {
      page.screen.hush()
      go().catch(end)
    })
  })
  const timer = setTimeout(end, patience)
  stops.push(() => clearTimeout(timer))
  return true
}

/** Has nothing come of what is being made. */
function stopMaking(): void {
  making?.abort.abort()
  making = undefined
}

/** Takes away what has been made as well. */
function dropAll(): void {
  stopMaking()
  for (const { screen } of ready.values()) screen.remove()
  ready.clear()
}

/** Takes away the oldest of what lies ready, and what there is for an address, for another to be put there. */
function makeRoom(href: string): void {
  for (const page of ready.values()) {
    if (page.href !== href && ready.size < most) continue
    page.screen.remove()
    ready.delete(page.href)
  }
}

/** Has a page be the last one to make room for others. */
function renew(href: string): void {
  const page = ready.get(href)
  ready.delete(href)
  if (page) ready.set(href, page)
}

/** The page that is ready for an address, if it is still as it will be seen. */
function readyAt(router: AnyRouter, href: string): Made | undefined {
  const page = ready.get(href)
  const isFresh =
    page !== undefined &&
    performance.now() - page.at < freshFor &&
    page.width === innerWidth &&
    page.keeps === keepsPlace(router, href)
  return isFresh ? page : undefined
}

/** Where a page begins below the header, px; undefined where something stands between them. */
function topOfPages(): number | undefined {
  const main = document.getElementById('main')?.getBoundingClientRect()
  const head = document.querySelector('.site-head')?.getBoundingClientRect()
  if (!main || !head) return undefined
  const top = main.top + scrollY
  return Math.abs(top - head.height) < 1 ? top : undefined
}
