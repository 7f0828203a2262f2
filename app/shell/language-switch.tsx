import { useLocation, useRouter } from '@tanstack/react-router'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { languageOptions, languageTag, localeOfPath, switchLocalePath } from '#src/site/locale.ts'
import { KeptPart } from '#src/ui/kept-part.tsx'
import './language-switch.css'
import { SiteLink } from './site-link.tsx'

/** The same page in each language; the one in use is highlighted. */
export function LanguageSwitch() {
  // read, not watched: only the server asks for it, once
  const { searchStr } = useRouter().stores.location.get()
  return (
    <KeptPart name="languages" when={searchStr === ''}>
      <Languages />
    </KeptPart>
  )
}

function Languages() {
  const locale = useLocale()
  // where the visitor goes to, not where the menus know him: whoever switches on the way means the page that comes
  const pathname = useLocation({ select: ({ pathname }) => pathname })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields
    <div className="langs" role="group" aria-label={useSiteWords().header.language}>
      {languageOptions.map(({ key, name }) => (
        <SiteLink
          key={key}
          path={key === (localeOfPath(pathname) ?? locale) ? pathname : switchLocalePath(pathname, key)}
          current={key === locale && 'true'}
          keepSearch={!pathname.includes('/news-detail')}
          lang={languageTag(key)}
          hrefLang={languageTag(key)}
        >
          {name}
        </SiteLink>
      ))}
    </div>
  )
}
