import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** Shown in place of a package that cannot be read now. Other failures are the status page's. */
export function PackageUnavailable({ error }: ErrorComponentProps) {
  const { package: words } = useWords('downloads')
  const { href } = useLocation()
  if (toFailure(error).status !== 503) throw error
  const { title, text, linkText } = words.unavailable
  return (
    <>
      <PageHead title={words.title} />
      <Band near>
        <Empty
          title={title}
          action={
            <a className={buttonClass()} href={href}>
              {linkText}
            </a>
          }
        >
          {text}
        </Empty>
      </Band>
    </>
  )
}
