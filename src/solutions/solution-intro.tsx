import type { ReactNode } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { type ProductKey, productNames } from '#src/site/products.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { ProductHead } from '#src/ui/product-head.tsx'
import { TrailBreadcrumb } from '#src/ui/trail-breadcrumb.tsx'
import { solutionTrail } from './solution-trail.ts'
import { SolutionTrialLink } from './solution-trial.tsx'

/** The problem, what solves it, and the two ways on: try it, or see how it is deployed. */
export function SolutionIntro({ product, art }: { product: ProductKey; art: ReactNode }) {
  const { actions } = useWords('solutions')
  const { category, titleClauses, lead } = useWords(`solution-${product}`)
  const name = productNames[product]
  return (
    <ProductHead
      ink
      breadcrumb={<SolutionBreadcrumb name={name} />}
      mark={product}
      name={useLL().solutions.name({ name })}
      category={category}
      title={titleClauses}
      lead={lead}
      art={art}
      actions={
        <>
          <SolutionTrialLink product={product} />
          <a className={buttonClass({ ghost: true })} href="#architecture">
            {actions.architecture}
          </a>
        </>
      }
    />
  )
}

function SolutionBreadcrumb({ name }: { name: string }) {
  const words = useWords('solutions')
  return <TrailBreadcrumb label={words.crumb.label} trail={solutionTrail(words)} current={name} />
}
