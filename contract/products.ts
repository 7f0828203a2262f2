/** In menu order, with name and trial id (SPEC section 3). */
const products = {
  av: { name: 'AuditView', trialId: 1 },
  dsc: { name: 'DSC', trialId: 2 },
  centerview: { name: 'CenterView', trialId: 7 },
  mvda: { name: 'MVDA', trialId: 8 },
  mdw: { name: 'MDW', trialId: 9 },
  a2m: { name: 'A2M', trialId: 4 },
} as const satisfies Record<string, { name: string; trialId: number }>

/** Used in URLs and message namespaces. */
export type ProductKey = keyof typeof products

export const productKeys = Object.keys(products) as ProductKey[]

/** Order of the solutions menu (SPEC section 2). */
export const solutionKeys: readonly ProductKey[] = ['av', 'dsc', 'centerview', 'mvda', 'a2m', 'mdw']

/** The same in both languages. */
export const productNames = each(({ name }): string => name)

export type TrialId = `${(typeof products)[ProductKey]['trialId']}`

/** Ids of the trial form. */
export const trialIds = each(({ trialId }) => `${trialId}` as TrialId)

export function isProductKey(value: unknown): value is ProductKey {
  return productKeys.includes(value as ProductKey)
}

/** Undefined for an unknown id or another spelling. */
export function productOfTrialId(id: unknown): ProductKey | undefined {
  return productKeys.find((key) => trialIds[key] === id)
}

/** Undefined where there is none. */
export function productNameOf(trialId: number): string | undefined {
  const key = productOfTrialId(String(trialId))
  return key && productNames[key]
}

function each<T>(read: (product: (typeof products)[ProductKey]) => T): Readonly<Record<ProductKey, T>> {
  const entries = productKeys.map((key) => [key, read(products[key])])
  return Object.fromEntries(entries) as Record<ProductKey, T>
}
