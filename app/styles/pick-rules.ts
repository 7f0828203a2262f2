import type { Names } from './names-in.ts'
import type { Rule } from './parse-sheet.ts'

/**
 * The part of a style sheet that a piece of HTML looks the same with, as text. What takes a visitor to act first
 * (hover, focus, an open menu, a button at work), how that looks on the way, and what is for paper is left out: the whole
 * sheet follows.
 */
export function pickRules(rules: readonly Rule[], names: Names): string {
  const picked = pick(rules, names)
  const used = usedNames(picked)
  return write(picked, used)
}

function pick(rules: readonly Rule[], names: Names): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.kind === 'style') {
      const selectors = rule.selectors.filter((selector) => canMatch(selector, names))
      const declarations = rule.declarations.filter(isSeenAtOnce)
      return selectors.length > 0 && declarations.length > 0 ? [{ ...rule, selectors, declarations }] : []
    }
    if (rule.kind === 'block' && rule.prelude === '@starting-style') return []
    if (rule.kind !== 'group') return [rule]
    if (/^@media\b[^{]*\bprint\b/.test(rule.prelude)) return []
    const inner = pick(rule.rules, names)
    return inner.length > 0 ? [{ ...rule, rules: inner }] : []
  })
}

function canMatch(selector: string, { classes, ids, tags }: Names): boolean {
  if (later.test(selector)) return false
  // what stands in parentheses is asked of other elements, or is one of several possibilities
  const plain = withoutParentheses(selector).replace(/\[[^\]]*\]/g, '')
  const each = (pattern: RegExp, has: ReadonlySet<string>) =>
    [...plain.matchAll(pattern)].every(([, name = '']) => has.has(name))
  return (
    each(/\.(-?[A-Za-z_][\w-]*)/g, classes) &&
    each(/#(-?[A-Za-z_][\w-]*)/g, ids) &&
    each(/(?:^|[\s>+~])([A-Za-z][\w-]*)/g, new Set([...tags, 'html', 'body']))
  )
}

/** Not how a change or a way will be shown, or the pointer over it; nor what the builder says twice for older browsers. */
function isSeenAtOnce(declaration: string, at: number, all: readonly string[]): boolean {
  return !/^(transition|cursor|scroll-behavior)\b/.test(declaration) && all.lastIndexOf(declaration) === at
}

// a page made ahead stands in a host of its own, `data-theme` is for previews (app/preview); `is-open` stands in for `:popover-open` (app/shell/popover-stand-in.ts)
const later =
  /:(hover|active|focus|focus-visible|focus-within|popover-open|user-invalid|target)\b|(?<!:not\()\.is-open\b|:host\b|(?<!:not\()\[disabled\b|:root\[data-theme\b|::(backdrop|selection|view-transition)/

function withoutParentheses(text: string): string {
  let result = text
  for (let before = ''; before !== result; ) {
    before = result
    result = result.replace(/\([^()]*\)/g, '')
  }
  return result
}

/** Custom properties, animations and registered names that the rules use, directly or through each other. */
function usedNames(rules: readonly Rule[]): ReadonlySet<string> {
  const values = new Map<string, string>()
  const direct: string[] = []
  for (const declaration of declarationsOf(rules)) {
    const [name = '', ...value] = declaration.split(':')
    if (name.startsWith('--')) values.set(name, `${values.get(name) ?? ''} ${value.join(':')}`)
    else direct.push(declaration)
  }
  const used = new Set<string>()
  const queue = direct.flatMap(namesOf)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (used.has(name)) continue
    used.add(name)
    queue.push(...namesOf(values.get(name) ?? ''))
  }
  return used
}

function declarationsOf(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'style') return rule.declarations
    return rule.kind === 'group' ? declarationsOf(rule.rules) : []
  })
}

/** Names in a value: variables, and words that may be an animation. */
function namesOf(value: string): string[] {
  return [...value.matchAll(/--[\w-]+|[a-z][\w-]*/gi)].map(([name]) => name)
}

function write(rules: readonly Rule[], used: ReadonlySet<string>): string {
  return rules.map((rule) => writeRule(rule, used)).join('')
}

function writeRule(rule: Rule, used: ReadonlySet<string>): string {
  switch (rule.kind) {
    case 'statement':
      return `${rule.text};`
    case 'block': {
      const [, name] = /^@(?:[\w-]*keyframes|property)\s+([\w-]+)/.exec(rule.prelude) ?? []
      return name === undefined || used.has(name) ? `${rule.prelude}{${rule.body}}` : ''
    }
    case 'group': {
      const inner = write(rule.rules, used)
      return inner ? `${rule.prelude}{${inner}}` : ''
    }
    case 'style': {
      const declarations = rule.declarations.filter(
        (text) => !text.startsWith('--') || used.has(text.split(':')[0] ?? ''),
      )
      return declarations.length > 0 ? `${rule.selectors.join(',')}{${declarations.join(';')}}` : ''
    }
  }
}
