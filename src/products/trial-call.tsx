import type { ProductKey } from '#api/contract/products.ts'
import { company } from '#src/site/company.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './trial-call.css'
import { TrialLink } from './trial-link.tsx'
import { useTrialInView } from './use-trial-in-view.ts'

type TrialCallProps = {
  product: ProductKey
  title: string | readonly string[]
  text: string
  linkText: string
}

/**
 * The closing call, last in the page's content. On phones its buttons stay at the window's edge while the page is read,
 * and come to rest under its words.
 */
export function TrialCall({ product, title, text, linkText }: TrialCallProps) {
  useTrialInView()
  return (
    <>
      <section className="end">
        <div className="wrap">
          <h2>
            <Clauses of={title} />
          </h2>
          <p>{text}</p>
        </div>
      </section>
      <div className="dock">
        <div className="wrap dock__in">
          <TrialLink product={product} text={linkText} />
          <a className={buttonClass({ ghost: true })} href={`tel:${company.phone.replaceAll('-', '')}`}>
            <Icon name="phone" small />
            {company.phone}
          </a>
        </div>
      </div>
    </>
  )
}
