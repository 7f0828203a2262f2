import { choiceAt, type FactKind, factKindOf, isFact } from '../api/contract/texts/fact-kinds.ts'
import { seoLimits } from '../api/contract/texts/seo-limits.ts'
import type { Locales } from './i18n-types.ts'

/** What a message of the site may be, as staff change it; shared by the site, its staff side and the tests of messages. */
export type Word = string | Word[] | { [key: string]: Word }
type Words = { [key: string]: Word }

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
    if (typeof value === 'string' || Array.isArray(value))
      return typeof value === 'string' && isData(`${part}/${place}`) ? [] : [{ part, place, value }]
    return unitsOf(part, value, place)
  })
}

function isLocked(path: string): boolean {
  return locked.test(path)
}

/** The clauses of a heading follow from the heading. */
function isDerived(words: Words, key: string): boolean {
  return key.endsWith('Clauses') && typeof words[key.slice(0, -'Clauses'.length)] === 'string'
}

/** The word at a place; undefined where there is none. */
export function wordAt(words: Word, place: string): Word | undefined {
  let one: Word | undefined = words
  for (const key of place.split('.'))
    one = typeof one === 'object' && Object.hasOwn(one, key) ? (one as Words)[key] : undefined
  return one
}

/** The clauses of a changed heading, as the page shows it; undefined where it has none. */
export function clausesOf(words: Words, place: string, text: Word, lang: Locales) {
  const clauses = `${place}Clauses`
  if (typeof text !== 'string' || !Array.isArray(wordAt(words, clauses))) return undefined
  const parts = text.split(lang === 'cn' ? /(?<=[，、；：。！？])(?=.)/ : /(?<=[,;:.!?]) (?=.)/)
  return { place: clauses, value: parts }
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

/** What keeps a value from being shown in a place; undefined where nothing does. @param words what the code says */
export function faultOf(
  lang: Locales,
  part: string,
  place: string,
  words: Words,
  value: unknown,
): Fault | undefined {
  const unit = unitsOf(part, words).find((one) => one.place === place)
  if (!unit) return 'unknown'
  if (!hasShape(unit.value, value, `${part}/${place}`)) return 'shape'
  const said = leavesOf(value)
  const before = leavesOf(unit.value)
  const isAligned = said.length === before.length
  const texts = said.filter(([at]) => !isData(pathOf(part, place, at)))
  if (
    said.some(([, text], at) =>
      isAligned ? text.trim() === '' && before[at]?.[1] !== '' : text.trim() === '',
    )
  )
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
    .replace(/(?<=\p{Script=Han}) +(?=[\w{])|(?<=[\w%}]) +(?=\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han})[,;:?!()]|[,;:?!()](?=\p{Script=Han})/gu, (sign) => full[sign] ?? sign)
}
