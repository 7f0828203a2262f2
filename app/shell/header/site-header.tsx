import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { HeaderAccount } from '../account/account-links.tsx'
import { useCurrent } from '../place.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import './site-header.css'

/** The header of every page: home, menu, account, language, free trial; on small screens the side menu's button. */
export function SiteHeader() {
  return (
    <header className="site-head">
      <div className="wrap site-head__in">
        <HomeLink />
        <p className="letterhead">
          {company.phone}
          <br />
          {company.email}
        </p>
        <MainNav />
        <div className="site-head__wide">
          <SearchLink />
          <HeaderAccount />
          <LanguageSwitch />
        </div>
        <TrialAndBurger />
      </div>
    </header>
  )
}

function SearchLink() {
  const lang = useLocale()
  return (
    <Link
      className="nav__l"
      to="/$lang/search"
      params={{ lang }}
      aria-label={useSiteWords().header.search}
      aria-current={useCurrent()(`/${lang}/search`)}
    >
      <Icon name="search" />
    </Link>
  )
}

function TrialAndBurger() {
  const words = useSiteWords().header
  return (
    <>
      <TrialLink small />
      <button className="burger" type="button" popoverTarget="menu" aria-label={words.openMenu}>
        <Icon name="menu" />
      </button>
    </>
  )
}

/** The way to the free trial, a button. */
export function TrialLink({ small = false }: { small?: boolean }) {
  const lang = useLocale()
  return (
    <Link
      className={buttonClass({ small })}
      to="/$lang/trial/trial"
      params={{ lang }}
      aria-current={useCurrent()(`/${lang}/trial/trial`)}
    >
      {useSiteWords().header.trial}
    </Link>
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
