import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { Unavailable } from '#src/ui/unavailable.tsx'

/** Shown in place of a package that cannot be read now. Other failures are the status page's. */
export function PackageUnavailable({ error }: ErrorComponentProps) {
  const { title, unavailable } = useWords('downloads').package
  const { href } = useLocation()
  if (toFailure(error).status !== 503) throw error
  return <Unavailable heading={title} {...unavailable} href={href} />
}
