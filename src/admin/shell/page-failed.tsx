import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { useRetry } from '#src/site/routing/retry.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Failed } from '../ui/state.tsx'
import { useSectionNames } from './sections.ts'

/** The frame of a page while nobody can say who is signed in. */
export function BareShell({ children }: { children: ReactNode }) {
  const { title } = useWords('admin')
  return (
    <div className="a-app">
      <div className="a-rail" popover="auto">
        <Link className="a-logo" to="/admin">
          <i className="a-lm" aria-hidden="true" />
          <span>{title}</span>
        </Link>
      </div>
      <main className="a-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** In the place of a page whose loader failed. */
export function PageFailed({ error }: { error: unknown }) {
  const { title } = useWords('admin')
  const word = useLocation({ select: ({ pathname }) => pathname.split('/')[2] || 'today' })
  const names: Record<string, string> = useSectionNames()
  return (
    <>
      <PageHeader title={names[word] ?? title} />
      <Failed error={error} onRetry={useRetry()} />
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
