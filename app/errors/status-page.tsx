import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect } from 'react'
import { siteWordsOf, useLocale } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { Link } from '#src/site/link.tsx'
import { type Locale, languageTag, locales } from '#src/site/locale.ts'
import { isNetworkError } from '#src/site/network.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { RetryLink } from '#src/ui/empty.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Lost, LostText } from '#src/ui/lost.tsx'
import { focusHeading } from '../navigation/on-navigation.ts'
import { useEndOfHydration } from '../rendering/hydration.ts'
import { useLocaleOfPath } from '../shell/navigation.ts'

/**
 * Status page with the message of SPEC section 8 in the path's language; in all languages where that is unknown. Without a
 * network nothing has failed but that: it says so, has no status, and goes on by itself once the network is back.
 */
export function StatusPage({ error }: { error: unknown }) {
  useEndOfHydration()
  const failure = toFailure(error)
  const language = useLocale()
  const locale = useLocaleOfPath() && language
  const spoken = locale ? [locale] : locales
  useEffect(() => focusNextHeading, [])
  const title = isNetworkError(error) ? siteWordsOf(language).status.offline : failure.status
  return (
    <>
      <title>{[title, ...spoken.map((each) => siteWordsOf(each).site.name)].join(' · ')}</title>
      <meta name="robots" content="noindex" />
      <Lost title={title}>
        {spoken.map((each) => (
          <StatusText key={each} error={error} locale={each} foreign={!locale} />
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

/** The page that takes the place of this one without a navigation has the focus that was here. */
function focusNextHeading(): void {
  setTimeout(() => document.activeElement === document.body && focusHeading())
}

function StatusText({ error, locale, foreign }: { error: unknown; locale: Locale; foreign: boolean }) {
  const words = siteWordsOf(locale).status
  const { status, requestId } = toFailure(error)
  const missing = status === 404
  // a mistyped address is no incident; without a response nothing was logged on the server
  const told = status >= 500 && requestId && `${words.recorded} ${words.reference}: ${requestId}`
  const text = isNetworkError(error)
    ? { hint: <span role="alert">{words.offlineHint}</span> }
    : missing
      ? { message: words.notFound, hint: words.notFoundHint }
      : { message: words.failed, hint: [words.failedHint, told].filter(Boolean).join(' ') }
  return (
    <LostText
      lang={foreign ? languageTag(locale) : undefined}
      {...text}
      actions={
        <>
          {!missing && <RetryLink label={words.retry} error={error} />}
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
