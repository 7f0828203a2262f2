import { Outlet, ScriptOnce, useMatches, useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import '#src/ui/progress.css'
import { StatusPage } from '../errors/status-page.tsx'
import {
  useClosePopoversOnNavigation,
  useFocusOnNavigation,
  usePopoverStandIn,
} from '../navigation/on-navigation.ts'
import { FillVisitorName, Notice } from './account.tsx'
import { Announcements } from './announcements.tsx'
import { useLocaleOfPath } from './navigation.ts'
import { SideMenu } from './side-menu.tsx'
import { useAdminLanguage, useSiteData } from './site-data.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, page and footer; the status page in place of a page that failed to render. */
export function SiteFrame() {
  const { renderFailure } = useRouter().options.context
  return <Frame>{renderFailure ? <StatusPage error={renderFailure} /> : <Outlet />}</Frame>
}

/** No header and footer where the language is unknown. */
export function Frame({ children }: { children: ReactNode }) {
  useClosePopoversOnNavigation()
  useFocusOnNavigation()
  usePopoverStandIn()
  const framed = useLocaleOfPath() !== undefined
  // remounts on a language change: browser translation replaces the text nodes React would update
  const lang = useLocale()
  const isAdmin = useAdminLanguage() !== undefined
  // the staff side has its own frame
  if (isAdmin) return children
  return (
    <>
      {framed && <Fragment key={`top-${lang}`}>{top}</Fragment>}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {framed && <Fragment key={`foot-${lang}`}>{foot}</Fragment>}
      <OpenAtSection />
    </>
  )
}

function SkipLink() {
  return (
    <a className="skip" href="#main">
      {useSiteWords().header.skip}
    </a>
  )
}

function Top() {
  const announced = useSiteData()?.announced
  return (
    <>
      <SkipLink />
      {announced && <Announcements items={announced} />}
      <MarkSprite />
      <SiteHeader />
      <Notice />
      <SideMenu />
      <FillVisitorName />
    </>
  )
}

// memoized: does not render with each page
const top = <Top />

const foot = <SiteFooter />

/**
 * Inline script: scrolls to the URL's section before scripts load. Last in the page, or the section could not reach
 * the top. Leaves a visitor's own scroll; the router restores history positions afterwards.
 */
function OpenAtSection() {
  const opens = useMatches({
    select: (matches) =>
      matches.some(({ staticData, params }) =>
        staticData.opensAtSection?.(params as Record<string, unknown>),
      ),
  })
  return opens && <ScriptOnce>{script}</ScriptOnce>
}

const script = `{let o=document.querySelector(".opening");if(o&&!scrollY){o.focus({preventScroll:true});\
o.closest("[id]").scrollIntoView({behavior:"instant"})}}`
