import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { ahead } from '#src/site/ahead.ts'
import { languageTag, localeOfPath } from '#src/site/locale.ts'
import { keepsPosition } from '#src/site/sections.ts'
import { afterPaint } from '#src/ui/after-paint.ts'
import './ahead.css'
import { lateFaces } from '../adopt-face.ts'
import { renderAhead } from './render-ahead.tsx'
import { stillRouter } from './still-router.ts'

/** A page that is ready, in its place beside the window. */
type Made = {
  href: string
  screen: HTMLElement
  /** the place of its name, before the page in view */
  title: HTMLElement
  /** whether the window stays where it is */
  keeps: boolean
  /** when it was made, ms */
  at: number
  /** for a window of this width, px */
  width: number
}

/** After so long, ms, what a page shows may have changed. */
const longest = 60_000

/** A way that has not come to an end by then, ms, is not going to. */
const patience = 10_000

let making: object | undefined
let made: Made | undefined

/** Has the page at an address made when there is time, if it can be shown ahead; one at a time. */
export async function makePage(
  router: AnyRouter,
  href: string,
  matches: readonly AnyRouteMatch[],
): Promise<void> {
  if (isFresh(made, href) || ahead.isShown || !canBeShown(router, href, matches)) return
  drop()
  const turn = {}
  making = turn
  const stop = router.subscribe('onBeforeLoad', drop)
  await idle()
  const page = making === turn ? await render(router, href, matches) : undefined
  stop()
  if (making !== turn || !page) return
  making = undefined
  made = { href, keeps: page.keeps, at: performance.now(), width: innerWidth, ...put(page.main, page.top) }
  ahead.show = (to, go) => show(router, to, go)
  const end = router.subscribe('onBeforeLoad', () => {
    end()
    drop()
  })
}

async function render(router: AnyRouter, href: string, matches: readonly AnyRouteMatch[]) {
  const top = topOfPages()
  const to = router.buildLocation({ to: href } as never)
  const locale = localeOfPath(to.pathname)
  if (top === undefined || !locale) return undefined
  const keeps = keepsPosition(router.latestLocation, to) && scrollY > 0
  const arrival = keeps ? 'place' : 'top'
  const main = await renderAhead({ router: stillRouter(router, to, matches), matches, locale, arrival })
  return main && { main, top, keeps }
}

/**
 * Shows a page and goes there when it has been painted: what the router has to do for it takes a phone a quarter of a
 * second, and changes nothing that is seen.
 */
function show(router: AnyRouter, href: string, go: () => Promise<void>): boolean {
  const page = isFresh(made, href) ? made : undefined
  if (!page || ahead.isShown || router.history._getBlockers().length > 0) return false
  const keeps = keepsPosition(router.latestLocation, router.buildLocation({ to: href } as never))
  if (page.keeps ? !keeps || !standsAt(page.screen, scrollY) : keeps && scrollY > 0) return false
  made = undefined
  ahead.isShown = true
  page.screen.dataset.shown = ''
  nameIn(page)

  const end = () => {
    ahead.isShown = false
    takeAway(page)
    for (const stop of stops) stop()
  }
  const stops = [
    router.subscribe('onRendered', end),
    // somebody goes elsewhere
    router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.href !== href) end()
    }),
    // the second frame: in the first one it is painted, and may not be shown yet
    () => callOff(),
  ]
  let callOff = afterPaint(() => {
    callOff = afterPaint(() => go().catch(end))
  })
  const timer = setTimeout(end, patience)
  stops.push(() => clearTimeout(timer))
  return true
}

/** Takes away what has been made, and has nothing come of what is being made. */
function drop(): void {
  making = undefined
  if (made) takeAway(made)
  made = undefined
}

function isFresh(page: Made | undefined, href: string): page is Made {
  return page?.href === href && performance.now() - page.at < longest && page.width === innerWidth
}

/** Whether it is another page in the language in view, whole, that starts at its top or where the window stands. */
function canBeShown(router: AnyRouter, href: string, matches: readonly AnyRouteMatch[]): boolean {
  const [path = ''] = href.split(/[?#]/)
  const locale = localeOfPath(path)
  return (
    !href.includes('#') &&
    path !== router.latestLocation.pathname &&
    locale !== undefined &&
    languageTag(locale) === document.documentElement.lang &&
    router.stores.status.get() === 'idle' &&
    matches.length > 1 &&
    matches.every(({ status, _notFound }) => status === 'success' && !_notFound) &&
    // it opens at one of its sections
    matches.at(-1)?.routeId !== '/$lang/_home/$id'
  )
}

/** Where a page begins below the header, px; undefined where something stands between them. */
function topOfPages(): number | undefined {
  const main = document.getElementById('main')?.getBoundingClientRect()
  const head = document.querySelector('.site-head')?.getBoundingClientRect()
  if (!main || !head) return undefined
  const top = main.top + scrollY
  return Math.abs(top - head.height) < 1 ? top : undefined
}

/** Puts all that will be seen where it is laid out; what is put into the document with the click has more styled than itself. */
function put(main: HTMLElement, top: number): Pick<Made, 'screen' | 'title'> {
  const screen = document.createElement('div')
  screen.className = 'ahead'
  screen.inert = true
  screen.style.paddingBlockStart = `${top}px`
  screen.style.setProperty('--font', fontOfNextPage())
  screen.append(main)
  document.body.append(screen)
  const title = document.createElement('div')
  title.className = 'ahead__title'
  document.getElementById('main')?.before(title)
  return { screen, title }
}

/** A face that came too late for the page in view is shown from the next one on (`adopt-face.ts`). */
function fontOfNextPage(): string {
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font')
  const late = [...lateFaces].filter(([family]) => font.includes(`"${family}"`)).map(([, face]) => face)
  for (const face of late) document.fonts.add(face)
  return [...late.map(({ family }) => family), font].join(',')
}

function takeAway({ screen, title }: Made): void {
  screen.remove()
  title.remove()
}

function standsAt(screen: HTMLElement, top: number): boolean {
  screen.scrollTop = top
  return screen.scrollTop === top
}

/** What stands first in the document is the heading of the page that is shown, though what is shown is not to be used yet. */
function nameIn({ screen, title }: Made): void {
  const heading = document.createElement('h1')
  heading.textContent = screen.querySelector('h1')?.textContent ?? ''
  title.append(heading)
}

function idle(): Promise<unknown> {
  // Safari has no idle callbacks
  return new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
}
