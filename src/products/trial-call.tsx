import { company } from '#src/site/company.ts'
import type { ProductKey } from '#src/site/products.ts'
import { Band, type BandTone } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Cta } from '#src/ui/cta.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './trial-dock.css'
import { TrialLink } from './trial-link.tsx'

type TrialCallProps = {
  product: ProductKey
  tone: BandTone
  title: string | readonly string[]
  text: string
  linkText: string
}

/** The closing call: try what this page is about. */
export function TrialCall({ product, tone, title, text, linkText }: TrialCallProps) {
  return (
    <Band tone={tone}>
      <Cta title={title} text={text}>
        <TrialLink product={product} text={linkText} />
        <a className={buttonClass({ ghost: true })} href={phoneLink}>
          <Icon name="phone" small />
          {company.phone}
        </a>
      </Cta>
    </Band>
  )
}

type TrialDockProps = { product: ProductKey; linkText: string; phoneLabel: string }

/** The same two ways to act, in reach of the thumb; gone on wide screens. Last in the page. */
export function TrialDock({ product, linkText, phoneLabel }: TrialDockProps) {
  return (
    <div className="dock">
      <TrialLink product={product} text={linkText} />
      <a className={buttonClass({ ghost: true })} href={phoneLink} aria-label={phoneLabel}>
        <Icon name="phone" />
      </a>
    </div>
  )
}

const phoneLink = `tel:${company.phone.replaceAll('-', '')}`
