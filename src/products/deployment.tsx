import { use } from 'react'
import type { ProductKey } from '#contract/products.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { ArchDiagram } from '#src/ui/arch/arch-diagram.tsx'
import { type ArchGraph, archLayouts } from '#src/ui/arch/arch-layouts.ts'
import { Band } from '#src/ui/band.tsx'
import { Points } from '#src/ui/points.tsx'
import { ProductKind } from './product-kind.ts'

type DeploymentProps = {
  product: ProductKey
  name: string
  architecture: ArchGraph & { summary: string }
  /** deployment steps */
  steps?: readonly { title: string; text: string }[]
}

export function Deployment({ product, name, architecture, steps }: DeploymentProps) {
  const kind = use(ProductKind)
  const { headings, tiers, diagram } = useWords(kind)
  const messages = useLL()[kind].diagram
  const label = messages.label({ name })
  const listIntro = messages.listIntro({ n: architecture.links.length })
  return (
    <Band id="architecture" title={headings.architecture} lead={architecture.summary} split>
      <ArchDiagram
        graph={architecture}
        layout={archLayouts[product]}
        folded={kind === 'solutions'}
        words={{ ...diagram, tiers, label, listIntro }}
      >
        {steps && <Points look="stages" points={steps} />}
      </ArchDiagram>
    </Band>
  )
}
