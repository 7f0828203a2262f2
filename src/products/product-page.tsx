import { Fragment, type ReactNode } from 'react'
import { type ProductKey, productNames } from '#contract/products.ts'
import { useLL, useLocale, useSiteWords, useWords } from '#i18n/words.tsx'
import { factsInWords } from '#src/site/facts/facts-in-words.ts'
import { Link } from '#src/site/link.tsx'
import { BelowFold } from '#src/ui/below-fold.tsx'
import { Button, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { OnDemand } from '#src/ui/on-demand.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { useProductParts } from './load-product.ts'
import { productSections } from './page-sections.tsx'
import { ProductHead, splitIntro, TrialLink } from './product-head.tsx'
import { Datasheet, TrialCall } from './trial-call.tsx'
import './product-page.css'
import './datasheet.css'

const sectionIds = ['features', 'scenarios', 'architecture', 'cases', 'sheet', 'faq', 'neighbours'] as const

export function ProductPage({ product, screen }: { product: ProductKey; screen: ReactNode }) {
  const { nav, actions, trialCall } = useWords('products')
  const words = useWords(`product-${product}`)
  const messages = useLL().products
  const { name } = words
  const [lead] = splitIntro(words.intro)
  return (
    <>
      <DatasheetHead product={product} />
      <ProductHead
        product={product}
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
            <Link className={moreClass} to="/$lang/solution/$key" params={{ key: product }}>
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
            linkText={actions.trial}
          />
          <Datasheet product={product} />
        </div>
      </BelowFold>
    </>
  )
}

/** The section that details each fact, and which are sample data. */
const rows = [
  { fact: 'licence', at: 'licence', sample: false },
  { fact: 'sizing', at: 'sizing', sample: true },
  { fact: 'ports', at: 'ports', sample: true },
  { fact: 'compatibility', at: 'compatibility', sample: false },
  { fact: 'processors', at: 'versions', sample: false },
  { fact: 'versions', at: 'versions', sample: false },
] as const

/** Key facts below the product's screen. */
function BuyingFacts({ product }: { product: ProductKey }) {
  const { words, short } = factsInWords(useLocale(), product, useProductParts())
  return (
    <section className="buy" aria-labelledby="buy">
      <h2 id="buy">{words.heading}</h2>
      <Pairs
        of={rows
          .filter(({ fact }) => short[fact] !== '')
          .map(({ fact, at, sample }) => [
            words.names[fact],
            <Fragment key={fact}>
              <a href={`#${at}`}>{short[fact]}</a> {sample && <Chip>{words.sample}</Chip>}
            </Fragment>,
          ])}
      />
    </section>
  )
}

/** Print only: company, product and versions. */
function DatasheetHead({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { print } = useWords('products')
  const { site, company } = useSiteWords()
  const { short } = factsInWords(lang, product, useProductParts())
  return (
    <div className="sheet-head" aria-hidden="true">
      <p>
        <Logo name={lang} label={site.name} />
        {`${company.phone} · ${company.email} · ${company.address}`}
      </p>
      <p>
        <b>{`${productNames[product]} · ${print.document}`}</b>
        {short.versions}
      </p>
    </div>
  )
}

/** Prints the page as a two-page datasheet. */
function DatasheetLink() {
  const { actions } = useWords('products')
  return (
    <Button ghost onClick={() => window.print()}>
      <Icon name="download" small />
      {actions.datasheet}
    </Button>
  )
}
