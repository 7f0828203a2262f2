import { type ProductKey, productNames } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { PrintNote } from '#src/ui/print-note.tsx'
import { Share } from '#src/ui/share.tsx'

type Props = { product: ProductKey; kind: 'products' | 'solutions' }

/** Ways to pass the page on. */
export function ShareProduct({ product, kind }: Props) {
  const lang = useLocale()
  const path = pathOf({ product, kind })
  return <Share path={`/${lang}${path}`} code={`/${lang}/qr?path=${path}`} words={useWords(kind).share} />
}

/** What the page says about itself on paper. */
export function Datasheet({ product, kind }: Props) {
  const lang = useLocale()
  const { print } = useWords(kind)
  const messages = useLL()[kind].print
  return (
    <div className="wrap">
      <PrintNote
        title={`${productNames[product]} · ${print.document}`}
        path={`/${lang}${pathOf({ product, kind })}`}
        language={languageTag(lang)}
        address={(url) => messages.address({ url })}
        printedOn={(date) => messages.printedOn({ date })}
        note={print.note}
      />
    </div>
  )
}

function pathOf({ product, kind }: Props): string {
  return `/${kind === 'products' ? 'product' : 'solution'}/${product}`
}
