import type { ReactNode } from 'react'
import { isProductKey, type ProductKey, productNames } from '#api/contract/products.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { BelowFold } from '#src/ui/below-fold.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Faq } from '#src/ui/faq.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { PhoneFold } from '#src/ui/phone-fold.tsx'
import { Points } from '#src/ui/points.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { Cases } from './cases.tsx'
import { Deployment } from './deployment.tsx'
import { ProductHead, TrialLink } from './product-head.tsx'
import { BuyingFacts, DatasheetHead, DatasheetLink, ProductSheet } from './product-sheet.tsx'
import { Datasheet, ShareProduct, TrialCall } from './trial-call.tsx'
import './product-page.css'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'

const sectionIds = ['features', 'scenarios', 'architecture', 'cases', 'sheet', 'faq', 'neighbours'] as const

/** Everything about one product: its screen with the facts that decide beside it, then section by section. */
export function ProductPage({ product, screen }: { product: ProductKey; screen: ReactNode }) {
  const { headings, nav, actions, trialCall, case: caseWords } = useWords('products')
  const words = useWords(`product-${product}`)
  const messages = useLL().products
  const { name } = words
  const page = { product, kind: 'products' } as const
  const [lead, rest] = splitIntro(words.intro)
  const solution = { to: `/$lang/solution/${product}` } as const
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
      <BelowFold>
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
      </BelowFold>
    </>
  )
}

type Feature = { title: string; text: string }

/** even: from tablets up both lists have two columns */
const shownOnPhones = 4

/** What a product does, numbered. Phones show the first ones. */
function FeatureList({ features }: { features: readonly Feature[] }) {
  const messages = useLL().products
  const rest = features.slice(shownOnPhones)
  return (
    <div className="features">
      <Parts features={features.slice(0, shownOnPhones)} />
      {rest.length > 0 && (
        <PhoneFold summary={messages.moreFeatures({ n: rest.length })}>
          <Parts features={rest} start={shownOnPhones + 1} />
        </PhoneFold>
      )}
    </div>
  )
}

function Parts({ features, start }: { features: readonly Feature[]; start?: number }) {
  return (
    <ol className="parts" start={start}>
      {features.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

type ProductNeighboursProps = {
  product: ProductKey
  neighbours: readonly { product: string; text: string }[]
  /** last in the row of links */
  children: ReactNode
}

/** The products this one works with, and where to read on about it. */
function ProductNeighbours({ product, neighbours, children }: ProductNeighboursProps) {
  const { headings, related } = useWords('products')
  const messages = useLL().products.related
  const name = productNames[product]
  return (
    <Band id="neighbours" tone="zone" title={headings.neighbours}>
      <div className="near">
        <OnwardList>
          {neighbours.map(({ product: key, text }) =>
            isProductKey(key) ? (
              <li key={key}>
                <Link className={onwardClass} to={`/$lang/product/${key}`}>
                  <Onward mark={key} name={productNames[key]} text={text} />
                </Link>
              </li>
            ) : null,
          )}
        </OnwardList>
      </div>
      <div className="nexts">
        <Link to={`/$lang/solution/${product}`}>{messages.solution({ name })}</Link>
        <Link to="/$lang/download/search" search={{ product }}>
          {messages.downloads({ name })}
        </Link>
        <Link to="/$lang/product/compare" search={{ products: product }}>
          {related.compare}
        </Link>
        <Link to="/$lang/product/buying">{related.buying}</Link>
        {children}
      </div>
    </Band>
  )
}

/** The first two sentences of an introduction, of two the first one, for the page's head; and the rest of it. */
export function splitIntro(intro: string): [lead: string, rest: string] {
  const sentences = intro.match(/.+?(?:\u3002|[.?!](?=\s|$))\s*|.+$/gu) ?? [intro]
  const count = Math.min(2, Math.max(1, sentences.length - 1))
  return [sentences.slice(0, count).join('').trim(), sentences.slice(count).join('').trim()]
}
