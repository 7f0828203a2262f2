import type { Role } from '#contract/permissions.ts'

/** The pages of the handbook, in their order, each with whose work it describes. */
export const handbookPages = {
  start: ['editor', 'publisher', 'sales', 'admin'],
  write: ['editor', 'publisher'],
  pictures: ['editor', 'publisher'],
  review: ['editor', 'publisher'],
  publish: ['publisher'],
  jobs: ['editor', 'publisher'],
  packages: ['publisher'],
  site: ['editor', 'publisher'],
  leads: ['sales'],
  persons: ['sales'],
  staff: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type HandbookPageKey = keyof typeof handbookPages

export function isHandbookPage(name: string): name is HandbookPageKey {
  return Object.hasOwn(handbookPages, name)
}

export const handbookKeys = Object.keys(handbookPages).filter(isHandbookPage)

/** Namespaces whose words the handbook quotes, by the name they have in a quotation. */
export const quotedNamespaces = {
  admin: 'admin',
  identity: 'admin-identity',
  leads: 'admin-leads',
  news: 'admin-news',
  packages: 'admin-packages',
  persons: 'admin-persons',
  site: 'admin-site',
} as const

/**
 * Splits a text at its quotations of the staff side, `[news.list.create]`: every second part is one. What a button is
 * called stands once, in the words of its page, so the handbook cannot call it something else.
 */
export function quotationsIn(text: string): string[] {
  return text.split(/\[([a-z]+(?:\.[\w-]+)+)\]/)
}

/**
 * The words that a quotation stands for.
 * @param wordsOf the words of a namespace, in a language
 * @throws Error where there are none
 */
export function quoted(
  quotation: string,
  wordsOf: (namespace: keyof typeof quotedNamespaces) => unknown,
): string {
  const [namespace = '', ...path] = quotation.split('.')
  let found = wordsOf(namespace as keyof typeof quotedNamespaces)
  for (const key of path) found = (found as Record<string, unknown> | undefined)?.[key]
  if (typeof found !== 'string') throw new Error(`the handbook quotes ${quotation}, which is no text`)
  return found
}
