import type { ReactNode } from 'react'
import { type ProductKey, productNames } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Faq } from '#src/ui/faq.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Points } from '#src/ui/points.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { Cases } from './cases/cases.tsx'
import { Deployment } from './deployment.tsx'
import { FeatureList } from './feature-list.tsx'
import { Datasheet, ShareProduct } from './pass-on.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductNeighbours } from './product-neighbours.tsx'
import { BuyingFacts } from './sheet/buying-facts.tsx'
import { DatasheetHead } from './sheet/datasheet-head.tsx'
import { DatasheetLink } from './sheet/datasheet-link.tsx'
import { ProductSheet } from './sheet/product-sheet.tsx'
import { splitIntro } from './split-intro.ts'
import { TrialCall } from './trial-call.tsx'
import { TrialLink } from './trial-link.tsx'

const sectionIds = ['features', 'scenarios', 'architecture', 'cases', 'sheet', 'faq', 'neighbours'] as const

/** Everything about one product: its screen with the facts that decide beside it, then section by section. */
export function ProductPage({ product, screen }: { product: ProductKey; screen: ReactNode }) {
  const { headings, nav, actions, trialCall, case: caseWords } = useWords('products')
  const words = useWords(`product-${product}`)
  const messages = useLL().products
  const lang = useLocale()
  const { name } = words
  const page = { product, kind: 'products' } as const
  const [lead, rest] = splitIntro(words.intro)
  const solution = { to: `/$lang/solution/${product}`, params: { lang } } as const
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
            <Link className={moreClass} {...solution}>
              <MoreLabel>{actions.solution}</MoreLabel>
            </Link>
          </>
        }
      />
      <div className="run">
        <Subnav label={nav.label} sections={sectionIds.map((id) => ({ id, name: nav[id] }))} />
        <Band id="features" title={headings.features} lead={rest} split>
          <FeatureList features={words.features} />
        </Band>
        <Band id="scenarios" tone="zone" title={headings.scenarios}>
          <Points look="scen" points={words.scenarios} />
        </Band>
        <Deployment {...page} name={name} architecture={words.architecture} />
        <Band id="cases" tone="ink" title={headings.cases}>
          <Cases
            cases={words.cases}
            words={caseWords}
            more={
              <Link className={moreClass} {...solution} hash="case">
                <MoreLabel>{caseWords.story}</MoreLabel>
              </Link>
            }
          />
        </Band>
        <ProductSheet product={product} compatibility={words.compatibility} specs={words.specs} />
        <Band id="faq" flush>
          <div className="two two--l">
            <Heading title={headings.faq} />
            <Faq questions={words.faq} />
          </div>
        </Band>
        <ProductNeighbours product={product} neighbours={words.neighbours}>
          <ShareProduct {...page} />
        </ProductNeighbours>
        <TrialCall
          product={product}
          title={[trialCall.first, messages.trialCall.second({ name })]}
          text={trialCall.text}
          linkText={actions.trial}
        />
        <Datasheet {...page} />
      </div>
    </>
  )
}
