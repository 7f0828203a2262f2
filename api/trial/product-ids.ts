/** The products a trial can be asked for, by the ids the product gives them. */
export const PRODUCT_NAMES = {
  1: 'AuditView',
  2: 'DSC',
  4: 'A2M',
  7: 'CenterView',
  8: 'MVDA',
  9: 'MDW',
} as const

export type ProductId = keyof typeof PRODUCT_NAMES

/** Whether a value is the id of a product. */
export function isProductId(value: unknown): value is ProductId {
  return typeof value === 'number' && Object.hasOwn(PRODUCT_NAMES, value)
}
