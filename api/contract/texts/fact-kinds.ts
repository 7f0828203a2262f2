/** Facts among the messages that programs read or dial, and what each must look like; both languages say the same. */
const kinds = {
  phone: /^(?=.{5,20}$)\+?\d{2,4}(-\d{1,8}){0,4}$/,
  email: /^[\w.+-]{1,64}@[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/i,
  address: /^https:\/\/[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+(:\d{1,5})?(\/[\w\-./~%!$&'()*+,;=:@?#]*)?$/i,
  year: /^(19|20)\d\d$/,
  place: /^[^<>]{1,200}$/,
  icp: /^\p{Script=Han}\s?ICP\s?(备\s?\d{6,10}号|证\s?(B\d-)?\d{6,10}号?)(-\d{1,3})?$/u,
  publicSecurity: /^\p{Script=Han}公网安备\s?\d{14}号$/u,
} as const

export type FactKind = keyof typeof kinds

/** What a place holds; undefined for texts. @param path `NAMESPACE/PATH` */
export function factKindOf(path: string): FactKind | undefined {
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

/** Empty ones are judged where it is known whether they may be. */
export function isFact(kind: FactKind, text: string): boolean {
  return text === '' || kinds[kind].test(text)
}
