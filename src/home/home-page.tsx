import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Carousel, type CarouselScreens } from './carousel/carousel.tsx'
import { HomeSection, OpenedSection } from './home-section.tsx'
import type { HomeSectionId } from './home-sections.ts'
import { Customers } from './sections/customers.tsx'
import { FunctionCards } from './sections/function-cards.tsx'
import { HeadlineFigures } from './sections/headline-figures.tsx'
import { Honours } from './sections/honours.tsx'
import { ProductRelation } from './sections/product-relation.tsx'
import { SolutionList } from './sections/solution-list.tsx'
import { useOpenedSection } from './use-opened-section.ts'

type HomePageProps = {
  /** of the carousel's products */
  screens: CarouselScreens
  /** the section the page opens at */
  section?: HomeSectionId
  /** the latest news in a band, or nothing */
  news?: ReactNode
  /** what the trial section holds */
  trial: ReactNode
}

/** The home page. What belongs to other features comes from the route. */
export function HomePage({ screens, section, news, trial }: HomePageProps) {
  return (
    <OpenedSection value={section}>
      <OpenAt section={section} />
      <h1 className="vh">{useWords('home').title}</h1>
      <Carousel screens={screens} />
      <FunctionCards />
      <ProductRelation />
      <SolutionList />
      <HeadlineFigures />
      <Customers />
      <Honours />
      {news}
      <HomeSection id="trial">{trial}</HomeSection>
    </OpenedSection>
  )
}

/** A component of its own: what it hears once the page has hydrated is no reason to go over the page again. */
function OpenAt({ section }: Pick<HomePageProps, 'section'>) {
  useOpenedSection(section)
  return null
}
