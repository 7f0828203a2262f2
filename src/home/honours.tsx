import { useWords } from '#i18n/words.tsx'
import { Certs } from '#src/ui/certs.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { HomeSection } from './home-section.tsx'

/** Certificates of the vendor. */
export function Honours() {
  const words = useWords('home').honours
  return (
    <HomeSection id="honours" tone="zone">
      <Heading title={words.heading}>{words.text}</Heading>
      <Certs label={words.heading} certificates={words.items.map((name) => ({ name, note: words.note }))} />
    </HomeSection>
  )
}
