import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { siteWordsOf, useLocale } from '#i18n/words.tsx'
import { type Failure, toFailure } from '#src/site/failure.ts'
import { Link } from '#src/site/link.tsx'
import { type Locale, languageTag, locales } from '#src/site/locale.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { RetryLink } from '#src/ui/empty.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Lost, LostText } from '#src/ui/lost.tsx'
import { useEndOfHydration } from '../rendering/hydration.ts'
import { useLocaleOfPath } from '../shell/navigation.ts'

/** Status page with the message of SPEC section 8 in the path's language; in all languages where that is unknown. */
export function StatusPage({ error }: { error: unknown }) {
  useEndOfHydration()
  const failure = toFailure(error)
  const language = useLocale()
  const locale = useLocaleOfPath() && language
  const spoken = locale ? [locale] : locales
  return (
    <>
      <title>{`${failure.status} · ${spoken.map((each) => siteWordsOf(each).site.name).join(' · ')}`}</title>
      <meta name="robots" content="noindex" />
      <Lost status={failure.status}>
        {spoken.map((each) => (
          <StatusText key={each} failure={failure} locale={each} foreign={!locale} />
        ))}
      </Lost>
      {import.meta.env.MODE === 'development' && failure.status >= 500 && (
        <>
          <pre className="wrap">{failure.message}</pre>
          <script async type="module" src="/app/rendering/reload-after-edit.ts" />
        </>
      )}
    </>
  )
}

function StatusText({ failure, locale, foreign }: { failure: Failure; locale: Locale; foreign: boolean }) {
  const words = siteWordsOf(locale).status
  const missing = failure.status === 404
  // without a response, as when offline, nothing was logged on the server
  const told = failure.requestId && `${words.recorded} ${words.reference}: ${failure.requestId}`
  return (
    <LostText
      lang={foreign ? languageTag(locale) : undefined}
      message={missing ? words.notFound : words.failed}
      hint={missing ? words.notFoundHint : [words.failedHint, told].filter(Boolean).join(' ')}
      actions={
        <>
          {!missing && <RetryLink label={words.retry} />}
          <BackLink locale={locale} label={words.back} />
          <Link className={buttonClass({ ghost: true })} to="/$lang" params={{ lang: locale }}>
            {words.home}
          </Link>
          {missing && (
            <Link className={buttonClass({ ghost: true })} to="/$lang/search" params={{ lang: locale }}>
              {siteWordsOf(locale).header.search}
            </Link>
          )}
        </>
      }
    />
  )
}

/** Goes back in history; links to the home page without history or script. */
function BackLink({ locale, label }: { locale: Locale; label: string }) {
  const router = useRouter()
  const goBack = (event: MouseEvent) => {
    if (!router.history.canGoBack() && !hasPreviousPage()) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link className={buttonClass()} to="/$lang" params={{ lang: locale }} onClick={goBack}>
      <Icon name="left" small />
      {label}
    </Link>
  )
}

/** A full page load resets the router's history index, not `history.length`, which also counts entries ahead. */
function hasPreviousPage(): boolean {
  if (document.referrer !== '' && history.length > 1) return true
  const { navigation } = window as { navigation?: { canGoBack: boolean; entries(): unknown[] } }
  return navigation
    ? navigation.canGoBack || history.length > navigation.entries().length
    : history.length > 1
}
