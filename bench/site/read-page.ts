/** An element of a page; a string is text. */
export type PageNode =
  | string
  | { tag: string; attributes: [name: string, value: string][]; children: PageNode[] }

/** Elements that belong to a framework's way of starting a page, not to the page. */
const machinery = new Set(['script', 'style', 'link', 'template', 'meta'])
const voids = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])

/**
 * Reads the body of a page that React wrote: every element closed, every value in double quotes.
 * @returns what stands in the body, without scripts and styles
 */
export function readBody(html: string): PageNode[] {
  const body = html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.indexOf('</body>'))
  const bare = body.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
  const root: PageNode[] = []
  const open: PageNode[][] = [root]
  for (const [, closing, tag = '', rest = '', text = ''] of bare.matchAll(
    /<(\/?)([a-z][\w:-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi,
  )) {
    if (text) open.at(-1)?.push(decode(text))
    else if (closing) open.pop()
    else if (!machinery.has(tag)) enter(open, tag, rest, voids.has(tag) || /\/$/.test(rest))
  }
  return root
}

/** Number of elements. */
export function countElements(nodes: readonly PageNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + (typeof node === 'string' ? 0 : 1 + countElements(node.children)),
    0,
  )
}

function enter(open: PageNode[][], tag: string, rest: string, isVoid: boolean): void {
  const attributes = [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(
    ([, name = '', value = '']): [string, string] => [name, decode(value)],
  )
  const children: PageNode[] = []
  open.at(-1)?.push({ tag, attributes, children })
  if (!isVoid) open.push(children)
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
}
