import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { isPlainClick } from '#src/site/is-plain-click.ts'
import {
  type Locale,
  languageOptions,
  languageTag,
  localeOfPath,
  switchLocalePath,
} from '#src/site/locale.ts'
import './language-switch.css'
import { type Place, usePlace } from '../place.tsx'
import { SiteLink } from '../site-link.tsx'

/** The same page in each language; the one in use is highlighted. */
export function LanguageSwitch() {
  const locale = useLocale()
  const place = usePlace()
  const router = useRouter()
  // whoever switches on the way means the page that comes
  const follow = (event: MouseEvent, key: Locale) => {
    const { latestLocation } = router
    if (latestLocation.pathname === place.pathname || !isPlainClick(event)) return
    event.preventDefault()
    const { path, search } = inLanguage(latestLocation, key, locale)
    void router.navigate({ to: path, search } as never)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields
    <div className="langs" role="group" aria-label={useSiteWords().header.language}>
      {languageOptions.map(({ key, name }) => {
        const target = inLanguage(place, key, locale)
        return (
          <SiteLink
            key={key}
            {...target}
            current={key === locale && 'true'}
            lang={languageTag(key)}
            // from an article both lead to a Chinese page
            hrefLang={languageTag(localeOfPath(target.path) ?? key)}
            onClick={(event) => follow(event, key)}
          >
            {name}
          </SiteLink>
        )
      })}
    </div>
  )
}

/** The page at a place in a language. */
function inLanguage({ pathname, search }: Place, key: Locale, locale: Locale) {
  return {
    path: key === (localeOfPath(pathname) ?? locale) ? pathname : switchLocalePath(pathname, key),
    search: pathname.includes('/news-detail') ? undefined : search,
  }
}
