import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { type ProductKey, productNames } from '#src/site/products.ts'
import { ArchDiagram } from '#src/ui/arch/arch-diagram.tsx'
import { archLayouts } from '#src/ui/arch/arch-layouts.ts'
import { Band } from '#src/ui/band.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Compat } from '#src/ui/compat.tsx'
import { Faq } from '#src/ui/faq.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Parts } from '#src/ui/parts.tsx'
import { PrintNote } from '#src/ui/print-note.tsx'
import { Scenarios } from '#src/ui/scenarios.tsx'
import { Share } from '#src/ui/share.tsx'
import { SpecTable } from '#src/ui/spec-table.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { ProductCases } from './product-cases.tsx'
import { type ArtLabels, ProductIntro, type ProductIntroProps } from './product-intro.tsx'
import { ProductNeighbours } from './product-neighbours.tsx'
import { ProductTrialCall, ProductTrialDock } from './product-trial.tsx'

/** Everything about one product, under its drawing. */
export function ProductPage<Labels extends ArtLabels>({ product, art, labels }: ProductIntroProps<Labels>) {
  const { headings } = useWords('products')
  const words = useWords(`product-${product}`)
  return (
    <>
      <ProductIntro product={product} art={art} labels={labels} />
      <ProductSubnav />
      <Band id="features">
        <Heading title={headings.features} />
        <Parts parts={words.features} />
      </Band>
      <Band id="scenarios" tone="zone">
        <Heading title={headings.scenarios} />
        <Scenarios scenarios={words.scenarios} />
      </Band>
      <Band id="architecture">
        <Heading title={headings.architecture} split>
          {words.architecture.summary}
        </Heading>
        <ProductArch product={product} />
      </Band>
      <Band id="cases" tone="zone">
        <Heading title={headings.cases} />
        <ProductCases cases={words.cases} />
      </Band>
      <Band id="compatibility">
        <Heading title={headings.compatibility} split>
          {words.compatibility.note}
        </Heading>
        <Compat groups={words.compatibility.groups.map(({ group, items }) => ({ name: group, items }))} />
      </Band>
      <Band flush>
        <Columns>
          <div id="specs">
            <Heading title={headings.specs} />
            <SpecTable specs={words.specs.map(({ label, value }) => ({ name: label, value }))} />
          </div>
          <div id="faq">
            <Heading title={headings.faq} />
            <Faq questions={words.faq} />
          </div>
        </Columns>
        <ShareProduct product={product} />
      </Band>
      <ProductNeighbours product={product} neighbours={words.neighbours} />
      <ProductTrialCall product={product} />
      <Datasheet product={product} />
      <ProductTrialDock product={product} />
    </>
  )
}

function ShareProduct({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const path = `/product/${product}`
  return (
    <Share path={`/${lang}${path}`} code={`/${lang}/qr?path=${path}`} words={useWords('products').share} />
  )
}

function ProductSubnav() {
  const { nav } = useWords('products')
  const sections = sectionIds.map((id) => ({ id, name: nav[id] }))
  return <Subnav label={nav.label} sections={sections} />
}

const sectionIds = [
  'features',
  'scenarios',
  'architecture',
  'cases',
  'compatibility',
  'specs',
  'faq',
  'neighbours',
] as const

function ProductArch({ product }: { product: ProductKey }) {
  const { architecture } = useWords(`product-${product}`)
  const { tiers, diagram } = useWords('products')
  const messages = useLL().products.diagram
  return (
    <ArchDiagram
      graph={architecture}
      layout={archLayouts[product]}
      words={{
        tiers,
        links: diagram.links,
        components: diagram.components,
        to: diagram.to,
        label: messages.label({ name: productNames[product] }),
        listIntro: messages.listIntro({ n: architecture.links.length }),
      }}
    />
  )
}

function Datasheet({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { print } = useWords('products')
  const messages = useLL().products.print
  return (
    <div className="wrap">
      <PrintNote
        title={`${productNames[product]} · ${print.document}`}
        path={`/${lang}/product/${product}`}
        language={languageTag(lang)}
        address={(url) => messages.address({ url })}
        printedOn={(date) => messages.printedOn({ date })}
        note={print.note}
      />
    </div>
  )
}
