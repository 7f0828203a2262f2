import { useLocation } from '@tanstack/react-router'
import { type Locale, localeOfPath } from '#src/site/locale.ts'

/** The language of the address, where it is known. */
export function useLocaleOfPath(): Locale | undefined {
  return useLocation({ select: ({ pathname }) => localeOfPath(pathname) })
}
