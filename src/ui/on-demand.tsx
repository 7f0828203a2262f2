import { useRouter } from '@tanstack/react-router'
import { memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { useLocale } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { followLinks } from '#src/site/routing/follow-links.ts'

/** Lazily hydrated part: loads when near the viewport, focused or hovered. */
export type OnDemandPart = {
  /** For loaders: preloads it. Never rejects. */
  prepare: (lang: Locale) => Promise<void>
  /** null until loaded */
  get: (lang: Locale) => ReactNode
} & Options

type Options = {
  /** where loading fails */
  fallback?: ReactNode
  /** whether to load at once */
  isWanted?: () => boolean
}

/** @param load imports the part's code and messages */
export function onDemandPart(load: (lang: Locale) => Promise<ReactNode>, options?: Options): OnDemandPart {
  const loaded = new Map<Locale, ReactNode>()
  return {
    prepare: async (lang) => {
      try {
        if (!loaded.has(lang)) loaded.set(lang, await load(lang))
      } catch {
        // optional part
      }
    },
    get: (lang) => loaded.get(lang),
    ...options,
  }
}

/** For loaders. Never rejects. */
export async function prepareParts(lang: Locale, ...parts: readonly OnDemandPart[]): Promise<void> {
  await Promise.all(parts.map((part) => part.prepare(lang)))
}

type OnDemandProps = {
  part: OnDemandPart
  /** loads once the page is hydrated */
  atOnce?: boolean | undefined
}

/**
 * React's selective hydration, once near the viewport, focused or hovered. Props never change: re-rendering an
 * unhydrated boundary discards its HTML.
 */
export const OnDemand = memo(function OnDemand({ part, atOnce }: OnDemandProps) {
  const lang = useLocale()
  return <Island key={lang} part={part} lang={lang} atOnce={atOnce} />
})

function Island({ part, lang, atOnce }: OnDemandProps & { lang: Locale }) {
  const router = useRouter()
  const place = useRef<HTMLDivElement>(null)
  const [{ ready, wake }] = useState(() => gateOf(part, lang))
  useEffect(() => {
    const element = place.current
    if (!element) return
    if (atOnce || part.isWanted?.()) void wake()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) wake()
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    for (const event of wakeEvents) element.addEventListener(event, wake)
    const stopFollowing = followLinks(router, element, () => part.get(lang) === undefined)
    return () => {
      observer.disconnect()
      stopFollowing()
      for (const event of wakeEvents) element.removeEventListener(event, wake)
    }
  }, [part, lang, atOnce, router, wake])
  return (
    <div ref={place}>
      <Suspense fallback={part.fallback}>
        <WhenReady part={part} lang={lang} ready={ready} />
      </Suspense>
    </div>
  )
}

const wakeEvents = ['focusin', 'pointerenter']

function WhenReady({ part, lang, ready }: OnDemandProps & { lang: Locale; ready: Promise<void> }) {
  if (part.get(lang) === undefined) use(ready)
  return part.get(lang)
}

/** `ready` resolves once `wake` has loaded the part; after a failure the next call retries. */
function gateOf(part: OnDemandPart, lang: Locale) {
  let open = () => {}
  const ready = new Promise<void>((resolve) => {
    open = resolve
  })
  const wake = async () => {
    await part.prepare(lang)
    if (part.get(lang) !== undefined) open()
  }
  return { ready, wake }
}
