import { useId } from 'react'
import { useSiteWords } from '#i18n/words.tsx'
import { isAt, leadsTo, type NavEntry } from '#src/site/navigation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import './flyout.css'
import { productOf, useNavList } from '../navigation.ts'
import { OuterLink } from '../outer-link.tsx'
import { usePathname } from '../place.tsx'
import { SiteLink } from '../site-link.tsx'

/** The menu of wide screens. Entries with children open a flyout, a popover that needs no script. */
export function MainNav() {
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
  return (
    <>
      <button
        className="nav__l"
        type="button"
        popoverTarget={id}
        aria-current={leadsTo(entry, pathname) || undefined}
      >
        {entry.name}
        <Icon name="down" />
      </button>
      <div className="flyout" id={id} popover="auto">
        <div className="wrap">
          <ul>
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
