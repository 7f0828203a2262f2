import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Link } from '#src/site/link.tsx'
import { type ProductKey, trialIds } from '#src/site/products.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Cta } from '#src/ui/cta.tsx'
import { Dock } from '#src/ui/dock.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The closing call: try what this page is about. */
export function SolutionTrialCall({ product }: { product: ProductKey }) {
  const { trialCall } = useWords(`solution-${product}`)
  return (
    <Band tone="zone">
      <Cta title={trialCall.title} text={trialCall.text}>
        <SolutionTrialLink product={product} />
        <a className={buttonClass({ ghost: true })} href={phoneLink}>
          <Icon name="phone" small />
          {company.phone}
        </a>
      </Cta>
    </Band>
  )
}

/** The same two ways to act, in reach of the thumb. */
export function SolutionTrialDock({ product }: { product: ProductKey }) {
  const label = useLL().solutions.actions.call({ phone: company.phone })
  return (
    <Dock>
      <SolutionTrialLink product={product} />
      <a className={buttonClass({ ghost: true })} href={phoneLink} aria-label={label}>
        <Icon name="phone" />
      </a>
    </Dock>
  )
}

/** Opens the trial form with the product already chosen. */
export function SolutionTrialLink({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { actions } = useWords('solutions')
  return (
    <Link
      className={buttonClass()}
      to="/$lang/trial/trial"
      params={{ lang }}
      search={{ product: trialIds[product] }}
    >
      {actions.trial}
    </Link>
  )
}

const phoneLink = `tel:${company.phone.replaceAll('-', '')}`
