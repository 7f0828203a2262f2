import { type ReactNode, use } from 'react'
import { type ProductKey, productNames, trialIds } from '#contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import '#src/ui/band.css'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Clauses } from '#src/ui/clauses.tsx'
import './product-page.css'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { Link } from '#src/site/link.tsx'
import type { Trail } from '#src/site/navigation.ts'
import { ProductKind } from './product-kind.ts'

type ProductHeadProps = {
  product: ProductKey
  /** above the headline: mark and product name */
  name?: ReactNode
  /** start of the headline: the customer's task */
  task?: string
  title: readonly string[]
  lead: string
  /** links with `buttonClass` */
  actions: ReactNode
  /** the product's screen or drawing */
  art: ReactNode
  /** below all of it, `.buy` */
  facts: ReactNode
}

/** Head of a product or solution page with its h1. */
export function ProductHead({ product, name, task, title, lead, ...parts }: ProductHeadProps) {
  const kind = use(ProductKind)
  const words = useWords(kind)
  const current = task ?? productNames[product]
  return (
    <section className={classes('phead', kind === 'solutions' && 'ink')}>
      <div className="wrap phead__in">
        <Breadcrumb label={words.crumb.label} trail={productTrail(words)} current={current} />
        <div className="phead__t">
          {name}
          <h1>
            {task && (
              <span className="phead__task">
                {task}
                <span className="vh">: </span>
              </span>
            )}
            <Clauses of={title} />
          </h1>
        </div>
        <div className="phead__l">
          <p className="lead">{lead}</p>
          <Buttons>{parts.actions}</Buttons>
        </div>
        <div className="phead__art">
          {parts.art}
          {/* lazy: not loaded where hidden; browsers load lazy images before printing */}
          <img
            className="poster"
            src={`/share/${useLocale()}/${product}.svg`}
            width="297"
            height="220"
            loading="lazy"
            alt=""
          />
        </div>
        {parts.facts}
      </div>
    </section>
  )
}

export function productTrail({ crumb }: NamespaceWords['products' | 'solutions']): Trail<'' | undefined> {
  return [
    { key: 'home', name: crumb.home, path: '' },
    { key: 'group', name: 'products' in crumb ? crumb.products : crumb.solutions, path: undefined },
  ]
}

/** Opens the trial form with the product preselected. */
export function TrialLink({ product, text }: { product: ProductKey; text: string }) {
  return (
    <Link
      className={classes(buttonClass(), 'trial')}
      to="/$lang/trial/trial"
      search={{ product: trialIds[product] }}
    >
      {text}
    </Link>
  )
}

/** Splits an introduction: the first two sentences (one of two) for the head, and the rest. */
export function splitIntro(intro: string): [lead: string, rest: string] {
  const sentences = intro.match(/.+?(?:。|[.?!](?=\s|$))\s*|.+$/gu) ?? [intro]
  const count = Math.min(2, Math.max(1, sentences.length - 1))
  return [sentences.slice(0, count).join('').trim(), sentences.slice(count).join('').trim()]
}
