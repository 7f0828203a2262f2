import type { ProductKey } from '../products.ts'

export type TrialContents = {
  readonly title: string
  readonly sample: string
  readonly of: Readonly<Record<ProductKey, string>>
}
