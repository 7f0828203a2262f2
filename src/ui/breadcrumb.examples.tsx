import { Breadcrumb } from './breadcrumb.tsx'

export const examples = {
  product: (
    <Breadcrumb
      label="Breadcrumb"
      trail={[
        { key: 'home', content: <a href="#home">Home</a> },
        { key: 'products', content: 'Products' },
      ]}
      current="MVDA"
    />
  ),
}
