import type { ReactNode } from 'react'
import { type ProductKey, productNames, solutionKeys } from '#api/contract/products.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { IllustrationName } from '#src/ui/art/illustration.tsx'
import { Band } from '#src/ui/band.tsx'
import { BelowFold } from '#src/ui/below-fold.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { DrawnPoints } from '#src/ui/drawn-points.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { Cases } from './cases.tsx'
import { Deployment } from './deployment.tsx'
import { ProductHead, TrialLink } from './product-head.tsx'
import { Datasheet, ShareProduct, TrialCall } from './trial-call.tsx'

const sectionIds = ['features', 'scenarios', 'architecture', 'case'] as const

type SolutionPageProps = {
  product: ProductKey
  screen: ReactNode
  /** the customer's own case */
  story?: ReactNode
}

/** What a product does for those who have the problem: the four sections of SPEC section 2 and a way to try it. */
export function SolutionPage({ product, screen, story }: SolutionPageProps) {
  const { headings, nav, actions, case: caseWords, tasks } = useWords('solutions')
  const words = useWords(`solution-${product}`)
  const messages = useLL().solutions
  const name = messages.name({ name: productNames[product] })
  const page = { product, kind: 'solutions' } as const
  const { task, fit, needs } = tasks.of[product]
  const drawings = solutionDrawings[product]
  return (
    <>
      <ProductHead
        {...page}
        task={task}
        title={words.titleClauses}
        lead={words.lead}
        art={screen}
        actions={
          <>
            <TrialLink product={product} text={actions.trial} />
            <a className={buttonClass({ ghost: true })} href="#architecture">
              {actions.architecture}
            </a>
          </>
        }
        meta={
          <dl className="phead__meta">
            <div>
              <dt>{tasks.product}</dt>
              <dd>
                <Link to={`/$lang/product/${product}`}>{productNames[product]}</Link>
              </dd>
            </div>
            <div>
              <dt>{tasks.fit}</dt>
              <dd>{fit}</dd>
            </div>
            <div>
              <dt>{tasks.needs}</dt>
              <dd>{needs}</dd>
            </div>
          </dl>
        }
      />
      <BelowFold>
        <div className="run">
          <Subnav label={nav.label} sections={sectionIds.map((id) => ({ id, name: nav[id] }))} />
          <Band id="features" title={headings.features}>
            <DrawnPoints look="climb" points={words.features} drawings={drawings.features} />
          </Band>
          <Band id="scenarios" tone="zone" title={headings.scenarios}>
            <DrawnPoints look="cards" points={words.scenarios} drawings={drawings.scenarios} />
          </Band>
          <Deployment {...page} name={name} architecture={words.architecture} steps={words.steps} />
          <Band id="case" tone="zone" title={headings.case}>
            {story ?? <Cases cases={[words.case]} words={caseWords} />}
          </Band>
          <Band title={headings.related}>
            <SolutionRelated product={product} />
            <ShareProduct {...page} />
          </Band>
          <TrialCall product={product} {...words.trialCall} linkText={actions.trial} />
          <Datasheet {...page} />
        </div>
      </BelowFold>
    </>
  )
}

/** The other solutions, and in its place among them the product of this one. */
function SolutionRelated({ product }: { product: ProductKey }) {
  const { actions, tasks } = useWords('solutions')
  return (
    <OnwardList columns>
      {solutionKeys.map((key) => {
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
