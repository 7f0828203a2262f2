import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'

/** Shown in place of an article that cannot be read now. Other failures are the status page's. */
export function ArticleUnavailable({ error }: ErrorComponentProps) {
  const words = useWords('news').detail.unavailable
  const router = useRouter()
  if (toFailure(error).status !== 503) throw error
  return (
    <section className="band">
      <div className="wrap empty" role="alert">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <a className="btn" href="" onClick={(event) => (event.preventDefault(), router.invalidate())}>
          {words.linkText}
        </a>
      </div>
    </section>
  )
}
