import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Link } from '#src/site/link.tsx'
import type { ProductKey } from '#src/site/products.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Compat } from '#src/ui/compat.tsx'
import { Faq } from '#src/ui/faq.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Points } from '#src/ui/points.tsx'
import { SpecTable } from '#src/ui/spec-table.tsx'
import { Subnav } from '#src/ui/subnav.tsx'
import { Cases } from './cases.tsx'
import { Deployment } from './deployment.tsx'
import type { HeroPageProps } from './hero-page-props.ts'
import { Datasheet, ShareProduct } from './pass-on.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductNeighbours } from './product-neighbours.tsx'
import { TrialCall, TrialDock } from './trial-call.tsx'
import { TrialLink } from './trial-link.tsx'

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

/** Everything about one product, under its drawing. */
export function ProductPage<Key extends ProductKey>({
  product,
  screen,
  art: Art,
}: HeroPageProps<'product', Key>) {
  const { headings, nav, actions, trialCall, case: caseWords } = useWords('products')
  const words = useWords(`product-${product}`)
  const messages = useLL().products
  const lang = useLocale()
  const { name, heroLabels: labels } = words
  const page = { product: product as ProductKey, kind: 'products' } as const
  return (
    <>
      <ProductHead
        {...page}
        name={name}
        category={words.category}
        title={words.taglineClauses}
        lead={words.intro}
        art={
          screen ??
          (Art && (
            <Art
              labels={labels}
              label={messages.heroAlt({ name, labels: Object.values(labels).join(', ') })}
            />
          ))
        }
        actions={
          <>
            <TrialLink product={product} text={actions.freeTrial} />
            <Link
              className={buttonClass({ ghost: true })}
              to={`/$lang/solution/${page.product}`}
              params={{ lang }}
            >
              {actions.solution}
            </Link>
          </>
        }
      />
      <Subnav label={nav.label} sections={sectionIds.map((id) => ({ id, name: nav[id] }))} />
      <Band id="features" title={headings.features}>
        <Points look="parts" points={words.features} />
      </Band>
      <Band id="scenarios" tone="zone" title={headings.scenarios}>
        <Points look="scen" points={words.scenarios} />
      </Band>
      <Deployment {...page} name={name} architecture={words.architecture} />
      <Band id="cases" tone="zone" title={headings.cases}>
        <Cases cases={words.cases} words={caseWords} />
      </Band>
      <Band id="compatibility" title={headings.compatibility} lead={words.compatibility.note} split>
        <Compat groups={words.compatibility.groups} />
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
        <ShareProduct {...page} />
      </Band>
      <ProductNeighbours product={product} neighbours={words.neighbours} />
      <TrialCall
        product={product}
        tone="paper"
        title={[trialCall.first, messages.trialCall.second({ name })]}
        text={trialCall.text}
        linkText={actions.trial}
      />
      <Datasheet {...page} />
      <TrialDock product={product} linkText={actions.trial} phoneLabel={company.phone} />
    </>
  )
}
