import { Parts } from './parts.tsx'

export const examples = {
  features: (
    <Parts
      parts={[
        { title: 'One delivery', text: 'Desktops and single applications.' },
        { title: 'Images', text: 'Maintained once, released in steps.' },
      ]}
    />
  ),
}
