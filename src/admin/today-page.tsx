import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { useStaff } from './staff.ts'
import { PageHeader } from './ui/page-header.tsx'
import { sectionsOf } from './ui/sections.ts'

/** Where the staff arrives. */
export function TodayPage() {
  const { nav } = useWords('admin')
  const sections = sectionsOf(useStaff()).filter(({ to }) => to !== '/admin')
  return (
    <>
      <PageHeader title={nav.today} />
      <ul className="a-li">
        {sections.map(({ to, word }) => (
          <li key={to}>
            <Link to={to}>{nav[word]}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
