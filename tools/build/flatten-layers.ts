import { transform } from 'lightningcss'
import postcss, { type Rule } from 'postcss'

/**
 * By how many ids that nothing has the selectors of each layer are raised. No selector of the source has two ids, so
 * each layer beats what is below it, in whatever sheet that is.
 */
const raises: Record<string, number> = { tokens: 0, base: 0, components: 1, utilities: 2, admin: 3 }

/** In the names of sheets, whose hashes are of what they were before: another one when this file changes what it makes of them. */
export const flattenedName = 'f1'

/** A style sheet without cascade layers, in which each rule still wins against the same ones: before Chrome 99 a layer is dropped. */
export function flattenLayers(css: string, targets: Parameters<typeof transform>[0]['targets']): string {
  const layers = Object.keys(raises)
  const parts = postcss.parse(css).nodes.flatMap((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return [{ place: -1, text: String(node) }]
    // a statement of their order
    if (!node.nodes) return []
    const place = layers.indexOf(node.params)
    if (place < 0) throw new Error(`an unknown layer: ${node.params}`)
    node.walkRules((rule) => raise(rule, raises[node.params] ?? 0))
    return [{ place, text: node.nodes.join('') }]
  })
  const flat = parts.sort((a, b) => a.place - b.place).map(({ text }) => text)
  return transform({
    filename: 'flat.css',
    code: Buffer.from(flat.join('')),
    minify: true,
    targets,
  }).code.toString()
}

function raise(rule: Rule, times: number): void {
  if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as { name?: string }).name ?? ''))
    return
  const raised = times > 0 ? `:not(${'#_'.repeat(times)})` : ''
  rule.selectors = rule.selectors.map((selector) => {
    if (idsIn(selector) > 1) throw new Error(`a selector with two ids: ${selector}`)
    return selector.replace(/^[a-z][\w-]*|^\*?/i, (type) => type + raised)
  })
}

/** Of a list in parentheses, the most that one of it has. */
function idsIn(selector: string): number {
  let text = selector.replace(/"[^"]*"/g, '')
  for (let list = innermost.exec(text); list; list = innermost.exec(text)) {
    const most = Math.max(...(list[1] ?? '').split(',').map(idsIn))
    text = text.replace(list[0], '#'.repeat(most))
  }
  return text.split('#').length - 1
}

const innermost = /\(([^()]*)\)/
