import { memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { loadWords } from '#i18n/load-words.ts'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { buttonClass } from '#src/ui/button.tsx'
import type { TrialForm } from './form/trial-form.tsx'

/**
 * The form on a page whose first script is without it (React's selective hydration): what the server has rendered stands
 * as a plain form until somebody comes near it or turns to it. A component without props, since a boundary that is
 * rendered again before it is hydrated is made anew.
 */
export const TrialFormOnDemand = memo(function TrialFormOnDemand() {
  const lang = useLocale()
  return <Island key={lang} lang={lang} />
})

function Island({ lang }: { lang: Locale }) {
  const place = useRef<HTMLDivElement>(null)
  const [{ ready, wake }] = useState(() => gateOf(lang))
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) wake()
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    for (const event of turnings) element.addEventListener(event, wake)
    return () => {
      observer.disconnect()
      for (const event of turnings) element.removeEventListener(event, wake)
    }
  }, [wake])
  return (
    <div ref={place}>
      <Suspense fallback={<WayToTheForm lang={lang} />}>
        <FormWhenReady lang={lang} ready={ready} />
      </Suspense>
    </div>
  )
}

/** Where its code cannot be had. */
function WayToTheForm({ lang }: { lang: Locale }) {
  return (
    <Link className={buttonClass()} to="/$lang/trial/trial" params={{ lang }}>
      {useSiteWords().header.trial}
    </Link>
  )
}

const turnings = ['focusin', 'pointerenter']

function FormWhenReady({ lang, ready }: { lang: Locale; ready: Promise<void> }) {
  if (!isPrepared(lang)) use(ready)
  return Form && <Form embedded />
}

let Form: typeof TrialForm | undefined
const known = new Set<Locale>()

function isPrepared(lang: Locale): boolean {
  return Form !== undefined && known.has(lang)
}

/** For loaders: has the form and its words ready before a page that shows it appears. Never fails. */
export async function prepareTrialForm(lang: Locale): Promise<void> {
  try {
    const [module] = await Promise.all([import('./form/trial-form.tsx'), loadWords(lang, ['trial'])])
    Form = module.TrialForm
    known.add(lang)
  } catch {
    // the page does without a live form
  }
}

/** `ready` once `wake` has brought everything; where something cannot be fetched, the next call tries again. */
function gateOf(lang: Locale) {
  let open = () => {}
  const ready = new Promise<void>((resolve) => {
    open = resolve
  })
  const wake = async () => {
    await prepareTrialForm(lang)
    if (isPrepared(lang)) open()
  }
  return { ready, wake }
}
