import { XMLParser } from 'fast-xml-parser'

/** What a page tells programs, read from its markup. */
export type ReadHead = {
  canonical: string
  description: string
  /** address by language */
  alternates: Record<string, string>
  /** Open Graph values by name, in their order */
  social: Map<string, string[]>
  /** nodes of its structured data */
  graph: GraphNode[]
}

export type GraphNode = { '@type': string; '@id'?: string } & Record<string, unknown>

/** Reads the head of a document. */
export function readHead(html: string): ReadHead {
  const head = html.slice(0, html.indexOf('</head>')).replaceAll(/<style\b[\s\S]*?<\/style>/g, '')
  const elements = [...head.matchAll(/<(meta|link)\b([^>]*)>/g)].map(([, , text = '']) => attributesOf(text))
  const social = new Map<string, string[]>()
  for (const { property, content = '' } of elements)
    if (property) social.set(property, [...(social.get(property) ?? []), content])
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return {
    canonical: elements.find(({ rel }) => rel === 'canonical')?.href ?? '',
    description: elements.find(({ name }) => name === 'description')?.content ?? '',
    alternates: Object.fromEntries(
      elements
        .filter(({ rel, type }) => rel === 'alternate' && type === undefined)
        .map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    social,
    graph: blocks.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': GraphNode[] })['@graph']),
  }
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]))
}

// the XML parser knows the entities
function decoded(value: string): string {
  return String(
    new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true }).parse(
      `<t>${value.replaceAll('<', '&lt;')}</t>`,
    ).t,
  )
}
