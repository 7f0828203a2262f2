/** The six products in the order of the product menu. A key is the product's place in URLs and in the words. */
export const productKeys = ['av', 'dsc', 'centerview', 'mvda', 'mdw', 'a2m'] as const

export type ProductKey = (typeof productKeys)[number]

/** The same six in the order of the solutions menu (SPEC section 2). */
export const solutionKeys: readonly ProductKey[] = ['av', 'dsc', 'centerview', 'mvda', 'a2m', 'mdw']

/** What a product is called, the same in both languages. */
export const productNames: Readonly<Record<ProductKey, string>> = {
  av: 'AuditView',
  dsc: 'DSC',
  centerview: 'CenterView',
  mvda: 'MVDA',
  mdw: 'MDW',
  a2m: 'A2M',
}

/** The id by which a trial form knows a product (SPEC section 3). */
export const trialIds: Readonly<Record<ProductKey, number>> = {
  av: 1,
  dsc: 2,
  a2m: 4,
  centerview: 7,
  mvda: 8,
  mdw: 9,
}

/** True when a value, usually a part of an address, names one of the products. */
export function isProductKey(value: unknown): value is ProductKey {
  return productKeys.includes(value as ProductKey)
}

/** The product a trial id stands for; undefined for an id that no product has. */
export function productOfTrialId(id: unknown): ProductKey | undefined {
  return productKeys.find((key) => trialIds[key] === Number(id))
}
