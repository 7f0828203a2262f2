import type { ErrorComponentProps } from '@tanstack/react-router'
import { toFailure } from '#src/site/failure.ts'
import { Band } from './band.tsx'
import { Empty } from './empty.tsx'
import { PageHead } from './page-head.tsx'

type UnavailableProps = Pick<ErrorComponentProps, 'error'> & {
  /** heading of the page that would be here */
  heading: string
  words: { title: string; text: string; linkText: string }
}

/** In place of a page that cannot be read now: what happened, and to try again. Other failures are the status page's. */
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
