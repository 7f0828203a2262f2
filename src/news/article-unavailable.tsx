import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'

/** Shown in place of an article that cannot be read now. Other failures are the status page's. */
export function ArticleUnavailable({ error }: ErrorComponentProps) {
  const words = useWords('news').detail.unavailable
  const { pathname } = useLocation()
  if (toFailure(error).status !== 503) throw error
  return (
    <section className="band">
      <div className="wrap empty" role="alert">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <a className="btn" href={pathname}>
          {words.linkText}
        </a>
      </div>
    </section>
  )
}
