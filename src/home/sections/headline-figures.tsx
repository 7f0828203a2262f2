import { useWords } from '#i18n/words.tsx'
import { Stats } from '#src/ui/stats.tsx'
import { HomeSection } from '../home-section.tsx'
import { CountUp } from './count-up.tsx'

/** The three figures of SPEC section 9: 15 years, 40 products, 20 customers of the top 500. */
export function HeadlineFigures() {
  const words = useWords('home').numbers
  return (
    <HomeSection id="numbers" tone="ink" title={words.heading}>
      <Stats
        figures={words.items.map(({ value, label }) => ({ value: <CountUp value={value} />, text: label }))}
      />
    </HomeSection>
  )
}
