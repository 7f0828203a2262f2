import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import { type CallExpression, parse } from 'acorn'
import { full } from 'acorn-walk'
import { Parser } from 'htmlparser2'
import { en } from '#contract/mails/en.ts'
import { type MailPart, renderMail } from '../../api/mail/render-mail.ts'
import { missingIn, newerCalls } from './newer-calls.ts'
import { newerIn, newerInMedia } from './newer-css.ts'

/** Of sheets and scripts what is beyond the promised browsers, by why it may stand there. */
const guarded: Record<string, readonly string[]> = {
  'whole without it: the look of text, scrolling and movement': [
    ...['text-wrap', 'text-wrap-style', 'text-autospace', 'text-spacing-trim', 'hyphens'],
    ...['@media (forced-colors)', '@media (prefers-contrast)'],
    ...['@view-transition', 'view-transition-name', 'view-transition-class', '::view-transition-old'],
    ...[
      '::view-transition-new',
      '::view-transition-group',
      '@starting-style',
      'interpolate-size',
      '@property',
    ],
    ...[
      '::details-content',
      'content-visibility',
      'animation-timeline',
      'view-timeline',
      'view-timeline-inset',
    ],
    ...['timeline-scope', 'scroll-initial-target', 'scrollbar-width', 'field-sizing', 'rx', '@page', 'size'],
    ...['break-after: avoid', 'print-color-adjust', 'forced-color-adjust', 'grid-template-rows: subgrid'],
    ...['grid-template-columns: subgrid', ':has', 'color-mix()'],
  ],
  'beside what stands in for it, or behind @supports': [
    ...[':popover-open', '@media (scripting)', 'position-area', 'position-try-fallbacks', 'mask-image'],
  ],
  'of one engine': [
    ...[
      '-webkit-tap-highlight-color',
      'zoom',
      'text-size-adjust',
      '::-webkit-slider-thumb',
      '::-moz-range-thumb',
    ],
    ...['::-webkit-slider-runnable-track', '::-moz-range-track'],
  ],
  'asked for before it is used': ['.toBase64', 'Intl.Segmenter'],
  'a name of something else': [
    ...['.fileName', '.isError', '.displayName', '.take', '.drop', '.resize', '.resizable'],
  ],
}
const allowed = new Set(Object.values(guarded).flat())

/** Syntax of the oldest promised browsers; what older ones run as well is of an earlier year. */
const years = { whole: 2022, plain: 2020 } as const

const calls = newerCalls()
const statics = new Set(
  calls.flatMap(({ owner, member, isStatic }) => (isStatic === false ? [] : `${owner}.${member}`)),
)
/** Of the language itself and of no other object: what it is called on cannot be known here. */
const members = new Set(calls.flatMap(({ member, isStatic }) => (isStatic === undefined ? member : [])))
for (const name of olderMembers()) members.delete(name)

function olderMembers(): string[] {
  const builtins = bcd.javascript.builtins as unknown as Record<string, Record<string, Identifier>>
  return [...Object.values(builtins), ...Object.values(bcd.api as unknown as typeof builtins)].flatMap(
    (object) =>
      Object.entries(object)
        .filter(([, entry]) => entry.__compat && !missingIn(entry.__compat))
        .map(([name]) => name.replace('_static', '')),
  )
}

/** What a script needs that browsers of a tier do not have. */
function newerInScript(code: string, year: 2020 | 2022): Set<string> {
  const found = new Set<string>()
  let tree: ReturnType<typeof parse>
  try {
    tree = parse(code, { ecmaVersion: year, sourceType: 'module' })
  } catch (error) {
    return found.add(`no ES${year}: ${error}`)
  }
  full(tree, (node) => {
    if (node.type === 'CallExpression') for (const name of newerInMatch(node)) found.add(name)
    if (node.type === 'StaticBlock') found.add('static {}')
    if (node.type === 'Literal' && 'regex' in node && /\(\?<[=!]/.test(String(node.raw)))
      found.add('lookbehind')
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed) return
    const { object, property } = node
    const name = object.type === 'Identifier' && `${object.name}.${property.name}`
    if (name && statics.has(name)) found.add(name)
    else if (members.has(property.name)) found.add(`.${property.name}`)
  })
  return found
}

/** Of a query that is asked for: one that is not known never matches. */
function newerInMatch({ callee, arguments: [query] }: CallExpression): string[] {
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  const isQuery = name.type === 'Identifier' && name.name === 'matchMedia'
  return isQuery && query?.type === 'Literal' ? newerInMedia(String(query.value)) : []
}

