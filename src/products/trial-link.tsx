import { type ProductKey, trialIds } from '#api/contract/products.ts'
import { useLocale } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

/** Opens the trial form with the product already chosen. */
export function TrialLink({ product, text }: { product: ProductKey; text: string }) {
  return (
    <Link
      className={classes(buttonClass(), 'trial')}
      to="/$lang/trial/trial"
      params={{ lang: useLocale() }}
      search={{ product: trialIds[product] }}
    >
      {text}
    </Link>
  )
}
