import { freeLine, withoutControls } from '../typed-text.ts'
import type { Language } from '../values-schema.ts'
import { choiceAt, type FactKind, factKindOf, isFact } from './fact-kinds.ts'
import { seoLimits } from './seo-limits.ts'

/** What a message of the site may be, as staff change it; shared by the site, its staff side, the upstream and the tests of messages. */
export type Word = string | readonly Word[] | { readonly [key: string]: Word }
export type Words = { readonly [key: string]: Word }

/** What a row or a request has as JSON; undefined where it is no message. */
export function wordOf(json: string | null | undefined): Word | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '')
    return isWord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** No message is nested deeper. */
const MAX_DEPTH = 10

function isWord(value: unknown, depth = 0): value is Word {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return false
  return Object.values(value).every((one) => isWord(one, depth + 1))
}

/** As it is stored and shown, of what was typed. */
export function cleanWord(word: Word): Word {
  if (typeof word === 'string') return withoutControls(word)
  if (Array.isArray(word)) return word.map(cleanWord)
  return Object.fromEntries(Object.entries(word).map(([key, one]) => [key, cleanWord(one)]))
}

/** Links to the other language are written in that language. */
const otherLanguage = /(^|\.)otherLanguage$|^home\/englishOffer\./
/** Language names stay in their own language (w3.org/International qa-navigation-select). */
const languageNames = /简体中文|中文/g
const chinese = /\p{Script=Han}|[，。；：、？！（）]/u

/** Identifiers, keys of products and addresses among the messages, by namespace and path; indexes are `*`. */
const dataPlaces = [
  /[./](id|tier|url|outerUrl)$/,
  /\/architecture\.links\.\*\.(from|to)$/,
  /^(product|solution)-[^/]+\/(cases\.\*|case)\.illustrative$/,
  /^product-[^/]+\/neighbours\.\*\.product$/,
  /^home\/customers\.(first|industries\.\w+\.uses\.\*)\.product$/,
  /^about\/making\.items\.\*\.products\.\*$/,
]

/** Whether a place is data, which programs read. @param path `NAMESPACE/PATH` */
export function isData(path: string): boolean {
  const place = path.replace(/\.\d+(?=\.|$)/g, '.*')
  return dataPlaces.some((pattern) => pattern.test(place))
}

/** What was agreed to is hashed, and the staff side is no part of the site: both stay the developers'. Mails take the site's name. */
const locked =
  /^(admin[^/]*|legal|unsubscribe)\/|^mails\/(company|htmlLang)$|^trial\/form\.(consent|marketing)(\.|$)/

export type Unit = { part: string; place: string; value: Word }

/** What is changed as one: each text, and each outermost list. */
export function unitsOf(part: string, words: Words, at = ''): Unit[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const place = at ? `${at}.${key}` : key
    // a place is a path of keys
    if (key.includes('.')) return []
    if (isLocked(`${part}/${place}`) || isDerived(words, key)) return []
    if (isWords(value)) return unitsOf(part, value, place)
    return typeof value === 'string' && isData(`${part}/${place}`) ? [] : [{ part, place, value }]
  })
}

/** Whether it has texts by keys: no text, and no list. */
export function isWords(word: Word | undefined): word is Words {
  return typeof word === 'object' && !Array.isArray(word)
}

function isLocked(path: string): boolean {
  return locked.test(path)
}

/** The clauses of a heading follow from the heading. */
function isDerived(words: Words, key: string): boolean {
  return key.endsWith('Clauses') && typeof words[key.slice(0, -'Clauses'.length)] === 'string'
}

/** What the code says in a place that can be changed; undefined where it has none. */
export function unitAt(part: string, words: Words, place: string): Word | undefined {
  const outer = place.split('.').slice(0, -1)
  let holder = words
  for (const key of outer) {
    const next = Object.hasOwn(holder, key) ? holder[key] : undefined
    if (!isWords(next)) return undefined
    holder = next
  }
  return unitsOf(part, holder, outer.join('.')).find((unit) => unit.place === place)?.value
}

/** The word at a place; undefined where there is none. */
export function wordAt(words: Word, place: string): Word | undefined {
  let one: Word | undefined = words
  for (const key of place.split('.'))
    one = typeof one === 'object' && Object.hasOwn(one, key) ? (one as Words)[key] : undefined
  return one
}

/** The clauses of a changed heading, as the page shows it; undefined where it has none. */
export function clausesOf(words: Words, place: string, text: Word, lang: Language) {
  const clauses = `${place}Clauses`
  if (typeof text !== 'string' || !Array.isArray(wordAt(words, clauses))) return undefined
  const end = lang === 'cn' ? /([，、；：。！？])(?=.)/g : /([,;:.!?]) (?=.)/g
  return { place: clauses, value: text.replace(end, '$1\n').split('\n') }
}

