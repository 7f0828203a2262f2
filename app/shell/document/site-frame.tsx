import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import '#src/ui/progress.css'
import { StatusPage } from '../../errors/status-page.tsx'
import {
  useClosePopoversOnNavigation,
  useFocusOnNavigation,
  usePopoverStandIn,
} from '../../navigation/on-navigation.ts'
import type { LayoutName } from '../../routes/__root.tsx'
import { Notice } from '../account/notice.tsx'
import { FillVisitorName } from '../account/visitor-name.tsx'
import { SiteFooter } from '../footer/site-footer.tsx'
import { SiteHeader } from '../header/site-header.tsx'
import { SideMenu } from '../menu/side-menu.tsx'
import { useLocaleOfPath } from '../use-locale-of-path.ts'
import { OpenAtSection } from './open-at-section.tsx'
import { useAdminLanguage } from './use-admin-language.ts'

/** Header, page and footer. A page that could not be rendered gives way to the status page. */
export function SiteFrame() {
  const { renderFailure } = useRouter().options.context
  return <Frame>{renderFailure ? <StatusPage error={renderFailure} /> : <Outlet />}</Frame>
}

/** The frame around any content. Where the language is unknown there is nothing to say around it. */
export function Frame({ children }: { children: ReactNode }) {
  useClosePopoversOnNavigation()
  useFocusOnNavigation()
  usePopoverStandIn()
  const framed = useLocaleOfPath() !== undefined
  // another language is made anew: texts a browser has translated are not there any more to be changed
  const lang = useLocale()
  const layout = useLayoutName()
  const isAdmin = useAdminLanguage() !== undefined
  // it has a frame of its own
  if (isAdmin) return children
  return (
    <>
      {framed && <Fragment key={`top-${lang}`}>{top}</Fragment>}
      <main id="main" tabIndex={-1} data-layout={layout}>
        {children}
      </main>
      {framed && <Fragment key={`foot-${lang}`}>{foot}</Fragment>}
      <OpenAtSection />
    </>
  )
}

/** The layout of the page in view; the deepest route that names one decides. */
function useLayoutName(): LayoutName {
  return useMatches({
    select: (matches) =>
      matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout ?? 'default',
  })
}

function SkipLink() {
  return (
    <a className="skip" href="#main">
      {useSiteWords().header.skip}
    </a>
  )
}

function Top() {
  return (
    <>
      <SkipLink />
      <MarkSprite />
      <SiteHeader />
      <Notice />
      <SideMenu />
      <FillVisitorName />
    </>
  )
}

// made once: what is around the page is not rendered with it
const top = <Top />

const foot = <SiteFooter />
