import { Outlet, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSiteWords } from '#i18n/words.tsx'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import '#src/ui/progress.css'
import { Notice } from './notice.tsx'
import { useArrival, useClosePopovers, usePopoverStandIn } from './on-navigation.ts'
import { OpenAtSection } from './open-at-section.tsx'
import { useLayoutName } from './page-layout.ts'
import { SideMenu } from './side-menu.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { StatusPage } from './status-page.tsx'
import { useLocaleOfPath } from './use-locale-of-path.ts'
import { FillVisitorName } from './visitor-name.tsx'

/** Header, page and footer. A page that could not be rendered gives way to the status page. */
export function SiteFrame() {
  const { renderFailure } = useRouter().options.context
  return <Frame>{renderFailure ? <StatusPage error={renderFailure} /> : <Outlet />}</Frame>
}

/** The frame around any content. Where the language is unknown there is nothing to say around it. */
export function Frame({ children }: { children: ReactNode }) {
  useClosePopovers()
  useArrival()
  usePopoverStandIn()
  const framed = useLocaleOfPath() !== undefined
  return (
    <>
      {framed && top}
      <main id="main" tabIndex={-1} data-layout={useLayoutName()}>
        {children}
      </main>
      {framed && foot}
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
