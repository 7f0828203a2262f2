import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** Shown in place of an article that cannot be read now. Other failures are the status page's. */
export function ArticleUnavailable({ error }: ErrorComponentProps) {
  const { list, detail } = useWords('news')
  const { pathname } = useLocation()
  if (toFailure(error).status !== 503) throw error
  const { title, text, linkText } = detail.unavailable
  return (
    <>
      <PageHead title={list.title} />
      <Band near>
        <Empty
          title={title}
          action={
            <a className={buttonClass()} href={pathname}>
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