/** Every text with its path. */
export function leavesOf(word: Word, path = ''): [path: string, text: string][] {
  if (typeof word === 'string') return [[path, word]]
  return Object.entries(word).flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key))
}

export type Fault =
  | 'unknown'
  | 'shape'
  | 'placeholder'
  | 'empty'
  | 'same'
  | 'seo'
  | 'language'
  | 'long'
  | FactKind

/** Characters of a text. */
const longest = 4_000

/** What keeps a value from being shown in a place; undefined where nothing does. @param inCode what the code says there (`unitAt`) */
export function faultOf(
  lang: Language,
  part: string,
  place: string,
  inCode: Word | undefined,
  value: unknown,
): Fault | undefined {
  if (inCode === undefined) return 'unknown'
  if (!hasShape(inCode, value, `${part}/${place}`)) return 'shape'
  const said = leavesOf(value)
  const before = leavesOf(inCode)
  const isAligned = said.length === before.length
  const texts = said.filter(([at]) => !isData(pathOf(part, place, at)))
  if (said.some(([, text], at) => freeLine(text) === '' && !(isAligned && before[at]?.[1] === '')))
    return 'empty'
  if (texts.some(([, text]) => text.length > longest)) return 'long'
  for (const [at, text] of said) {
    const kind = factKindOf(pathOf(part, place, at))
    if (kind && !isFact(kind, text)) return kind
  }
  const tokens = (all: readonly [string, string][]) => all.map(([, text]) => tokensOf(text))
  if (said.some(([, text]) => /[{}]/.test(text.replace(token, '')))) return 'placeholder'
  const [now, then] = [tokens(said), tokens(before)]
  if (isAligned ? now.join('\n') !== then.join('\n') : now.some((one) => one && !then.includes(one)))
    return 'placeholder'
  if (Array.isArray(value) && new Set(value.map((item) => JSON.stringify(item))).size < value.length)
    return 'same'
  const [, seo] = /(?:^|\.)seo\.(title|description)$/.exec(place) ?? []
  if (seo && String(value).length > seoLimits[lang][seo as 'title' | 'description']) return 'seo'
  if (lang === 'en' && texts.some(([at, text]) => hasChinese(pathOf(part, place, at), text)))
    return 'language'
  return undefined
}

function pathOf(part: string, place: string, at: string): string {
  return `${part}/${place}${at && `.${at}`}`
}

/** Whether an English text has Chinese characters. @param path `NAMESPACE/PATH` */
export function hasChinese(path: string, text: string): boolean {
  return !otherLanguage.test(path) && !factKindOf(path) && chinese.test(text.replace(languageNames, ''))
}

const token = /\{\{[^{}]+\}\}|\{\w+(?::\w+)?\}/g

/** Placeholders of a message, once each; plural forms may differ. */
export function tokensOf(text: string): string {
  const names = [...text.matchAll(token)].map(([one]) => (one.startsWith('{{') ? '' : one))
  return [...new Set(names.filter(Boolean))].sort().join()
}

/** Same keys, same data; a list without data may have another length. */
function hasShape(base: Word, value: unknown, path: string): value is Word {
  if (typeof base === 'string') return typeof value === 'string' && (!isData(path) || value === base)
  if (typeof value !== 'object' || value === null || Array.isArray(base) !== Array.isArray(value))
    return false
  if (Array.isArray(base) && Array.isArray(value) && isFree(path, base))
    return value.length > 0 && value.every((item) => base.some((one) => hasShape(one, item, `${path}.0`)))
  const keys = Object.keys(base)
  return (
    keys.length === Object.keys(value).length &&
    keys.every((key) => {
      const word = (base as Words)[key]
      return (
        word !== undefined &&
        Object.hasOwn(value, key) &&
        hasShape(word, (value as Words)[key], `${path}.${key}`)
      )
    })
  )
}

/** Whether a list may have another number of items: not where they are drawn, or found by a key or by what is filled in. */
export function isFree(path: string, list: Word): boolean {
  return (
    list.length !== 0 &&
    choiceAt(path)?.count === undefined &&
    !/^screen-|^root\//.test(path) &&
    leavesOf(list).every(([at, text]) => !isData(`${path}.${at}`) && tokensOf(text) === '')
  )
}

/** A Chinese text without spaces beside Latin letters, and with full-width punctuation. */
export function mended(text: string): string {
  const full: Record<string, string> = {
    ',': '，',
    ';': '；',
    ':': '：',
    '?': '？',
    '!': '！',
    '(': '（',
    ')': '）',
  }
  return text
    .replace(/(\p{Script=Han}) +(?=[\w{])/gu, '$1')
    .replace(/([\w%}]) +(?=\p{Script=Han})/gu, '$1')
    .replace(/(\p{Script=Han})([,;:?!()])/gu, (_, letter, sign) => letter + full[sign])
    .replace(/[,;:?!()](?=\p{Script=Han})/gu, (sign) => full[sign] ?? sign)
}
