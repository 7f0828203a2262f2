import { MarkSprite, ProductMark } from './product-mark.tsx'

export const examples = {
  all: (
    <p>
      <MarkSprite />
      <ProductMark product="mvda" />
      <ProductMark product="dsc" />
      <ProductMark product="av" />
      <ProductMark product="a2m" />
      <ProductMark product="centerview" />
      <ProductMark product="mdw" />
    </p>
  ),
}
