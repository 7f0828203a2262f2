import { useLocation, useRouter } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Failed } from '../ui/state.tsx'
import { useSectionNames } from './sections.ts'

/** In the place of a page whose loader failed. */
export function PageFailed({ error }: { error: unknown }) {
  const { title } = useWords('admin')
  const router = useRouter()
  const word = useLocation({ select: ({ pathname }) => pathname.split('/')[2] || 'today' })
  const names: Record<string, string> = useSectionNames()
  // a page rendered with an error has no loader; without a line, a document would be the browser's own error page
  const retry = () => (navigator.onLine ? location.reload() : void router.invalidate())
  return (
    <>
      <PageHeader title={names[word] ?? title} />
      <Failed error={error} onRetry={retry} />
    </>
  )
}

/** In the place of a page that does not exist. */
export function PageNotFound() {
  const { states, nav } = useWords('admin')
  return (
    <>
      <PageHeader title={states.notFound} />
      <Empty title={states.notFoundHint}>
        <Link to="/admin" className={buttonClass({ ghost: true })}>
          {nav.today}
        </Link>
      </Empty>
    </>
  )
}
