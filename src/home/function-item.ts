import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { ProductKey } from '#src/site/products.ts'

/** One of the three function cards (SPEC section 3), with the products that provide the function. */
export type FunctionItem = {
  id: keyof typeof places
  title: string
  content: string
  buttonText: string
  buttonUrl: `/$lang/solution/${ProductKey}`
  products: readonly ProductKey[]
}

/** The three functions in the language of the words. */
export function functionItems(words: NamespaceWords['home']): FunctionItem[] {
  return ids.map((id) => ({ id, ...words.functions.items[id], ...places[id] }))
}

const places = {
  deliver: { buttonUrl: '/$lang/solution/mvda', products: ['mvda', 'a2m', 'mdw'] },
  guard: { buttonUrl: '/$lang/solution/dsc', products: ['dsc', 'av'] },
  operate: { buttonUrl: '/$lang/solution/centerview', products: ['centerview'] },
} as const

const ids = Object.keys(places) as (keyof typeof places)[]
