import { HomePage, TrialEntry } from '#src/home/home-page.tsx'
import type { NewsHeadline } from '#src/news/news.ts'
import { NewsTeaser } from '#src/news/news-teaser.tsx'
import { smallScreen } from '#src/screens/small-screens.tsx'
import type { HomeSectionId } from '#src/site/routing/home-sections.ts'
import { TrialFormOnDemand } from '#src/trial/trial-form-on-demand.tsx'

/** The home page at each of its addresses. */
export function Home({
  headlines,
  section,
}: {
  headlines: readonly NewsHeadline[]
  section?: HomeSectionId
}) {
  return (
    <HomePage
      screens={smallScreen}
      {...(section && { section })}
      news={<NewsTeaser items={headlines} />}
      trial={<TrialEntry form={<TrialFormOnDemand />} />}
    />
  )
}
