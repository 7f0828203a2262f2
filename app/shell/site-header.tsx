import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { KeptPart } from '#src/ui/kept-part.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { HeaderAccount } from './account-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import { useCurrent } from './place.tsx'
import './site-header.css'

/** The header of every page: home, menu, account, language, free trial; on small screens the side menu's button. */
export function SiteHeader() {
  const words = useSiteWords().header
  const lang = useLocale()
  const at = useCurrent()
  return (
    <header className="site-head">
      <div className="wrap site-head__in">
        <KeptPart name="nav">
          <HomeLink />
          <MainNav />
        </KeptPart>
        <div className="site-head__wide">
          <Link
            className="nav__l"
            to="/$lang/search"
            params={{ lang }}
            aria-label={words.search}
            aria-current={at(`/${lang}/search`)}
          >
            <Icon name="search" />
          </Link>
          <HeaderAccount />
          <LanguageSwitch />
        </div>
        <Link
          className={buttonClass({ small: true })}
          to="/$lang/trial/trial"
          params={{ lang }}
          aria-current={at(`/${lang}/trial/trial`)}
        >
          {words.trial}
        </Link>
        <button className="burger" type="button" popoverTarget="menu" aria-label={words.openMenu}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}

/** The logo, which leads home. */
export function HomeLink() {
  const lang = useLocale()
  return (
    <Link className="site-head__logo" to="/$lang" params={{ lang }} aria-current={useCurrent()(`/${lang}`)}>
      <Logo name={lang} label={useSiteWords().site.home} />
    </Link>
  )
}
