import { isProductKey, type ProductKey, productKeys } from '#contract/products.ts'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { CompareLinkSearch, CompareSearch } from './compare-search.ts'

/** What an address asks to compare. */
export type Comparison = {
  /** known products of the address, each once, in the order of the menu */
  chosen: readonly ProductKey[]
  /** products the table shows: the chosen ones where they can be compared, else all */
  shown: readonly ProductKey[]
  /** what is wrong with the choice; none at all is not a problem: all six are shown */
  problem?: 'tooFew' | 'tooMany'
  /** the address names something that is no product */
  unknown: boolean
  onlyDifferences: boolean
}

export const mostProducts = 3

/** Never throws: what cannot be read is left out and said. */
export function comparisonOf({ products, differences }: CompareSearch): Comparison {
  const named = [products ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const chosen = productKeys.filter((key) => named.includes(key))
  return {
    chosen,
    shown: chosen.length < 2 ? productKeys : chosen.slice(0, mostProducts),
    problem: chosen.length > mostProducts ? 'tooMany' : chosen.length === 1 ? 'tooFew' : undefined,
    unknown: named.some((name) => !isProductKey(name)),
    onlyDifferences: differences === 1,
  }
}

/** The address of a choice: its search, in one form and order, so that equal choices are equal links. */
export function searchOf(chosen: readonly ProductKey[], onlyDifferences: boolean): CompareLinkSearch {
  return {
    // an address that named more than three keeps them, so that the page goes on saying so
    ...(chosen.length > 0 && {
      products: productKeys.filter((key) => chosen.includes(key)).join(',') as ProductKey,
    }),
    ...(onlyDifferences && { differences: 1 as const }),
  }
}

export type Need = keyof NamespaceWords['compare']['rows']
type Level = keyof NamespaceWords['compare']['levels']

/** How far each product meets each need. */
export const levels: Readonly<Record<Need, Readonly<Record<ProductKey, Level>>>> = {
  desktops: { av: 'no', dsc: 'no', centerview: 'no', mvda: 'yes', mdw: 'no', a2m: 'no' },
  apps: { av: 'no', dsc: 'no', centerview: 'no', mvda: 'yes', mdw: 'no', a2m: 'part' },
  phone: { av: 'no', dsc: 'no', centerview: 'no', mvda: 'part', mdw: 'no', a2m: 'yes' },
  devices: { av: 'no', dsc: 'no', centerview: 'no', mvda: 'part', mdw: 'yes', a2m: 'no' },
  ferry: { av: 'no', dsc: 'yes', centerview: 'no', mvda: 'no', mdw: 'no', a2m: 'no' },
  webdisk: { av: 'no', dsc: 'yes', centerview: 'no', mvda: 'no', mdw: 'no', a2m: 'no' },
  leak: { av: 'part', dsc: 'yes', centerview: 'no', mvda: 'yes', mdw: 'yes', a2m: 'yes' },
  record: { av: 'yes', dsc: 'no', centerview: 'no', mvda: 'no', mdw: 'no', a2m: 'no' },
  risk: { av: 'yes', dsc: 'part', centerview: 'no', mvda: 'no', mdw: 'part', a2m: 'no' },
  monitor: { av: 'part', dsc: 'no', centerview: 'yes', mvda: 'no', mdw: 'no', a2m: 'no' },
  inspect: { av: 'part', dsc: 'no', centerview: 'yes', mvda: 'no', mdw: 'no', a2m: 'no' },
  selfservice: { av: 'no', dsc: 'part', centerview: 'yes', mvda: 'no', mdw: 'part', a2m: 'no' },
  weaknet: { av: 'part', dsc: 'part', centerview: 'part', mvda: 'yes', mdw: 'yes', a2m: 'yes' },
  appliance: { av: 'no', dsc: 'yes', centerview: 'no', mvda: 'no', mdw: 'no', a2m: 'no' },
  thirdparty: { av: 'yes', dsc: 'yes', centerview: 'yes', mvda: 'no', mdw: 'yes', a2m: 'yes' },
  xinchuang: { av: 'yes', dsc: 'yes', centerview: 'yes', mvda: 'yes', mdw: 'part', a2m: 'part' },
  siem: { av: 'yes', dsc: 'yes', centerview: 'yes', mvda: 'no', mdw: 'yes', a2m: 'no' },
}

/** The needs, or those on which the products do not all stand the same. */
export function needsOf({ shown, onlyDifferences }: Pick<Comparison, 'shown' | 'onlyDifferences'>): Need[] {
  const needs = Object.keys(levels) as Need[]
  return onlyDifferences
    ? needs.filter((need) => new Set(shown.map((key) => levels[need][key])).size > 1)
    : needs
}
