import type { Person } from '#contract/staff/person-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Section } from '../ui/section.tsx'

/** Notes about others that name a person. */
export function Mentions({ mentions }: Pick<Person, 'mentions'>) {
  const words = useWords('admin-persons')
  if (mentions.length === 0) return null
  return (
    <Section title={words.mentions} count={mentions.length}>
      <MentionLinks mentions={mentions} />
    </Section>
  )
}

export function MentionLinks({ mentions }: Pick<Person, 'mentions'>) {
  const { what: words } = useWords('admin-persons')
  return (
    <ul className="a-foot">
      {mentions.map(({ id, reference, what }) => (
        <li key={id}>
          <Link to="/admin/leads/$id" params={{ id }} search={{ status: 'all' }}>
            {reference}
          </Link>{' '}
          {words[what]}
        </li>
      ))}
    </ul>
  )
}
