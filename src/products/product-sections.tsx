import type { ReactNode } from 'react'
import { isProductKey, type ProductKey, productNames } from '#contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { factsInWords } from '#src/site/facts/facts-in-words.ts'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Faq } from '#src/ui/faq.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Note } from '#src/ui/note.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { PhoneFold } from '#src/ui/phone-fold.tsx'
import { Points } from '#src/ui/points.tsx'
import { Cases } from './cases.tsx'
import { Deployment } from './deployment.tsx'
import { useProductParts } from './load-product.ts'
import { splitIntro } from './product-head.tsx'
import { ShareProduct } from './share-product.tsx'
import './product-page.css'

/** Sections below the first screen of a product page. */
export function ProductSections({ product }: { product: ProductKey }) {
  const { headings, case: caseWords } = useWords('products')
  const words = useWords(`product-${product}`)
  const [, rest] = splitIntro(words.intro)
  return (
    <>
      <Band id="features" title={headings.features} lead={rest} split>
        <FeatureList features={words.features} />
      </Band>
      <Band id="scenarios" tone="zone" title={headings.scenarios}>
        <Points look="scen" points={words.scenarios} />
      </Band>
      <Deployment product={product} name={words.name} architecture={words.architecture} />
      <Band id="cases" tone="ink" title={headings.cases}>
        <Cases
          cases={words.cases}
          words={caseWords}
          more={
            <Link className={moreClass} to="/$lang/solution/$key" params={{ key: product }} hash="case">
              <MoreLabel>{caseWords.story}</MoreLabel>
            </Link>
          }
        />
      </Band>
      <ProductSheet product={product} compatibility={words.compatibility} specs={words.specs} />
      <Band id="faq" flush>
        <div className="two two--l">
          <Heading title={headings.faq} />
          <Faq
            questions={words.faq.map(({ question, answer }) => ({
              question,
              answer: <Answer product={product} text={answer} />,
            }))}
          />
        </div>
      </Band>
      <ProductNeighbours product={product} neighbours={words.neighbours}>
        <ShareProduct product={product} />
      </ProductNeighbours>
    </>
  )
}

type Feature = { title: string; text: string }

/** even: from tablets up there are two columns */
const shownOnPhones = 4

/** Numbered features; phones show the first ones. */
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
  /** last link of the row */
  children: ReactNode
}

/** Products it works with, and further reading. */
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
                <Link className={onwardClass} to="/$lang/product/$key" params={{ key }}>
                  <Onward mark={key} name={productNames[key]} text={text} />
                </Link>
              </li>
            ) : null,
          )}
        </OnwardList>
      </div>
      <div className="nexts">
        <Link to="/$lang/solution/$key" params={{ key: product }}>
          {messages.solution({ name })}
        </Link>
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

type ProductSheetProps = {
  product: ProductKey
  compatibility: { groups: readonly { group: string; items: readonly string[] }[] }
  specs: readonly { label: string; value: string }[]
}

/** Specifications: an accordion on phones, a six-part sheet from tablets up. */
function ProductSheet({ product, compatibility, specs }: ProductSheetProps) {
  const { headings } = useWords('products')
  const { words, short, ...facts } = factsInWords(useLocale(), product, useProductParts())
  return (
    <Band id="sheet" title={words.sheet}>
      <div className="sheet">
        <Fold wide id="licence" title={words.titles.licence}>
          <p>
            <b>{short.licence}</b>
          </p>
          <p>{words.licenceText}</p>
        </Fold>
        <Fold wide id="sizing" title={words.titles.sizing} chip={words.sample}>
          <table className="sheet__table">
            <thead>
              <tr>
                <th scope="col">{facts.columns.unit}</th>
                <th scope="col">{facts.columns.servers}</th>
                <th scope="col">{facts.columns.disk}</th>
              </tr>
            </thead>
            <tbody>
              {facts.sizing.map(({ upTo, servers, disk }) => (
                <tr key={upTo}>
                  <th scope="row">{upTo}</th>
                  <td>{servers}</td>
                  <td>{disk}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
        <Fold wide id="ports" title={words.titles.ports} chip={words.sample}>
          <Ports ports={facts.ports} words={words.columns} />
        </Fold>
        <Fold wide id="compatibility" title={headings.compatibility}>
          <Pairs
            className="sheet__pairs"
            of={compatibility.groups.map(({ group, items }) => [group, items.join(' / ')])}
          />
          <p>
            {words.typical} <ListLink className={moreClass} product={product} />
          </p>
        </Fold>
        <Fold wide id="versions" title={words.titles.versions} chip={words.sample}>
          <Pairs
            className="sheet__pairs"
            of={[
              ...facts.parts.map(
                ({ name, processors, previous }) =>
                  [name, [...processors, previous].filter(Boolean).join(words.between.groups)] as const,
              ),
              [words.names.support, facts.support],
            ]}
          />
        </Fold>
        <Fold wide id="specs" title={headings.specs}>
          <Pairs className="sheet__pairs" of={specs.map(({ label, value }) => [label, value])} />
        </Fold>
      </div>
      <Note>{words.note}</Note>
    </Band>
  )
}

type ListLinkProps = { product: ProductKey; className?: string }

function ListLink({ product, className }: ListLinkProps) {
  const { list } = useWords('products').facts
  return (
    <Link className={className} to="/$lang/service/releases" search={{ product }} hash="compatibility">
      {list}
    </Link>
  )
}

/** An answer; where it names the compatibility list, that is a link. */
function Answer({ product, text }: { product: ProductKey; text: string }) {
  const { list } = useWords('products').facts
  const [before, ...after] = text.split(list)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <ListLink product={product} />
      {after.join(list)}
    </>
  )
}

type PortsProps = {
  ports: readonly { links: readonly number[]; port: string }[]
  words: { number: string; port: string }
}

/** Ports, numbered as in the deployment diagram. */
function Ports({ ports, words }: PortsProps) {
  return (
    <table className="sheet__table">
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.port}</th>
        </tr>
      </thead>
      <tbody>
        {ports.map(({ links, port }) => (
          <tr key={port}>
            <th scope="row">
              {links.map((number) => (
                <span className="sheet__number" key={number}>
                  {number}
                </span>
              ))}
            </th>
            <td>{port}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
