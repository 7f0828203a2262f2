import { type ProductKey, productNames } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { factsInWords } from '#src/site/facts/facts-in-words.ts'
import { Logo } from '#src/ui/logo.tsx'
import './datasheet.css'

/** The head of the printed sheet: whose it is, of what, in which versions. On paper only. */
export function DatasheetHead({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { print } = useWords('products')
  const { short } = factsInWords(lang, product)
  return (
    <div className="sheet-head" aria-hidden="true">
      <p>
        <Logo name={lang} label={company.name[lang]} />
        {company.phone} · {company.email} · {company.address[lang]}
      </p>
      <p>
        <b>
          {productNames[product]} · {print.document}
        </b>
        {short.versions}
      </p>
    </div>
  )
}
