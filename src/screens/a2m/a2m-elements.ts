import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'

export type A2mWords = NamespaceWords['screen-a2m']
export type A2mElement = keyof A2mWords['elements']

/** What moves from the PC window to the phone page, from top to bottom. */
export const a2mElements = [
  'title',
  'applicant',
  'due',
  'purpose',
  'line1',
  'line2',
  'total',
  'actions',
] as const satisfies readonly A2mElement[]

/** The element that is marked before anybody has picked one. */
export const firstMark: A2mElement = 'line2'
