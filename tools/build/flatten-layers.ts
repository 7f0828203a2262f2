import { transform } from 'lightningcss'
import postcss, { type Declaration, type Rule } from 'postcss'

/** Specificity added per layer, in `:not(#id)`: no source selector has two ids, so each layer wins over those below. */
const raises: Record<string, number> = { tokens: 0, base: 0, components: 1, utilities: 2, admin: 3 }

/** Part of the file names, which have hashes of the input: change it when the output of this file changes. */
export const flattenedName = 'f3'

/** Rewrites cascade layers as specificity: browsers before Chrome 99 drop `@layer` blocks. */
export function flattenLayers(css: string, targets: Parameters<typeof transform>[0]['targets']): string {
  const layers = Object.keys(raises)
  const parts = postcss.parse(css).nodes.flatMap((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return [{ place: -1, text: String(node) }]
    // an order-only `@layer` statement
    if (!node.nodes) return []
    const place = layers.indexOf(node.params)
    if (place < 0) throw new Error(`an unknown layer: ${node.params}`)
    node.walkRules((rule) => raise(rule, raises[node.params] ?? 0))
    node.walkDecls(/size|margin|inset/, standInForDynamicUnits)
    return [{ place, text: node.nodes.join('') }]
  })
  const flat = parts.sort((a, b) => a.place - b.place).map(({ text }) => text)
  const { code } = transform({
    filename: 'flat.css',
    code: Buffer.from(flat.join('')),
    minify: true,
    targets,
  })
  return code.toString().replace(/@media[^{]+/g, lowerNegations)
}

/**
 * Lightning CSS lowers `width < 60em` to `not (min-width:60em)`, with which Chrome before 104 drops the rules as it does with a
 * range. Media Queries 3 negates whole queries only, so it becomes a bound just below: sizes are multiples of 1/64 px.
 */
function lowerNegations(media: string): string {
  return media
    .replace(/\((not \([^()]+\))\)/g, '$1')
    .replace(/not \((min|max)-(width|height):([\d.]+)/g, (_, bound, side, length) =>
      bound === 'min' ? `(max-${side}:${Number(length) - 0.001}` : `(min-${side}:${Number(length) + 0.001}`,
    )
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

/** Chrome before 108 drops `dvb`: the same in `vh` goes before it. */
function standInForDynamicUnits(decl: Declaration): void {
  const value = decl.value.replace(/(?<=\d)dv[bh]\b/g, 'vh')
  if (value !== decl.value) decl.before({ prop: decl.prop, value })
}

/** Ids of the most specific selector in a list. */
function idsIn(selector: string): number {
  let text = selector.replace(/"[^"]*"/g, '')
  for (let list = innermost.exec(text); list; list = innermost.exec(text)) {
    const most = Math.max(...(list[1] ?? '').split(',').map(idsIn))
    text = text.replace(list[0], '#'.repeat(most))
  }
  return text.split('#').length - 1
}

const innermost = /\(([^()]*)\)/
