import { type } from 'arktype'

/** The products, in the order of the site's menu, with the ids by which a trial is asked for. */
export const PRODUCTS = {
  av: { name: 'AuditView', trialId: 1 },
  dsc: { name: 'DSC', trialId: 2 },
  centerview: { name: 'CenterView', trialId: 7 },
  mvda: { name: 'MVDA', trialId: 8 },
  mdw: { name: 'MDW', trialId: 9 },
  a2m: { name: 'A2M', trialId: 4 },
} as const

export type Product = keyof typeof PRODUCTS

export const Product = type.enumerated(...(Object.keys(PRODUCTS) as Product[]))

export const TRIAL_IDS: readonly number[] = Object.values(PRODUCTS)
  .map(({ trialId }) => trialId)
  .sort((a, b) => a - b)

/** The name of the product with a trial id; undefined where there is none. */
export function productName(trialId: unknown): string | undefined {
  return Object.values(PRODUCTS).find((product) => product.trialId === trialId)?.name
}
