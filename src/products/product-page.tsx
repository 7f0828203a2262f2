import type { ReactNode } from 'react'
import { type ProductKey, productNames } from '#api/contract/products.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { BelowFold } from '#src/ui/below-fold.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { OnDemand } from '#src/ui/on-demand.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { BuyingFacts, DatasheetHead, DatasheetLink } from './buying-facts.tsx'
import { productSections } from './page-sections.tsx'
import { ProductHead, splitIntro, TrialLink } from './product-head.tsx'
import { Datasheet, TrialCall } from './trial-call.tsx'
import './product-page.css'

const sectionIds = ['features', 'scenarios', 'architecture', 'cases', 'sheet', 'faq', 'neighbours'] as const

/** Everything about one product: its screen with the facts that decide beside it, then section by section. */
export function ProductPage({ product, screen }: { product: ProductKey; screen: ReactNode }) {
  const { nav, actions, trialCall } = useWords('products')
  const words = useWords(`product-${product}`)
  const messages = useLL().products
  const { name } = words
  const page = { product, kind: 'products' } as const
  const [lead] = splitIntro(words.intro)
  return (
    <>
      <DatasheetHead product={product} />
      <ProductHead
        {...page}
        name={
          <p className="phead__n">
            <ProductMark product={product} />
            <b>{productNames[product]}</b>
            <span>{words.category}</span>
          </p>
        }
        title={words.taglineClauses}
        lead={lead}
        art={screen}
        facts={<BuyingFacts product={product} />}
        actions={
          <>
            <TrialLink product={product} text={actions.freeTrial} />
            <DatasheetLink />
            <Link className={moreClass} to={`/$lang/solution/${product}`}>
              <MoreLabel>{actions.solution}</MoreLabel>
            </Link>
          </>
        }
      />
      <BelowFold>
        <div className="run">
          <Subnav label={nav.label} sections={sectionIds.map((id) => ({ id, name: nav[id] }))} />
          <OnDemand part={productSections[product]} />
          <TrialCall
            product={product}
            title={[trialCall.first, messages.trialCall.second({ name })]}
            text={trialCall.text}
            linkText={actions.trial}
          />
          <Datasheet {...page} />
        </div>
      </BelowFold>
    </>
  )
}
