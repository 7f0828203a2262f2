import type { Examples } from './examples.ts'
import { Tags } from './tags.tsx'

export const examples: Examples = {
  names: <Tags names={['Windows', 'Kylin', 'UOS', 'Android']} />,
}
