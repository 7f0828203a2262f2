import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { HeroAv } from '#src/ui/art/hero-av.tsx'
import { HeroCenterview } from '#src/ui/art/hero-centerview.tsx'
import { HeroDsc } from '#src/ui/art/hero-dsc.tsx'
import { HeroMvda } from '#src/ui/art/hero-mvda.tsx'

type Slides = NamespaceWords['home']['carousel']['slides']

/** The drawing of each slide, with its labels. */
export const carouselDrawings = {
  mvda: ({ mvda }: Slides) => <HeroMvda labels={mvda.heroLabels} />,
  dsc: ({ dsc }: Slides) => <HeroDsc labels={dsc.heroLabels} />,
  centerview: ({ centerview }: Slides) => <HeroCenterview labels={centerview.heroLabels} />,
  av: ({ av }: Slides) => <HeroAv labels={av.heroLabels} />,
}
