import { company } from '#src/site/facts/company.ts'
import { departments } from '#src/site/facts/offices.ts'

export const careersEmail = departments.find(({ key }) => key === 'careers')?.email ?? company.email

/** A sentence with the recruitment address as a link. */
export function CareersMail({ sentence }: { sentence: (email: string) => string }) {
  const [before, after] = sentence(careersEmail).split(careersEmail)
  return (
    <>
      {before}
      <a href={`mailto:${careersEmail}`}>{careersEmail}</a>
      {after}
    </>
  )
}
