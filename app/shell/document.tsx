import { Asset, HeadContent, Scripts, useMatches, useRouter, useTags } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readableLocale, WordsProvider } from '#i18n/words.tsx'
import { fallbackLocale, type Locale, languageTag, locales, setLocale } from '#src/site/locale.ts'
import { visitPath } from '#src/site/visitor/visit-path.ts'
import font from '#src/ui/font/deskcloud-sans.woff2?url'
import { MarkVisitor } from './account.tsx'
import { useAdminLanguage, useVisitor } from './site-data.ts'

/** The HTML document of every response, errors included, in the language of its path. */
export function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  // of the displayed page: messages of the pending one may not be loaded yet
  const localeOfPage = useMatches({ select: (matches) => localeAt(matches.at(-1)?.pathname ?? '/') })
  const adminLanguage = useAdminLanguage()
  const locale = adminLanguage ?? readableLocale(localeOfPage)
  return (
    <html lang={languageTag(locale)} suppressHydrationWarning {...useVisitorMark()}>
      <head>
        {head}
        <MarkVisitor />
        {/* here, as the framework deduplicates metas by name */}
        <meta name="theme-color" content="#f7f9fb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1420" media="(prefers-color-scheme: dark)" />
        {/* PNG: an SVG icon costs a phone 100 ms, as it is rendered as a document */}
        <link rel="icon" href="/favicon.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Latin font: Chinese pages need it for a few words only */}
        {locale === 'en' && (
          <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
      </head>
      <body className={adminLanguage && 'admin'}>
        <WordsProvider locale={locale}>{children}</WordsProvider>
        {/* view beacon without scripts */}
        {!adminLanguage && (
          <noscript>
            <img src={visitPath} alt="" width="1" height="1" />
          </noscript>
        )}
        {router.options.context.renderFailure ? null : scripts}
      </body>
    </html>
  )
}

/** On pages rendered per visitor the server sets the mark; the browser leaves it as it is. */
function useVisitorMark(): { 'data-visitor'?: string } {
  const visitor = useVisitor()
  return import.meta.env.SSR && visitor ? { 'data-visitor': '' } : {}
}

function localeAt(pathname: string): Locale {
  return setLocale({ locale: fallbackLocale, fallbackLocale, locales }, pathname.split('/')[1] ?? '').locale
}

/** Without the framework's preloads: scripts load after first paint (app/rendering/render-page.tsx). */
const PageTags = import.meta.env.DEV ? HeadContent : TagsOfRoutes

function TagsOfRoutes() {
  const nonce = useRouter().options.ssr?.nonce
  return useTags().flatMap((tag, place) =>
    tag.attrs?.rel === 'modulepreload' ? (
      []
    ) : (
      // the server renders each of them once
      <Asset key={import.meta.env.SSR ? place : JSON.stringify(tag)} {...tag} nonce={nonce} />
    ),
  )
}

// memoized: the document renders at each router state change
const head = <PageTags />
const scripts = <Scripts />
