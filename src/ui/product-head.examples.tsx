import { ProductHead } from './product-head.tsx'

export const examples = {
  solution: (
    <ProductHead
      ink
      breadcrumb={null}
      mark="dsc"
      name="DSC"
      category="Data security"
      title={['Files may move,', 'boundaries stay clear']}
      lead="One channel with approval, inspection and records."
      actions={null}
      art={null}
    />
  ),
}
