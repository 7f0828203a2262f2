import { type ProductKey, productNames, solutionKeys } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'

/** The product behind the solution, what to do with it, and the other solutions. */
export function SolutionRelated({ product }: { product: ProductKey }) {
  return (
    <OnwardList columns>
      <ProductLinks product={product} />
      <OtherSolutions product={product} />
    </OnwardList>
  )
}

function ProductLinks({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { actions } = useWords('solutions')
  const messages = useLL().solutions.related
  return (
    <>
      <li>
        <Link className={onwardClass} to={`/$lang/product/${product}`} params={{ lang }}>
          <Onward
            mark={product}
            name={actions.product}
            text={messages.product({ name: productNames[product] })}
          />
        </Link>
      </li>
      <li>
        <Link className={onwardClass} to="/$lang/download/search" params={{ lang }} search={{ product }}>
          <Onward name={actions.downloads} />
        </Link>
      </li>
      <li>
        <Link
          className={onwardClass}
          to="/$lang/product/compare"
          params={{ lang }}
          search={{ products: product }}
        >
          <Onward name={actions.compare} />
        </Link>
      </li>
    </>
  )
}

function OtherSolutions({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { of: tasks } = useWords('solutions').tasks
  const others = solutionKeys.filter((key) => key !== product)
  return others.map((key) => (
    <li key={key}>
      <Link className={onwardClass} to={`/$lang/solution/${key}`} params={{ lang }}>
        <Onward mark={key} name={tasks[key].task} text={productNames[key]} />
      </Link>
    </li>
  ))
}
