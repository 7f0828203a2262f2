/** The six products in the order of the product menu, each with its name and the id its trial has (SPEC section 3). */
const products = {
  av: { name: 'AuditView', trialId: 1 },
  dsc: { name: 'DSC', trialId: 2 },
  centerview: { name: 'CenterView', trialId: 7 },
  mvda: { name: 'MVDA', trialId: 8 },
  mdw: { name: 'MDW', trialId: 9 },
  a2m: { name: 'A2M', trialId: 4 },
} as const satisfies Record<string, { name: string; trialId: number }>

/** A product's place in URLs and in the words. */
export type ProductKey = keyof typeof products

export const productKeys = Object.keys(products) as ProductKey[]

/** The same six in the order of the solutions menu (SPEC section 2). */
export const solutionKeys: readonly ProductKey[] = ['av', 'dsc', 'centerview', 'mvda', 'a2m', 'mdw']

/** What a product is called, the same in both languages. */
export const productNames = each(({ name }): string => name)

export type TrialId = `${(typeof products)[ProductKey]['trialId']}`

/** The id by which a trial form knows a product. */
export const trialIds = each(({ trialId }) => `${trialId}` as TrialId)

/** True when a value, usually a part of an address, names one of the products. */
export function isProductKey(value: unknown): value is ProductKey {
  return productKeys.includes(value as ProductKey)
}

/** The product a trial id stands for; undefined for an id that no product has, or that is written in another way. */
export function productOfTrialId(id: unknown): ProductKey | undefined {
  return productKeys.find((key) => trialIds[key] === id)
}

/** What the product with a trial id is called; undefined where there is none. */
export function productNameOf(trialId: number): string | undefined {
  const key = productOfTrialId(String(trialId))
  return key && productNames[key]
}

function each<T>(read: (product: (typeof products)[ProductKey]) => T): Readonly<Record<ProductKey, T>> {
  const entries = productKeys.map((key) => [key, read(products[key])])
  return Object.fromEntries(entries) as Record<ProductKey, T>
}
