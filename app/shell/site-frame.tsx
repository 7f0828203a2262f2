import { Outlet, useRouter } from '@tanstack/react-router'
import { StatusPage } from './status-page.tsx'

/** Header, page and footer. A page that could not be rendered gives way to the status page. */
export function SiteFrame() {
  const { renderFailure } = useRouter().options.context
  return (
    <main id="main" tabIndex={-1}>
      {renderFailure ? <StatusPage error={renderFailure} /> : <Outlet />}
    </main>
  )
}
