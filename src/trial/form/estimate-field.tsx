import { productKeys, productNames } from '#contract/products.ts'
import { estimateOf } from '#contract/trial/estimate.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { grouped } from '#src/site/written.ts'
import { CheckField } from '#src/ui/check-field.tsx'

type EstimateFieldProps = { estimate: string; onChange: (value: string) => void }

/** An estimate that goes along unless its box is cleared, which needs no script. */
export function EstimateField({ estimate, onChange }: EstimateFieldProps) {
  const words = useWords('trial').form.estimate
  const LL = useLL().trial.form.estimate
  const read = estimateOf(estimate)
  const parts = productKeys.flatMap((key) => {
    const n = read[key]
    return n ? [LL.part({ product: productNames[key], counted: LL.counted[key]({ n: grouped(n) }) })] : []
  })
  return (
    <CheckField
      id="estimate"
      name="estimate"
      value={estimate}
      defaultChecked
      onChange={({ target }) => onChange(target.checked ? estimate : '')}
    >
      {words.attached}
      {parts.join(words.between)}{' '}
      <Link to="/$lang/product/estimate" search={read}>
        {words.change}
      </Link>
    </CheckField>
  )
}
