import { type ToggleEvent, useEffect, useState } from 'react'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { Link, SiteLink } from '#src/site/link.tsx'
import { isAt, leadsTo, type NavEntry } from '#src/site/navigation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { MenuAccount } from './account.tsx'
import { productOf, useCurrent, useNavList, usePathname } from './navigation.ts'
import { OuterLink } from './outer-link.tsx'
import { HomeLink, LanguageSwitch, TrialLink } from './site-header.tsx'
import './side-menu.css'

/** Small-screen menu (SPEC section 2): popover and `<details>`, so that it works without JavaScript. */
export function SideMenu() {
  const words = useSiteWords().header
  const lang = useLocale()
  const at = useCurrent()
  useEffect(() => () => setPageInert(false), [])
  return (
    <div
      className="menu"
      id="menu"
      popover="auto"
      role="dialog"
      aria-label={words.menu}
      onBeforeToggle={keepFocusInside}
      onToggle={giveFocusBack}
    >
      <div className="menu__top">
        <HomeLink />
        <CloseButton label={words.closeMenu} />
      </div>
      <MenuAccount />
      <Link className="menu__l" to="/$lang/search" aria-current={at(`/${lang}/search`)}>
        {words.search}
        <Icon name="search" />
      </Link>
      <nav aria-label={words.label}>
        <MenuList />
      </nav>
      <div className="menu__foot">
        <TrialLink />
        <LanguageSwitch />
      </div>
    </div>
  )
}

function MenuList() {
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const setActive = (name: string, active: boolean) =>
    setExpanded((names) => [...names.filter((each) => each !== name), ...(active ? [name] : [])])
  return (
    <ul className="menu__ul">
      {useNavList(expanded).map((entry) => (
        <li key={entry.name}>
          <MenuItem entry={entry} onToggle={(active) => setActive(entry.name, active)} />
        </li>
      ))}
    </ul>
  )
}

function CloseButton({ label }: { label: string }) {
  return (
    <button
      className="burger"
      type="button"
      popoverTarget="menu"
      popoverTargetAction="hide"
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: an opened popover focuses the element with this attribute
      autoFocus
      ref={markForFocus}
    >
      <Icon name="close" />
    </button>
  )
}

function MenuItem({ entry, onToggle }: { entry: NavEntry; onToggle: (active: boolean) => void }) {
  const pathname = usePathname()
  if (entry.outerUrl) return <OuterLink className="menu__l" href={entry.outerUrl} name={entry.name} />
  if (entry.child.length === 0)
    return (
      <SiteLink className="menu__l" path={entry.url} current={isAt(entry.url, pathname) && 'page'}>
        {entry.name}
      </SiteLink>
    )
  return (
    <details open={entry.active} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className="menu__l" aria-current={leadsTo(entry, pathname) || undefined}>
        {entry.name}
        <Icon name="down" />
      </summary>
      <ul className="menu__sub">
        {entry.child.map((child) => (
          <li key={child.name}>
            <MenuChild entry={child} pathname={pathname} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function MenuChild({ entry, pathname }: { entry: NavEntry; pathname: string }) {
  const product = productOf(entry)
  if (entry.outerUrl) return <OuterLink href={entry.outerUrl} name={entry.name} />
  return (
    <SiteLink path={entry.url} current={isAt(entry.url, pathname) && 'page'}>
      {product && <ProductMark product={product} />}
      {entry.name}
      {entry.note && <small>{entry.note}</small>}
    </SiteLink>
  )
}

// React renders autofocus on the server only
function markForFocus(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}

// `beforetoggle`: when the menu closes, its button must be focusable again
function keepFocusInside({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>): void {
  if (target === currentTarget) setPageInert(newState === 'open')
}

// browsers restore focus only from inside the menu, not from their own toolbar, which Tab also reaches
function giveFocusBack({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>): void {
  if (target !== currentTarget || newState !== 'closed' || document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('.site-head [popovertarget="menu"]')?.focus({ preventScroll: true })
}

/** Focus trap: while the menu is open, Tab must not reach the page behind it. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('.skip, .site-head, #main, .site-foot'))
    part.inert = inert
}
