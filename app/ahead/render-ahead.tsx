import { type AnyRouteMatch, type AnyRouter, Match, RouterContextProvider } from '@tanstack/react-router'
import { Activity } from 'react'
import { createRoot } from 'react-dom/client'
import { WordsProvider } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { type Arrival, ArrivalAhead } from '#src/ui/arrival.ts'
import { PlaceProvider } from '../shell/place.tsx'
import { Main } from '../shell/site-frame.tsx'

type RenderedAhead = {
  router: AnyRouter
  matches: readonly AnyRouteMatch[]
  locale: Locale
  arrival: Arrival
  /** ends it */
  signal: AbortSignal
}

/**
 * Renders a page between all else the browser has to do. Nothing it shows has an effect: it is not mounted, and what is
 * returned is a copy.
 * @returns undefined where something in it could not be rendered, or it was ended
 */
export function renderAhead({
  router,
  matches,
  locale,
  arrival,
  signal,
}: RenderedAhead): Promise<HTMLElement | undefined> {
  const [, first] = matches
  if (!first || signal.aborted) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const host = document.createElement('div')
    const end = (page?: Element | null) => {
      observer.disconnect()
      resolve(page instanceof HTMLElement ? copyOf(page) : undefined)
      // not while it renders
      setTimeout(() => root.unmount())
    }
    const observer = new MutationObserver(() => host.firstElementChild && end(host.firstElementChild))
    observer.observe(host, { childList: true })
    signal.addEventListener('abort', () => end())
    const root = createRoot(host, {
      identifierPrefix: 'ahead',
      onCaughtError: () => end(),
      onUncaughtError: () => end(),
    })
    root.render(
      <Activity mode="hidden">
        <RouterContextProvider router={router}>
          <WordsProvider locale={locale}>
            <PlaceProvider>
              <ArrivalAhead value={arrival}>
                <Main>
                  <Match routeId={first.routeId} />
                </Main>
              </ArrivalAhead>
            </PlaceProvider>
          </WordsProvider>
        </RouterContextProvider>
      </Activity>,
    )
  })
}

function copyOf(page: HTMLElement): HTMLElement {
  const copy = page.cloneNode(true) as HTMLElement
  // as React hides what is not mounted
  copy.style.removeProperty('display')
  return copy
}
