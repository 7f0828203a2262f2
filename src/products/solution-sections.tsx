import { type ProductKey, productNames, solutionKeys } from '#api/contract/products.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { IllustrationName } from '#src/ui/art/illustration.tsx'
import { Band } from '#src/ui/band.tsx'
import { DrawnPoints } from '#src/ui/drawn-points.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'
import { CaseStory } from './case-story.tsx'
import { Cases } from './cases.tsx'
import { Deployment } from './deployment.tsx'
import { ShareProduct } from './share-product.tsx'

/** What a solution's page tells after its first screen: the four sections of SPEC section 2, and where to read on. */
export function SolutionSections({ product }: { product: ProductKey }) {
  const { headings, case: caseWords } = useWords('solutions')
  const words = useWords(`solution-${product}`)
  const name = useLL().solutions.name({ name: productNames[product] })
  const page = { product, kind: 'solutions' } as const
  const drawings = solutionDrawings[product]
  return (
    <>
      <Band id="features" title={headings.features}>
        <DrawnPoints look="climb" points={words.features} drawings={drawings.features} />
      </Band>
      <Band id="scenarios" tone="zone" title={headings.scenarios}>
        <DrawnPoints look="cards" points={words.scenarios} drawings={drawings.scenarios} />
      </Band>
      <Deployment {...page} name={name} architecture={words.architecture} steps={words.steps} />
      <Band id="case" tone="zone" title={headings.case}>
        {product === 'centerview' ? <CaseStory /> : <Cases cases={[words.case]} words={caseWords} />}
      </Band>
      <Band title={headings.related}>
        <SolutionRelated product={product} />
        <ShareProduct {...page} />
      </Band>
    </>
  )
}

/** The product of this solution, and the other ones. */
function SolutionRelated({ product }: { product: ProductKey }) {
  const { actions, tasks } = useWords('solutions')
  return (
    <OnwardList columns>
      {[product, ...solutionKeys.filter((key) => key !== product)].map((key) => {
        const own = key === product
        return (
          <li key={key}>
            <Link className={onwardClass} to={own ? `/$lang/product/${key}` : `/$lang/solution/${key}`}>
              <Onward mark={key} name={own ? actions.product : tasks.of[key].task} />
            </Link>
          </li>
        )
      })}
    </OnwardList>
  )
}

/** As many as the words have entries. */
type Drawings<
  Key extends ProductKey,
  Section extends 'features' | 'scenarios',
> = readonly IllustrationName[] &
  Record<keyof TranslationFunctions[`solution-${Key}`][Section], IllustrationName>

/** What is drawn beside the features and the scenarios of each solution, in their order. */
const solutionDrawings: {
  [Key in ProductKey]: { [Section in 'features' | 'scenarios']: Drawings<Key, Section> }
} = {
  av: {
    features: ['recording', 'inspection', 'bars', 'roles', 'notice'],
    scenarios: ['desk', 'ledger', 'blueprint', 'rewind'],
  },
  dsc: {
    features: ['transfer', 'approval', 'inspection', 'rewind', 'ledger', 'server'],
    scenarios: ['blueprint', 'clock', 'gateway', 'desktop'],
  },
  centerview: {
    features: ['trace', 'bars', 'checklist', 'rewind', 'trend'],
    scenarios: ['fanOut', 'room', 'branches', 'compare'],
  },
  mvda: {
    features: ['fanOut', 'border', 'peripherals', 'gateway', 'server'],
    scenarios: ['desk', 'roles', 'clock', 'room'],
  },
  a2m: {
    features: ['window', 'phone', 'capture', 'border', 'notice'],
    scenarios: ['approval', 'checklist', 'trace', 'trend'],
  },
  mdw: {
    features: ['rewind', 'channel', 'border', 'clock', 'editor'],
    scenarios: ['phone', 'peripherals', 'desk', 'ledger'],
  },
}
