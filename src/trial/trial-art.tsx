import type { ProductKey } from '#api/contract/products.ts'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { useWords } from '#i18n/words.tsx'
import { HeroA2m } from '#src/ui/art/hero-a2m.tsx'
import { HeroAv } from '#src/ui/art/hero-av.tsx'
import { HeroCenterview } from '#src/ui/art/hero-centerview.tsx'
import { HeroDsc } from '#src/ui/art/hero-dsc.tsx'
import { HeroMdw } from '#src/ui/art/hero-mdw.tsx'
import { HeroMvda } from '#src/ui/art/hero-mvda.tsx'
import './trial-art.css'

/** The product to be tried, beside the form where there is room. */
export function TrialArt({ product }: { product: ProductKey }) {
  return <div className="trial-art">{drawings[product](useWords('trial').form.drawings)}</div>
}

type Labels = NamespaceWords['trial']['form']['drawings']

const drawings = {
  mvda: ({ mvda }: Labels) => <HeroMvda labels={mvda} />,
  dsc: ({ dsc }: Labels) => <HeroDsc labels={dsc} />,
  av: ({ av }: Labels) => <HeroAv labels={av} />,
  a2m: ({ a2m }: Labels) => <HeroA2m labels={a2m} />,
  centerview: ({ centerview }: Labels) => <HeroCenterview labels={centerview} />,
  mdw: ({ mdw }: Labels) => <HeroMdw labels={mdw} />,
}
