import type { ReactNode } from 'react'
import { type ProductKey, productNames } from '#contract/products.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { BelowFold } from '#src/ui/below-fold.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { OnDemand } from '#src/ui/on-demand.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { solutionSections } from './page-sections.tsx'
import { ProductHead, TrialLink } from './product-head.tsx'
import { Datasheet, TrialCall } from './trial-call.tsx'

const sectionIds = ['features', 'scenarios', 'architecture', 'case'] as const

/** The four sections of SPEC section 2, and the trial. */
export function SolutionPage({ product, screen }: { product: ProductKey; screen: ReactNode }) {
  const { nav, actions, tasks } = useWords('solutions')
  const words = useWords(`solution-${product}`)
  const { task, fit, needs } = tasks.of[product]
  return (
    <>
      <ProductHead
        product={product}
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
        facts={
          <div className="buy">
            <Pairs
              of={[
                [
                  tasks.product,
                  <Link key={product} to="/$lang/product/$key" params={{ key: product }}>
                    {productNames[product]}
                  </Link>,
                ],
                [tasks.fit, fit],
                [tasks.needs, needs],
              ]}
            />
          </div>
        }
      />
      <BelowFold>
        <div className="run">
          <Subnav label={nav.label} sections={sectionIds.map((id) => ({ id, name: nav[id] }))} />
          <OnDemand part={solutionSections[product]} />
          <TrialCall product={product} {...words.trialCall} linkText={actions.trial} />
          <Datasheet product={product} />
        </div>
      </BelowFold>
    </>
  )
}
