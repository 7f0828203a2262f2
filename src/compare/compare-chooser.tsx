import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { type ProductKey, productKeys, productNames } from '#src/site/products.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { PickBox, Picks } from '#src/ui/pick.tsx'
import { type Comparison, problemOf, searchOf } from './comparison.ts'

/**
 * Chooses what is compared. The choice lives in the address: without scripts the form asks for it, with them every
 * tick does.
 */
export function CompareChooser({ comparison }: { comparison: Comparison }) {
  const lang = useLocale()
  const { legend, hint, submit, clear, differences } = useWords('compare').chooser
  const choice = useChoice(comparison)
  return (
    <form className="cmp__form" action={`/${lang}/product/compare`} onSubmit={choice.submit}>
      <fieldset aria-describedby="compare-hint">
        <legend>{legend}</legend>
        <p id="compare-hint">{hint}</p>
        <Picks>
          {productKeys.map((key) => (
            <PickBox
              key={key}
              name="products"
              value={key}
              mark={key}
              label={productNames[key]}
              checked={choice.picked.includes(key)}
              onChange={() => choice.toggle(key)}
            />
          ))}
        </Picks>
      </fieldset>
      <label className="cmp__check">
        <input
          type="checkbox"
          name="differences"
          value="1"
          checked={comparison.onlyDifferences}
          onChange={choice.toggleDifferences}
        />
        {differences}
      </label>
      <div className="btns">
        <Button small type="submit">
          {submit}
        </Button>
        {comparison.chosen.length > 0 && (
          <Link
            className={buttonClass({ ghost: true, small: true })}
            to="/$lang/product/compare"
            params={{ lang }}
            search={searchOf([], comparison.onlyDifferences)}
            resetScroll={false}
          >
            {clear}
          </Link>
        )}
      </div>
      <p className="cmp__status" role="status">
        <Status comparison={comparison} refused={choice.refused} />
      </p>
    </form>
  )
}

function Status({ comparison, refused }: { comparison: Comparison; refused: boolean }) {
  const { messages } = useWords('compare')
  const say = useLL().compare.messages
  const { problem, unknown, chosen, shown } = comparison
  const problems = [
    unknown && messages.unknown,
    refused || problem === 'tooMany' ? messages.tooMany : problem && messages[problem],
  ].filter(Boolean)
  if (problems.length > 0) return problems.join(' ')
  if (chosen.length === 0) return null
  return say.updated({ names: shown.map((key) => productNames[key]).join(' / ') })
}

function useChoice({ chosen, onlyDifferences }: Comparison) {
  const navigate = useNavigate()
  const lang = useLocale()
  const [picked, setPicked] = useState(chosen)
  const [refused, setRefused] = useState(false)
  const [seen, setSeen] = useState(chosen.join())
  // Back and shared links change the address without a tick
  if (seen !== chosen.join()) {
    setSeen(chosen.join())
    setPicked(chosen)
    setRefused(false)
  }

  function go(products: readonly ProductKey[], differences: boolean) {
    const search = searchOf(products, differences)
    navigate({ to: '/$lang/product/compare', params: { lang }, search, replace: true, resetScroll: false })
  }

  function toggle(key: ProductKey) {
    const next = picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key]
    const isTooMany = next.length > picked.length && problemOf(next) === 'tooMany'
    setRefused(isTooMany)
    if (isTooMany) return
    setPicked(next)
    go(next, onlyDifferences)
  }

  return {
    picked,
    refused,
    toggle,
    toggleDifferences: () => go(picked, !onlyDifferences),
    submit: (event: FormEvent) => {
      event.preventDefault()
      go(picked, onlyDifferences)
    },
  }
}
