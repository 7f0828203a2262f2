/**
 * Keys of records are UUIDv7 in lower case (RFC 9562, section 5.7): made without asking the database, and in order of
 * time. Only the canonical spelling is accepted, so a record has one address.
 */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether a value has the form of a key. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidPattern.test(value)
}

/**
 * What an applicant's reference may look like: ours is T-4G7K-0M2X, another upstream's is taken as it is. It stands in an
 * address that anybody can write, and is shown: neither words nor a domain can be made of it.
 */
export const referencePattern = /^[A-Za-z0-9][A-Za-z0-9_/-]{0,39}$/

/** What articles are about, in the order of the list's filter. */
export const newsCategories = ['story', 'release', 'advisory', 'event'] as const

/** Operating systems a package is made for, in the order they are offered. */
export const platforms = [
  'windows',
  'macos',
  'kylin',
  'uos',
  'linux',
  'harmonyos',
  'android',
  'ios',
  'appliance',
] as const

/** Processors a package is made for; `any` runs on all of them. */
export const cpus = ['x86', 'arm', 'loongarch', 'any'] as const

/** What sales made of an application. */
export const leadStatuses = ['new', 'called', 'trial-running', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** What sales still works on. */
export const openStatuses = ['new', 'called', 'trial-running'] as const satisfies LeadStatus[]

/** How many are changed or exported by their ids at once. */
export const mostChosenLeads = 100

export const leadEventKinds = ['note', 'status', 'owner', 'due', 'company', 'revealed', 'corrected'] as const

/** What the site counts by day: visits of pages, paths that are none, searches that found nothing. */
export const figureKinds = ['visit', 'missing', 'search'] as const
export type FigureKind = (typeof figureKinds)[number]

/**
 * The elements of an article's body with their attributes. The sanitisers of upstream and site let through nothing else,
 * and the editor's schema has a place for each (src/admin/news/body/body.test.ts).
 */
export const bodyElements = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  hr: [],
  blockquote: [],
  pre: [],
  figure: [],
  figcaption: [],
  ul: [],
  ol: ['start'],
  li: [],
  strong: [],
  em: [],
  code: [],
  kbd: [],
  sub: [],
  sup: [],
  s: [],
  a: ['href'],
  // the role marks a picture as decoration, which an empty text does not say for certain
  img: ['src', 'alt', 'width', 'height', 'role'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} satisfies Record<string, readonly string[]>

/** What says the same as one of them. The title is the only heading of level 1. */
export const bodyAliases = { h1: 'h2', b: 'strong', i: 'em', strike: 's' } as const

/** Elements whose text goes with them: no part of what is read, and tracked deletions. */
export const bodyTextless = ['script', 'style', 'textarea', 'option', 'noscript', 'del']

export const bodyLinkSchemes = ['https', 'http', 'mailto', 'tel']

/** Pictures of the site, as the upload names them: its content security policy allows no other. */
export const bodyPicture = /^\/media\/[0-9a-f-]{36}-\d{1,4}\.webp$/
