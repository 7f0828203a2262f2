import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { type ProductKey, productNames } from '#src/site/products.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { ProductHead } from '#src/ui/product-head.tsx'
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
  const lang = useLocale()
  const trail = solutionTrail(words).map(({ key, name, path }) => ({
    key,
    content:
      path === undefined ? (
        name
      ) : (
        <Link to={`/$lang${path}`} params={{ lang }}>
          {name}
        </Link>
      ),
  }))
  return <Breadcrumb label={words.crumb.label} trail={trail} current={name} />
}
