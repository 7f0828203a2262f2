import type { ReactNode } from 'react'
import { type ProductKey, productNames } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { DrawnPoints } from '#src/ui/drawn-points.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { Cases } from './cases/cases.tsx'
import { Deployment } from './deployment.tsx'
import { Datasheet, ShareProduct } from './pass-on.tsx'
import { ProductHead } from './product-head.tsx'
import { solutionDrawings } from './solution-drawings.ts'
import { SolutionRelated } from './solution-related.tsx'
import { TrialCall } from './trial-call.tsx'
import { TrialLink } from './trial-link.tsx'

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
  const lang = useLocale()
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
                <Link to={`/$lang/product/${product}`} params={{ lang }}>
                  {productNames[product]}
                </Link>
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
    </>
  )
}
