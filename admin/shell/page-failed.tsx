import { useLocation } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { useRetry } from '#src/site/routing/retry.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Failed } from '../ui/state.tsx'
import { useSectionNames } from './sections.ts'

/** In the place of a page whose loader failed. */
export function PageFailed({ error }: { error: unknown }) {
  const { title } = useWords('admin')
  const word = useLocation({ select: ({ pathname }) => pathname.split('/')[2] || 'today' })
  const names: Record<string, string> = useSectionNames()
  return (
    <>
      <PageHeader title={names[word] ?? title} />
      <Failed error={error} onRetry={useRetry(error)} />
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