const everyPart: MailPart[] = [
  { kind: 'paragraph', text: 'a' },
  { kind: 'heading', text: 'a' },
  { kind: 'big', text: 'a' },
  { kind: 'steps', items: ['a'] },
  { kind: 'link', text: 'a', address: 'https://a.example' },
  { kind: 'rows', rows: [['a', 'a']] },
  { kind: 'verbatim', text: 'a' },
]

/** The narrowest phone, without the margins of a page that has no sheets. */
const narrowest = 304

/** What stands in a document: its sheets, its scripts, and drawings that are wider than the window without sheets. */
function newerInDocument(html: string): Set<string> {
  const found = new Set<string>()
  const add = (more: Set<string>) => {
    for (const one of more) found.add(one)
  }
  // one that is a file of its own has the size that a page gives it
  const isPicture = html.startsWith('<svg')
  let open = ''
  const parser = new Parser(
    {
      onopentag: (name, { style, width, height, type, src }) => {
        open = type === undefined || type === 'module' ? name : ''
        if (style) add(newerIn(`a{${style}}`))
        const isDrawing = name === 'svg' || (name === 'img' && src?.endsWith('.svg'))
        const fits = width === '100%' || Number(width) <= narrowest
        if (isDrawing && !isPicture && !(fits && height))
          found.add(`<${name}> of no known width or one above ${narrowest}`)
      },
      ontext: (text) => {
        if (open === 'style') add(newerIn(text))
        if (open === 'script') add(newerInScript(text, years.plain))
      },
      onclosetag: () => {
        open = ''
      },
    },
    { xmlMode: isPicture },
  )
  parser.end(html)
  return found
}

/** Each must be found, or nothing is. */
const controls: readonly (readonly [Set<string>, string])[] = [
  [newerIn('@layer base{a{top:0}}'), '@layer'],
  [newerIn('a{color:light-dark(red,blue)}'), 'light-dark()'],
  [newerIn(':open,b{top:0}'), ':open in a list'],
  [newerIn('a{block-size:100dvb}'), 'dvb'],
  [newerIn('@media not (min-width:1em){a{top:0}}'), '@media not (min-width:1em)'],
  [newerIn('@media print,(1em<=width){a{top:0}}'), '@media (1em<=width)'],
  [newerIn('@media (hover) or (width:1em){a{top:0}}'), '@media (hover) or (width:1em)'],
  [newerIn('@media (min-width:1em) and (not (hover)){a{top:0}}'), '@media (min-width:1em) and (not (hover))'],
  [newerIn('@media (update:fast){a{top:0}}'), '@media (update)'],
  [newerInScript("matchMedia('(width<1em)')", years.whole), '@media (width<1em)'],
  [newerInScript("''.toWellFormed()", years.whole), '.toWellFormed'],
  [newerInScript('URL.parse(a)', years.whole), 'URL.parse'],
  [newerInScript('a=/(?<=b)/', years.whole), 'lookbehind'],
  [newerInScript('class A{static{}}', years.whole), 'static {}'],
  [newerInDocument('<p><svg viewBox="0 0 1 1"></svg>'), '<svg> of no known width or one above 304'],
  [newerInDocument('<img src="a.svg" width="305" height="9">'), '<img> of no known width or one above 304'],
]

/**
 * What is built, and what the server writes: sheets, scripts, documents, pictures and mails.
 * @returns what a promised browser does not have, with where it stands
 */
export async function newerInBuild(buildDir: string, addresses: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>()
  const note = (where: string, names: Set<string>) => {
    for (const name of names) found.set(name, where)
  }
  for (const file of globSync(join(buildDir, 'client/assets/*.{css,js}'))) {
    const text = readFileSync(file, 'utf8')
    const year = file.includes('/plain-') ? years.plain : years.whole
    note(file, file.endsWith('.css') ? newerIn(text) : newerInScript(text, year))
  }
  for (const address of addresses) note(address, newerInDocument(await (await fetch(address)).text()))
  note('mails', newerInDocument(renderMail(en, everyPart).html))
  const missed = controls
    .filter(([names, name]) => !names.has(name))
    .map(([, name]) => `${name} is not noticed`)
  const stale = [...allowed]
    .filter((name) => !found.has(name))
    .map((name) => `${name} is guarded and not there`)
  const newer = [...found].filter(([name]) => !allowed.has(name)).map(([name, where]) => `${where}: ${name}`)
  return [...missed, ...stale, ...newer]
}
