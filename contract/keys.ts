/** UUIDv7 (RFC 9562, 5.7), ordered by time. Canonical lower case only, so that a record has one URL. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidPattern.test(value)
}

/** What names an article in its address: its id, or words that staff chose. */
export function isArticleKey(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z\d]+(-[a-z\d]+)*$/.test(value) && value.length <= 80
}

/** Of the newest; paths have no language. */
const newest = '/about/news-detail'

export function articlePath(id: string): string {
  return `${newest}/${id}`
}

/** The id in the path of an article; undefined for the newest and for other pages. */
export function articleIn(path: string): string | undefined {
  const id = path.startsWith(`${newest}/`) ? path.slice(newest.length + 1) : undefined
  return isArticleKey(id) ? id : undefined
}

export function isArticlePath(path: string): boolean {
  return path === newest || articleIn(path) !== undefined
}

/** What no article may be called: it would be taken for another page. */
export const reservedSlug = /^(admin|cn|en|feed|index|latest|new|newest|null|page|preview|undefined)$/

/** Ours is T-4G7K-0M2X, other upstreams' differ. From a URL and displayed, so it allows no sentences or domains. */
export const referencePattern = /^[A-Za-z0-9][A-Za-z0-9_/-]{0,39}$/

/** In the order of the filter. */
export const newsCategories = ['story', 'release', 'advisory', 'event'] as const

/** How many drawn covers an article can have: three grounds, each with the whole drawing or a part of it. */
export const coverLooks = 6

/** Upwards; with a minus before it downwards. */
export const newsSorts = ['title', 'category', 'cn', 'en', 'date', 'hits', 'changed'] as const

/** In display order. */
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
  'any',
] as const

/** Of which a product consists. */
export const productParts = ['server', 'client', 'agent', 'tool', 'system'] as const

/** What can be downloaded: software, or a document about it. */
export const packageKinds = [
  'software',
  'install-guide',
  'admin-guide',
  'api-reference',
  'release-notes',
  'certificate',
  'sbom',
  'checksums',
  'signature',
] as const

/** How one gets back from a release to the one before: in place, by restoring a backup made before the upgrade, or not at all. */
export const downgrades = ['in-place', 'restore', 'none'] as const

/** What the compatibility list holds beside the systems of packages. */
export const compatibilityKinds = [
  'hypervisor',
  'desktops',
  'thin-client',
  'gpu',
  'printer',
  'scanner',
  'card-reader',
  'usb',
  'probe',
  'board',
] as const

/** Tested by us, reported to work by customers, or known not to work. */
export const compatibilityStates = ['tested', 'reported', 'unsupported'] as const

/** Processors a package is made for; `any` runs on all of them. */
export const cpus = ['x86', 'arm', 'loongarch', 'any'] as const

type Processor = Exclude<(typeof cpus)[number], 'any'>

/** The processors of the systems that do not have all of them. */
const processors: { readonly [P in (typeof platforms)[number]]?: readonly Processor[] } = {
  windows: ['x86', 'arm'],
  macos: ['x86', 'arm'],
  harmonyos: ['arm'],
  android: ['arm'],
  ios: ['arm'],
}

/** What a package runs on: one for any processor runs on those that its system has. */
export function processorsOf(
  platform: (typeof platforms)[number],
  cpu: (typeof cpus)[number],
): readonly Processor[] {
  return cpu === 'any' ? (processors[platform] ?? ['x86', 'arm', 'loongarch']) : [cpu]
}

/** Of what is counted as an application. */
export const countedStatuses = ['new', 'called', 'trial-running', 'won', 'lost'] as const
export const leadStatuses = [...countedStatuses, 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Statuses sales works on. */
export const openStatuses = ['new', 'called', 'trial-running'] as const satisfies LeadStatus[]

/** Those that a filter lets through. */
export function statusesOf(status: LeadStatus | 'open' | 'not-spam' | undefined): readonly LeadStatus[] {
  if (status === 'open') return openStatuses
  if (status === 'not-spam') return countedStatuses
  return status ? [status] : leadStatuses
}

/** Why an application was lost. */
export const lostReasons = [
  'price',
  'competitor',
  'function',
  'budget',
  'timing',
  'unreachable',
  'other',
] as const
export type LostReason = (typeof lostReasons)[number]

/** Statuses by which somebody has talked to the applicant. */
export const contactedStatuses = ['called', 'trial-running', 'won'] as const satisfies LeadStatus[]

/** How long until somebody has: within an hour, within a day of 24 hours, later, not yet. */
export const firstContacts = ['hour', 'day', 'later', 'none'] as const

/** Batch limit of changes and exports. */
export const mostChosenLeads = 100

export const leadEventKinds = [
  'note',
  'status',
  'lost-reason',
  'owner',
  'due',
  'company',
  'revealed',
  'corrected',
] as const

/** Daily counters: page views, views by campaign, missing paths, searches without results. */
export const figureKinds = ['visit', 'campaign', 'missing', 'search'] as const
export type FigureKind = (typeof figureKinds)[number]

/** Allowlist of the sanitisers and the editor's schema (admin/news/body/body.test.ts). */
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
  // role: marks a decorative image, which an empty alt may not
  img: ['src', 'alt', 'width', 'height', 'role'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} satisfies Record<string, readonly string[]>

/** Synonyms. The title is the only h1. */
export const bodyAliases = { h1: 'h2', b: 'strong', i: 'em', strike: 's' } as const

/** Removed with their content: not readable text, and tracked deletions. */
export const bodyTextless = ['script', 'style', 'textarea', 'option', 'noscript', 'del']

export const bodyLinkSchemes = ['https', 'http', 'mailto', 'tel']

/** Uploaded pictures; CSP allows no other. */
export const bodyPicture = /^\/media\/[0-9a-f-]{36}-\d{1,4}\.webp$/

/** What things are handed over to: mail and group notices, applications for a CRM, new addresses for search engines, files for a store elsewhere. */
export const deliveryChannels = ['mail', 'webhook', 'crm', 'push', 'bucket'] as const

/** The fields of an article's text. */
export const textFields = ['title', 'summary', 'bodyHtml'] as const
