import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Link } from '#src/site/link.tsx'
import { type ProductKey, productNames, trialIds } from '#src/site/products.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Cta } from '#src/ui/cta.tsx'
import { Dock } from '#src/ui/dock.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The closing call: try this product. */
export function ProductTrialCall({ product }: { product: ProductKey }) {
  const { trialCall } = useWords('products')
  const second = useLL().products.trialCall.second({ name: productNames[product] })
  return (
    <Band>
      <Cta title={[trialCall.first, second]} text={trialCall.text}>
        <TrialLink product={product} />
        <a className={buttonClass({ ghost: true })} href={phoneLink}>
          <Icon name="phone" small />
          {company.phone}
        </a>
      </Cta>
    </Band>
  )
}

/** The same two ways to act, in reach of the thumb. */
export function ProductTrialDock({ product }: { product: ProductKey }) {
  return (
    <Dock>
      <TrialLink product={product} />
      <a className={buttonClass({ ghost: true })} href={phoneLink} aria-label={company.phone}>
        <Icon name="phone" />
      </a>
    </Dock>
  )
}

function TrialLink({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { actions } = useWords('products')
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
