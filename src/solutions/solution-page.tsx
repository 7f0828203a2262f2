import type { ReactNode } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { type ProductKey, productNames } from '#src/site/products.ts'
import { ArchDiagram } from '#src/ui/arch/arch-diagram.tsx'
import { archLayouts } from '#src/ui/arch/arch-layouts.ts'
import { Band } from '#src/ui/band.tsx'
import { Big } from '#src/ui/big.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { PrintNote } from '#src/ui/print-note.tsx'
import { Scenarios } from '#src/ui/scenarios.tsx'
import { Share } from '#src/ui/share.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { SolutionCase } from './solution-case.tsx'
import { SolutionIntro } from './solution-intro.tsx'
import { SolutionRelated } from './solution-related.tsx'
import { SolutionTrialCall, SolutionTrialDock } from './solution-trial.tsx'

/**
 * What a product does for those who have the problem: the four sections of SPEC section 2 and a way to try it.
 * @param art the product's drawing, with its labels
 */
export function SolutionPage({ product, art }: { product: ProductKey; art: ReactNode }) {
  const { headings } = useWords('solutions')
  const words = useWords(`solution-${product}`)
  return (
    <>
      <SolutionIntro product={product} art={art} />
      <SolutionSubnav />
      <Band id="features">
        <Heading title={headings.features} />
        <Big points={words.features} />
      </Band>
      <Band id="scenarios" tone="zone">
        <Heading title={headings.scenarios} />
        <Scenarios scenarios={words.scenarios} />
      </Band>
      <Band id="architecture">
        <Heading title={headings.architecture} split>
          {words.architecture.summary}
        </Heading>
        <SolutionArch product={product} />
      </Band>
      <Band id="case" tone="zone">
        <Heading title={headings.case} />
        <SolutionCase study={words.case} />
      </Band>
      <Band>
        <Heading title={headings.related} />
        <SolutionRelated product={product} />
        <ShareSolution product={product} />
      </Band>
      <SolutionTrialCall product={product} />
      <Datasheet product={product} />
      <SolutionTrialDock product={product} />
    </>
  )
}

function ShareSolution({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const path = `/solution/${product}`
  return (
    <Share path={`/${lang}${path}`} code={`/${lang}/qr?path=${path}`} words={useWords('solutions').share} />
  )
}

function SolutionSubnav() {
  const { nav } = useWords('solutions')
  return <Subnav label={nav.label} sections={sectionIds.map((id) => ({ id, name: nav[id] }))} />
}

const sectionIds = ['features', 'scenarios', 'architecture', 'case'] as const

function SolutionArch({ product }: { product: ProductKey }) {
  const { architecture } = useWords(`solution-${product}`)
  const { tiers, diagram } = useWords('solutions')
  const messages = useLL().solutions
  return (
    <ArchDiagram
      graph={architecture}
      layout={archLayouts[product]}
      words={{
        tiers,
        links: diagram.links,
        components: diagram.components,
        to: diagram.to,
        label: messages.diagram.label({ name: messages.name({ name: productNames[product] }) }),
        listIntro: messages.diagram.listIntro({ n: architecture.links.length }),
      }}
    />
  )
}

function Datasheet({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { print } = useWords('solutions')
  const messages = useLL().solutions.print
  return (
    <div className="wrap">
      <PrintNote
        title={`${productNames[product]} · ${print.document}`}
        path={`/${lang}/solution/${product}`}
        language={languageTag(lang)}
        address={(url) => messages.address({ url })}
        printedOn={(date) => messages.printedOn({ date })}
        note={print.note}
      />
    </div>
  )
}
