import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { HomeSection } from '../home-section.tsx'

/** What the vendor is certified for, and where to ask for the scans. */
export function Honours() {
  const words = useWords('home').honours
  return (
    <HomeSection id="honours" tone="zone" title={words.heading} lead={words.text}>
      <Link className={moreClass} to="/$lang/about/contact" params={{ lang: useLocale() }}>
        <MoreLabel>{words.linkText}</MoreLabel>
      </Link>
    </HomeSection>
  )
}
