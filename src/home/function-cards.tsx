import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Stair, Stairs } from '#src/ui/stair.tsx'
import { functionItems } from './function-item.ts'
import { HomeSection } from './home-section.tsx'

/** What the products do together, in three cards that climb. */
export function FunctionCards() {
  const words = useWords('home')
  const lang = useLocale()
  return (
    <HomeSection id="functions">
      <Heading title={words.functions.heading}>{words.functions.text}</Heading>
      <Stairs>
        {functionItems(words).map(({ id, title, content, buttonText, buttonUrl, products }) => (
          <Stair
            key={id}
            marks={products}
            title={title}
            text={content}
            more={
              <Link className={moreClass} to={buttonUrl} params={{ lang }}>
                <MoreLabel>{buttonText}</MoreLabel>
              </Link>
            }
          />
        ))}
      </Stairs>
    </HomeSection>
  )
}
