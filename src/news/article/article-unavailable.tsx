import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { Unavailable } from '#src/ui/unavailable.tsx'

/** Shown in place of an article that cannot be read now. Other failures are the status page's. */
export function ArticleUnavailable({ error }: ErrorComponentProps) {
  const { list, detail } = useWords('news')
  const { pathname } = useLocation()
  if (toFailure(error).status !== 503) throw error
  return <Unavailable heading={list.title} {...detail.unavailable} href={pathname} />
}
