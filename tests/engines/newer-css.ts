import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import postcss from 'postcss'
import { plainChromium, promisedBrowsers } from '../../tools/build/promised-browsers.ts'
import { missingIn } from './newer-calls.ts'

type Entries = Record<string, Identifier | undefined>
const { 'at-rules': atRules, properties, selectors, types } = bcd.css as Record<string, Entries>

/** Pages are laid out by media queries in these: of one they do not know they drop the rules. */
const laidOut = { ...promisedBrowsers, chrome: plainChromium }
/** Media Queries 3; ranges, `or` and `not` before a parenthesis are of 4. */
const feature = String.raw`\([a-z-]+(?:\s*:[^()<>=]+)?\)`
const knownQuery = new RegExp(String.raw`^(?:(?:(?:not|only) )?[a-z]+|${feature})(?:\s+and\s+${feature})*$`)

/** What a style sheet uses that a promised browser does not have, a name each such as `@scope`, `text-wrap: pretty` or `:open`. */
export function newerIn(css: string): Set<string> {
  const found = new Set<string>()
  const note = (name: string, entry: Identifier | undefined) => {
    if (missingIn(entry?.__compat)) found.add(name)
  }
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') {
      const name = node.name.replace(/^-\w+-/, '')
      // browsers of the plain tier drop what is in a layer
      if (name === 'layer') found.add('@layer')
      note(`@${node.name}`, atRules?.[name])
      if (name === 'media') for (const one of newerInMedia(node.params)) found.add(one)
    }
    if (node.type === 'rule' && !isKeyframe(node)) {
      for (const pseudo of pseudosIn(node.selector)) {
        if (!missingIn(selectors?.[pseudo.replaceAll(':', '')]?.__compat)) continue
        found.add(pseudo)
        // one that is unknown takes the others of its list with it
        if (node.selectors.length > 1) found.add(`${pseudo} in a list`)
      }
    }
    if (node.type !== 'decl' || node.prop.startsWith('--')) return
    const property = properties?.[node.prop]
    note(node.prop, property)
    if (found.has(node.prop)) return
    const value = node.value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    for (const [word] of value.matchAll(/(?<![\w-#.(])[a-z][a-z-]+(?![\w(-])/g))
      note(`${node.prop}: ${word}`, property?.[word])
    // what older ones take stands before it
    const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? []
    if (before.some((one) => one.type === 'decl' && one.prop === node.prop)) return
    for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g)) note(`${name}()`, functionOf(name))
    for (const [unit] of value.matchAll(/(?<=\d)[sld]v(?:[bhiw]|min|max)\b/g)) found.add(unit)
  })
  return found
}

/** What a media query uses that a browser does not have in which pages are laid out. */
export function newerInMedia(params: string): string[] {
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)]
    .filter(([, name = '']) =>
      missingIn(atRules?.media?.[name.replace(/^(min|max)-/, '')]?.__compat, laidOut),
    )
    .map(([, name]) => `@media (${name})`)
  const queries = params.split(',').filter((query) => !knownQuery.test(query.trim()))
  return [...features, ...queries.map((query) => `@media ${query.trim()}`)]
}

function functionOf(name: string): Identifier | undefined {
  return [types, ...Object.values(types ?? {})]
    .flatMap((one) => (one as Entries | undefined)?.[name] ?? [])
    .at(0)
}

function isKeyframe({ parent }: postcss.Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name)
}

/** Outside of lists that forgive. */
function pseudosIn(selector: string): string[] {
  return [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/::?[a-z-]+/g)].map(([pseudo]) => pseudo)
}
