import type { PageNode } from './read-page.ts'

/** A page as source code: its markup, and the words that its markup refers to as `w[0]`, `w[1]` ... */
export type PageSource = { markup: string; words: string[] }

/** How a framework writes what differs. */
export type Dialect = {
  /** a link within the site */
  link: { tag: string; target: string } | undefined
  attribute(name: string, value: string): string
  word(index: number): string
}

/** For React: its own names for a few attributes, values as expressions. */
export const jsx: Dialect = {
  link: { tag: 'Link', target: 'href' },
  attribute: (name, value) =>
    `${reactNames[name] ?? name}={${value === '' && isSwitch(name) ? 'true' : JSON.stringify(value)}}`,
  word: (index) => `{w[${index}]}`,
}

/** For a Vue template. */
export const vue: Dialect = {
  link: { tag: 'NuxtLink', target: 'to' },
  attribute: (name, value) => `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  word: (index) => `{{ w[${index}] }}`,
}

/** For an Astro component, whose links are plain ones. */
export const astro: Dialect = {
  link: undefined,
  attribute: (name, value) => (value === '' ? name : `${name}={${JSON.stringify(value)}}`),
  word: (index) => `{w[${index}]}`,
}

/** Writes a page the way somebody who uses the framework would: markup with its words from a dictionary. */
export function writePage(nodes: readonly PageNode[], dialect: Dialect): PageSource {
  const words: string[] = []
  const write = (node: PageNode): string => {
    if (typeof node === 'string') return dialect.word(words.push(node) - 1)
    const { attributes, children } = node
    const target = attributes.find(([name]) => name === 'href')?.[1]
    const link = node.tag === 'a' && target?.startsWith('/') ? dialect.link : undefined
    const tag = link?.tag ?? node.tag
    const written = attributes.map(([name, value]) =>
      dialect.attribute(link && name === 'href' ? link.target : name, value),
    )
    const open = [tag, ...written].join(' ')
    return children.length === 0 && node.tag !== 'a' && !isPaired(node.tag)
      ? `<${open} />`
      : `<${open}>${children.map(write).join('')}</${tag}>`
  }
  return { markup: nodes.map(write).join(''), words }
}

const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  value: 'defaultValue',
  checked: 'defaultChecked',
  'xlink:href': 'xlinkHref',
}

function isSwitch(name: string): boolean {
  return /^(hidden|open|inert|disabled|checked|required|selected|multiple|readonly|async|defer)$/.test(name)
}

function isPaired(tag: string): boolean {
  return /^(div|span|p|i|b|button|section|td|th|li|ul|select|textarea|output|dialog)$/.test(tag)
}
