import { HeadContent, Scripts, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WordsProvider } from '#i18n/words.tsx'
import { fallbackLocale, languageTag, localeOfPath } from '#src/site/locale.ts'

/** The HTML document around every answer, errors included, in the language of its path. */
export function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  const locale =
    useRouterState({ select: ({ location }) => localeOfPath(location.pathname) }) ?? fallbackLocale
  return (
    <html lang={languageTag(locale)}>
      <head>
        <HeadContent />
      </head>
      <body>
        <WordsProvider locale={locale}>{children}</WordsProvider>
        {router.options.context.renderFailure ? null : <Scripts />}
      </body>
    </html>
  )
}
