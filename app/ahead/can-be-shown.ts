import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { languageTag, localeOfPath } from '#src/site/locale.ts'

/**
 * Whether what an address leads to is another page in the language in view, whole, and begins at its top or where the
 * window stands.
 */
export function canBeShown(router: AnyRouter, href: string, matches: readonly AnyRouteMatch[]): boolean {
  const [path = ''] = href.split(/[?#]/)
  const locale = localeOfPath(path)
  const last = matches.at(-1)
  return (
    !href.includes('#') &&
    path !== router.latestLocation.pathname &&
    locale !== undefined &&
    languageTag(locale) === document.documentElement.lang &&
    router.stores.status.get() === 'idle' &&
    matches.every(({ status, _notFound }) => status === 'success' && !_notFound) &&
    // what was fetched may be where another address leads to
    last?.pathname.replace(/\/$/, '') === path &&
    // it opens at one of its sections
    last.routeId !== '/$lang/_home/$id'
  )
}
