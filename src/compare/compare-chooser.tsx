import { startTransition, useOptimistic, useRef, useState } from 'react'
import { type ProductKey, productKeys, productNames } from '#contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Button, Buttons, buttonClass } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { PickBox, Picks } from '#src/ui/pick.tsx'
import { type Comparison, mostProducts, searchOf } from './comparison.ts'

/**
 * Chooses what is compared. The choice lives in the address: without scripts the form asks for it, with them every
 * tick does.
 */
export function CompareChooser({ comparison }: { comparison: Comparison }) {
  const { chosen, onlyDifferences } = comparison
  const lang = useLocale()
  const words = useWords('compare').chooser
  const navigate = useNavigate()
  // ticks show at once, the address follows
  const [picked, setPicked] = useOptimistic(chosen)
  // the choice that had no room for another product; Back and shared links change the address without a tick
  const [full, setFull] = useState<string>()
  const choice = useRef<HTMLFieldSetElement>(null)
  const [wasChosen, setWasChosen] = useState(chosen.length > 0)
  if (chosen.length > 0 && !wasChosen) setWasChosen(true)

  function go(products: readonly ProductKey[], differences: boolean) {
    const search = searchOf(products, differences)
    startTransition(async () => {
      setPicked(products)
      await navigate({
        to: '/$lang/product/compare',
        params: { lang },
        search,
        replace: true,
        resetScroll: false,
      })
    })
  }

  function toggle(key: ProductKey) {
    const isTooMany = !picked.includes(key) && picked.length >= mostProducts
    setFull(isTooMany ? picked.join() : undefined)
    if (!isTooMany)
      go(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key], onlyDifferences)
  }

  return (
    <form
      className="cmp__form"
      action={`/${lang}/product/compare`}
      onSubmit={(event) => submitByScript(event, () => go(picked, onlyDifferences))}
    >
      <fieldset aria-describedby="compare-hint" ref={choice}>
        <legend>{words.legend}</legend>
        <p id="compare-hint">{words.hint}</p>
        <Picks>
          {productKeys.map((key) => (
            <PickBox
              key={key}
              name="products"
              value={key}
              mark={key}
              label={productNames[key]}
              checked={picked.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </Picks>
      </fieldset>
      <CheckField
        id="compare-differences"
        name="differences"
        value="1"
        checked={onlyDifferences}
        onChange={() => go(picked, !onlyDifferences)}
      >
        {words.differences}
      </CheckField>
      <Buttons>
        <Button small type="submit">
          {words.submit}
        </Button>
        {chosen.length > 0 && (
          <Link
            className={buttonClass({ ghost: true, small: true })}
            to="/$lang/product/compare"
            search={searchOf([], onlyDifferences)}
            resetScroll={false}
            // the link goes when all are shown
            onClick={() => choice.current?.querySelector('input')?.focus()}
          >
            {words.clear}
          </Link>
        )}
      </Buttons>
      <p className="cmp__status" role="status">
        <Status comparison={comparison} refused={full === chosen.join()} isSaid={wasChosen} />
      </p>
    </form>
  )
}

type StatusProps = {
  comparison: Comparison
  refused: boolean
  /** which are shown, once somebody has chosen */
  isSaid: boolean
}

function Status({ comparison, refused, isSaid }: StatusProps) {
  const { messages } = useWords('compare')
  const say = useLL().compare.messages
  const { unknown, shown } = comparison
  const problem = refused ? 'tooMany' : comparison.problem
  if (unknown || problem)
    return [unknown && messages.unknown, problem && messages[problem]].filter(Boolean).join(' ')
  return isSaid && say.updated({ names: shown.map((key) => productNames[key]).join(' / ') })
}
