import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { isNetworkError } from '#src/site/network.ts'
import { Button } from '#src/ui/button.tsx'
import { getUnavailableSince } from '../staff.functions.ts'
import { beijingTime } from './beijing-time.ts'
import { Icon, type IconName } from './icon.tsx'
import { SignInLink } from './typing/sign-in-link.tsx'

/** What the states of records look like. */
const glyphs = {
  none: 'none',
  code: 'none',
  draft: 'draft',
  submitted: 'draft',
  scheduled: 'sched',
  public: 'live',
  published: 'live',
  closed: 'gone',
  ended: 'gone',
  withdrawn: 'gone',
}

/** Where the pane stands on its axis, always with its word. */
export function Status({ state, children }: { state: keyof typeof glyphs; children: ReactNode }) {
  return <span className={`a-status a-status--${glyphs[state]}`}>{children}</span>
}

/** A small label; `hot` for what wants attention. */
export function Badge({ hot, children }: { hot?: boolean; children: ReactNode }) {
  return <span className={hot ? 'chip a-chip-urgent' : 'chip'}>{children}</span>
}

type BannerProps = { bad?: boolean; icon?: IconName; actions?: ReactNode; children: ReactNode }

/** A line above the content that says what happened. `bad` is read out at once, others politely. */
export function Banner({ bad, icon = 'alert', actions, children }: BannerProps) {
  return (
    <div className={bad ? 'a-banner a-banner--bad' : 'a-banner'} role={bad ? 'alert' : 'status'}>
      <Icon name={icon} />
      <p>{children}</p>
      {actions && <div className="btns">{actions}</div>}
    </div>
  )
}

/** Skeleton rows, and text for screen readers. */
export function Loading() {
  const { states } = useWords('admin')
  return (
    <div className="a-skeleton" role="status">
      <span className="vh">{states.loading}</span>
    </div>
  )
}

type FailedProps = { error?: unknown; text?: string; onRetry: () => void }

/**
 * Where something could not be loaded: filter and selection stay. A session that has ended is said in place, with what was
 * typed still on the page.
 */
export function Failed({ error, text, onRetry }: FailedProps) {
  const { states, typing } = useWords('admin')
  const { status } = toFailure(error)
  const { away } = useLL().admin.states
  const locale = useLocale()
  const { data: since } = useQuery({
    queryKey: ['staff', 'unavailable-since'],
    queryFn: () => getUnavailableSince(),
    enabled: status === 503,
    staleTime: 0,
  })
  if (status === 401)
    return (
      <Banner bad actions={<SignInLink />}>
        {typing.signedOut}
      </Banner>
    )
  if (status === 403) return <Banner bad>{states.forbidden}</Banner>
  if (status === 404) return <Banner bad>{states.notFoundHint}</Banner>
  const retry = (
    <Button ghost onClick={onRetry}>
      {states.retry}
    </Button>
  )
  if (isNetworkError(error))
    return (
      <Banner bad actions={retry}>
        {states.notLoadedOffline}
      </Banner>
    )
  return (
    <Banner bad actions={retry}>
      {text ?? states.failed}
      {locale === 'en' && ' '}
      {since && away({ time: beijingTime(since, locale) })}
    </Banner>
  )
}
