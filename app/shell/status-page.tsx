import { useSiteWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'

/** Stand-in drawn until the shell lands: status, message and a way back. */
export function StatusPage({ error }: { error: unknown }) {
  const words = useSiteWords().status
  const { status } = toFailure(error)
  return (
    <>
      <h1>{status}</h1>
      <p>{status === 404 ? words.notFound : words.failed}</p>
      <a href="/">{words.back}</a>
    </>
  )
}
