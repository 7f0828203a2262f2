import { productKeys } from '../products.ts'
import { filingKinds } from './filing-kinds.ts'

export const industryKeys = ['finance', 'manufacturing', 'public', 'healthcare', 'energy'] as const
export type IndustryKey = (typeof industryKeys)[number]

type Choice = {
  kind: 'product' | 'industry'
  keys: readonly string[]
  /** how many the page has places for; undefined where any number will do */
  count?: number
}

/** Lists of keys: staff choose what is shown, and in which order. */
const choices: { [path: string]: Choice } = {
  'home/carousel.shown': { kind: 'product', keys: productKeys, count: 4 },
  'home/customers.shown': { kind: 'industry', keys: industryKeys },
}

/** @param path of the list or of an item in it, `NAMESPACE/PATH` */
export function choiceAt(path: string): Choice | undefined {
  const list = path.replace(/\.\d+$/, '')
  return Object.hasOwn(choices, list) ? choices[list] : undefined
}

/** Facts among the messages that programs read or dial, and what each must look like; both languages say the same. */
const kinds = {
  phone: /^(?=.{5,20}$)\+?\d{2,4}(-\d{1,8}){0,4}$/,
  email: /^[\w.+-]{1,64}@[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/i,
  address: /^https:\/\/[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+(:\d{1,5})?(\/[\w\-./~%!$&'()*+,;=:@?#]*)?$/i,
  year: /^(19|20)\d\d$/,
  place: /^[^<>]{1,200}$/,
  product: oneOf(productKeys),
  industry: oneOf(industryKeys),
  icp: filingKinds.icp,
  publicSecurity: filingKinds.publicSecurity,
} as const

export type FactKind = keyof typeof kinds

/** What a place holds; undefined for texts. @param path `NAMESPACE/PATH` */
export function factKindOf(path: string): FactKind | undefined {
  const choice = choiceAt(path)
  if (choice) return choice.kind
  const [, key = ''] = /^(?:root\/company\.|company-facts\/)(?:.+\.)?(\w+)$/.exec(path) ?? []
  return Object.hasOwn(keys, key) ? keys[key as keyof typeof keys] : undefined
}

const keys = {
  phone: 'phone',
  email: 'email',
  securityEmail: 'email',
  forumUrl: 'address',
  account: 'address',
  group: 'address',
  sales: 'address',
  foundedYear: 'year',
  map: 'place',
  icp: 'icp',
  publicSecurity: 'publicSecurity',
} as const satisfies Record<string, FactKind>

function oneOf(keys: readonly string[]): RegExp {
  return new RegExp(`^(${keys.join('|')})$`)
}

/** Empty ones are judged where it is known whether they may be. */
export function isFact(kind: FactKind, text: string): boolean {
  return text === '' || kinds[kind].test(text)
}
