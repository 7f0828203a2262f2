import type { GraphNode } from './read-head.ts'

/** What Google asks of each kind of node to show it, and what this site always has to say besides. */
const required: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'legalName', 'url', 'logo', 'address', 'telephone', 'email'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher', 'potentialAction'],
  SoftwareApplication: ['@id', 'name', 'description', 'url', 'image', 'applicationCategory', 'publisher'],
  NewsArticle: ['@id', 'headline', 'datePublished', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  JobPosting: [
    '@id',
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
    'identifier',
    'employmentType',
  ],
  BreadcrumbList: ['@id', 'itemListElement'],
}

/** Never claimed: nobody has rated the products, and prices are not public. */
const invented = ['aggregateRating', 'review', 'offers', 'baseSalary']

/** What is wrong with a node of structured data; nothing where it is right. */
export function graphFaults(node: GraphNode): string[] {
  const names = required[node['@type']]
  if (!names) return [`unknown type ${node['@type']}`]
  const missing = names.filter((name) => isEmpty(node[name])).map((name) => `${node['@type']} has no ${name}`)
  const untrue = invented.filter((name) => name in node).map((name) => `${node['@type']} claims ${name}`)
  return [...missing, ...untrue, ...(special[node['@type']]?.(node) ?? [])]
}

const special: Record<string, (node: GraphNode) => string[]> = {
  NewsArticle: ({ datePublished, image }) => [
    ...(isMoment(datePublished) ? [] : ['datePublished is no ISO 8601 moment']),
    ...(Array.isArray(image) && image.every(isAbsolute) ? [] : ['image is not absolute']),
  ],
  JobPosting: ({ datePosted, validThrough, jobLocation }) => [
    ...(/^\d{4}-\d{2}-\d{2}$/.test(String(datePosted)) ? [] : ['datePosted is no date']),
    ...(isMoment(validThrough) && Date.parse(String(validThrough)) > Date.now() ? [] : ['is not open']),
    ...(isEmpty((jobLocation as { address?: { addressCountry?: string } }).address?.addressCountry)
      ? ['jobLocation has no country']
      : []),
  ],
  BreadcrumbList: ({ itemListElement }) =>
    (itemListElement as { position: number; name?: string; item?: string }[]).flatMap(
      ({ position, name, item }, at, all) => [
        ...(position === at + 1 && name ? [] : [`step ${at + 1} is not numbered or has no name`]),
        ...(at === all.length - 1 || isAbsolute(item) ? [] : [`step ${at + 1} leads nowhere`]),
      ],
    ),
  WebSite: ({ potentialAction }) => {
    const { target, 'query-input': input } = potentialAction as Record<string, unknown>
    return /\{search_term_string\}/.test(String(target)) && input === 'required name=search_term_string'
      ? []
      : ['the search has no place for its words']
  },
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isMoment(value: unknown): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(String(value))
}

function isAbsolute(value: unknown): boolean {
  return /^https?:\/\//.test(String(value))
}
