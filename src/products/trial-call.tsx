import { type ProductKey, productNames } from '#contract/products.ts'
import { telUrl } from '#src/site/facts/tel-url.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './trial-call.css'
import { use, useEffect } from 'react'
import { useLL, useLocale, useSiteWords, useWords } from '#i18n/words.tsx'
import { PrintNote } from '#src/ui/print-note.tsx'
import { TrialLink } from './product-head.tsx'
import { ProductKind } from './product-kind.ts'

type TrialCallProps = {
  product: ProductKey
  title: string | readonly string[]
  /** what to try first */
  text?: string
  linkText: string
}

/** Closing call to action; on phones its buttons are a sticky bar that docks below its text. */
export function TrialCall({ product, title, text, linkText }: TrialCallProps) {
  useTrialInView()
  const { phone } = useSiteWords().company
  const { of } = useWords('trial-contents')
  return (
    <>
      <section className="end">
        <div className="wrap">
          <h2>
            <Clauses of={title} />
          </h2>
          {text && <p>{text}</p>}
          <p>{of[product]}</p>
        </div>
      </section>
      <div className="dock">
        <div className="wrap dock__in">
          <TrialLink product={product} text={linkText} />
          <a className={buttonClass({ ghost: true })} href={telUrl(phone)}>
            <Icon name="phone" small />
            {phone}
          </a>
        </div>
      </div>
    </>
  )
}

/** Sets which trial button is in view (`head` or `end`) on the root, so that only one button at a time is filled. */
function useTrialInView(): void {
  useEffect(() => {
    const root = document.documentElement
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        const [first] = inView
        root.dataset.trial = first ? (first.closest('.phead') ? 'head' : 'end') : 'away'
      },
      { rootMargin: '-60px 0px 0px' },
    )
    for (const button of document.querySelectorAll('.phead .trial, .dock .trial')) observer.observe(button)
    return () => {
      observer.disconnect()
      delete root.dataset.trial
    }
  }, [])
}

/** The page's datasheet header and note for print. */
export function Datasheet({ product }: { product: ProductKey }) {
  const kind = use(ProductKind)
  const lang = useLocale()
  const { print } = useWords(kind)
  const messages = useLL()[kind].print
  return (
    <div className="wrap">
      <PrintNote
        title={`${productNames[product]} · ${print.document}`}
        path={`/${lang}${pathOf(product, kind)}`}
        lang={lang}
        address={(url) => messages.address({ url })}
        printedOn={(date) => messages.printedOn({ date })}
        note={print.note}
      />
    </div>
  )
}

export function pathOf(product: ProductKey, kind: 'products' | 'solutions'): string {
  return `/${kind === 'products' ? 'product' : 'solution'}/${product}`
}
