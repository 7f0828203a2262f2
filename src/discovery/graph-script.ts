import type { Thing } from 'schema-dts'

/** The nodes as one data block, or nothing where there are none. Data is not run: the security policy lets it be. */
export function graphScript(nodes: readonly Thing[]): string {
  if (nodes.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  return `<script type="application/ld+json">${json.replaceAll(unsafe, escaped)}</script>`
}

// what could end the element or open a comment, and line ends that older parsers do not take inside of a string
const unsafe = /[<>&\u2028\u2029]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
