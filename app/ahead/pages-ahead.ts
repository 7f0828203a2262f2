import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { ahead, type Urgency } from '#src/site/ahead.ts'
import { localeOfPath } from '#src/site/locale.ts'
import { keepsPosition } from '#src/site/sections.ts'
import { afterPaint } from '#src/ui/after-paint.ts'
import { whenIdle } from '#src/ui/when-idle.ts'
import { canBeShown } from './can-be-shown.ts'
import { fetchInView } from './fetch-in-view.ts'
import { freshFor } from './fresh-for.ts'
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
type Making = { href: string; whenOver?: () => void }

let making: Making | undefined
let made: Made | undefined

/**
 * Has the page at an address made, if it can be shown ahead; one at a time.
 * @param when there is time for it, or now, since a finger is on its link
 */
export async function makePage(
  router: AnyRouter,
  href: string,
  matches: readonly AnyRouteMatch[],
  when: Urgency,
): Promise<void> {
  const isThere = isFresh(made, href) || making?.href === href
  // somebody waits for the one that is being made
  const isAwaited = making?.whenOver !== undefined || ahead.isShown
  if (isThere || isAwaited || !canBeShown(router, href, matches)) return
  // with the first one: whoever goes anywhere leaves what has been made behind
  if (!ahead.show) router.subscribe('onBeforeLoad', drop)
  ahead.show ??= (to, go) => show(router, to, go)
  ahead.drop ??= () => {
    if (!making?.whenOver) drop()
  }
  drop()
  const turn: Making = { href }
  making = turn
  if (when === 'idle') await new Promise<void>(whenIdle)
  const page = making === turn ? await render(router, href, matches) : undefined
  const screen =
    making === turn && page ? await putBeside(page.main, page.top).catch(() => undefined) : undefined
  if (making !== turn) return screen?.remove()
  making = undefined
  if (page && screen) made = { href, screen, keeps: page.keeps, at: performance.now(), width: innerWidth }
  turn.whenOver?.()
}

/** For who touches the page: does what there is no time for between a touch and its click. */
export function expectTouches(router: AnyRouter): void {
  whenIdle(() => void readStyles().catch(() => undefined))
  fetchInView(router)
}

async function render(router: AnyRouter, href: string, matches: readonly AnyRouteMatch[]) {
  const top = topOfPages()
  const to = router.buildLocation({ to: href.split('?')[0], search: matches.at(-1)?.search } as never)
  const locale = localeOfPath(to.pathname)
  if (top === undefined || !locale) return undefined
  const keeps = keepsPosition(router.latestLocation, to) && scrollY > 0
  const arrival = keeps ? 'place' : 'top'
  const main = await renderAhead({ router: stillRouter(router, to, matches), matches, locale, arrival })
  return main && { main, top, keeps }
}

/** Shows a page that has been made, or is about to be. */
function show(router: AnyRouter, href: string, go: () => Promise<void>): boolean {
  if (ahead.isShown || router.history._getBlockers().length > 0) return false
  if (isFresh(made, href)) return showMade(router, made, go)
  if (making?.href !== href) return false
  const turn = making
  // clicked once more
  if (turn.whenOver) return true
  turn.whenOver = () => {
    clearTimeout(timer)
    if (!isFresh(made, href) || !showMade(router, made, go)) void go()
  }
  const timer = setTimeout(() => {
    if (making !== turn) return
    drop()
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
  const keeps = keepsPosition(router.latestLocation, { pathname, hash: '' })
  if (page.keeps ? !keeps || !page.screen.standAt(scrollY) : keeps && scrollY > 0) return false
  made = undefined
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

/** Takes away what has been made, and has nothing come of what is being made. */
function drop(): void {
  making = undefined
  made?.screen.remove()
  made = undefined
}

function isFresh(page: Made | undefined, href: string): page is Made {
  return page?.href === href && performance.now() - page.at < freshFor && page.width === innerWidth
}

/** Where a page begins below the header, px; undefined where something stands between them. */
function topOfPages(): number | undefined {
  const main = document.getElementById('main')?.getBoundingClientRect()
  const head = document.querySelector('.site-head')?.getBoundingClientRect()
  if (!main || !head) return undefined
  const top = main.top + scrollY
  return Math.abs(top - head.height) < 1 ? top : undefined
}
