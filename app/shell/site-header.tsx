import { isArticlePath } from '#contract/keys.ts'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { Link, SiteLink } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { HeaderAccount } from './account.tsx'
import { type Place, productOf, useCurrent, useNavList, usePathname, usePlace } from './navigation.ts'
import './site-header.css'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useId, useState } from 'react'
import {
  type Locale,
  languageOptions,
  languageTag,
  localeOfPath,
  pathBelowLocale,
  switchLocalePath,
} from '#src/site/locale.ts'
import { isAt, leadsTo, type NavEntry } from '#src/site/navigation.ts'
import { isPlainClick } from '#src/site/routing/is-plain-click.ts'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { OuterLink } from './outer-link.tsx'

export function SiteHeader() {
  const { company } = useSiteWords()
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

export function TrialLink({ small = false }: { small?: boolean }) {
  const lang = useLocale()
  return (
    <Link
      className={buttonClass({ small })}
      to="/$lang/trial/trial"
      aria-current={useCurrent()(`/${lang}/trial/trial`)}
    >
      {useSiteWords().header.trial}
    </Link>
  )
}

export function HomeLink() {
  const lang = useLocale()
  return (
    <Link className="site-head__logo" to="/$lang" aria-current={useCurrent()(`/${lang}`)}>
      <Logo name={lang} label={useSiteWords().site.home} />
    </Link>
  )
}

/** Wide-screen menu; entries with children open a flyout, a popover that needs no script. */
function MainNav() {
  return (
    <nav className="nav" aria-label={useSiteWords().header.label}>
      <NavList />
    </nav>
  )
}

function NavList() {
  return (
    <ul className="nav__ul">
      {useNavList().map((entry) => (
        <li key={entry.name}>
          <NavItem entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function NavItem({ entry }: { entry: NavEntry }) {
  const pathname = usePathname()
  if (entry.child.length > 0) return <NavFlyout entry={entry} pathname={pathname} />
  if (entry.outerUrl) return <OuterLink className="nav__l" href={entry.outerUrl} name={entry.name} />
  return (
    <SiteLink className="nav__l" path={entry.url} current={isAt(entry.url, pathname) && 'page'}>
      {entry.name}
    </SiteLink>
  )
}

function NavFlyout({ entry, pathname }: { entry: NavEntry; pathname: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        className="nav__l"
        type="button"
        popoverTarget={id}
        data-open={open || undefined}
        aria-current={leadsTo(entry, pathname) || undefined}
      >
        {entry.name}
        <Icon name="down" />
      </button>
      <div
        className="flyout"
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="wrap">
          <ul data-four={entry.child.length === 4 || undefined}>
            {entry.child.map((child) => (
              <li key={child.name}>
                <FlyoutLink entry={child} pathname={pathname} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

function FlyoutLink({ entry, pathname }: { entry: NavEntry; pathname: string }) {
  const product = productOf(entry)
  if (entry.outerUrl) return <OuterLink className="fly" href={entry.outerUrl} name={entry.name} />
  return (
    <SiteLink className="fly" path={entry.url} current={isAt(entry.url, pathname) && 'page'}>
      {product && <ProductMark product={product} />}
      <b>{entry.name}</b>
      {entry.note && <span>{entry.note}</span>}
    </SiteLink>
  )
}

export function LanguageSwitch() {
  const locale = useLocale()
  const place = usePlace()
  const router = useRouter()
  // during a navigation to the pending page; the server knows no fragment, so that the address has none
  const follow = (event: MouseEvent, key: Locale) => {
    const { latestLocation } = router
    const isOnTheWay = latestLocation.pathname !== place.pathname
    if ((!isOnTheWay && !latestLocation.hash) || !isPlainClick(event)) return
    event.preventDefault()
    void router.navigate(inLanguage(latestLocation, key, locale) as never)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields
    <div className="langs" role="group" aria-label={useSiteWords().header.language}>
      {languageOptions.map(({ key, name }) => {
        const { to, search } = inLanguage(place, key, locale)
        return (
          <Link
            key={key}
            // of the displayed page
            to={to as '/'}
            search={search as undefined}
            aria-current={key === locale ? 'true' : undefined}
            lang={languageTag(key)}
            // from an article, both lead to Chinese pages
            hrefLang={languageTag(localeOfPath(to) ?? key)}
            onClick={(event) => follow(event, key)}
          >
            {name}
          </Link>
        )
      })}
    </div>
  )
}

function inLanguage({ pathname, search, hash }: Place & { hash?: string }, key: Locale, locale: Locale) {
  const to = key === (localeOfPath(pathname) ?? locale) ? pathname : switchLocalePath(pathname, key)
  return isArticlePath(pathBelowLocale(pathname)) ? { to } : { to, search, hash }
}
