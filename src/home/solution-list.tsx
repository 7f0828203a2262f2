import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { solutionKeys } from '#src/site/products.ts'
import { Heading } from '#src/ui/heading.tsx'
import { Rows, SolutionRow, solutionRowClass } from '#src/ui/rows.tsx'
import { HomeSection } from './home-section.tsx'

/** The six solutions: what each promises and where it is used. */
export function SolutionList() {
  const words = useWords('home').solutionList
  const lang = useLocale()
  return (
    <HomeSection id="solutions">
      <Heading title={words.heading} />
      <Rows>
        {solutionKeys.map((key) => (
          <li key={key}>
            <Link className={solutionRowClass} to={`/$lang/solution/${key}`} params={{ lang }}>
              <SolutionRow mark={key} title={words.items[key].title} places={words.items[key].tags} />
            </Link>
          </li>
        ))}
      </Rows>
    </HomeSection>
  )
}
