import type { ErrorComponentProps } from '@tanstack/react-router'
import { toFailure } from '#src/site/failure.ts'
import { Band } from './band.tsx'
import { Empty } from './empty.tsx'
import { PageHead } from './page-head.tsx'

type UnavailableProps = Pick<ErrorComponentProps, 'error'> & {
  /** heading of the unavailable page */
  heading: string
  words: { title: string; text: string; linkText: string }
}

/** In place of a page that cannot be loaded, with a retry; other failures go to the status page. */
export function Unavailable({ error, heading, words }: UnavailableProps) {
  if (toFailure(error).status !== 503) throw error
  return (
    <>
      <PageHead title={heading} />
      <Band near>
        <Empty {...words} />
      </Band>
    </>
  )
}
