import { useReach } from '#src/site/facts/reach.ts'

/** A sentence with the recruitment address as a link. */
export function CareersMail({ sentence }: { sentence: (email: string) => string }) {
  const { email } = useReach('careers')
  const [before, after] = sentence(email).split(email)
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  )
}
