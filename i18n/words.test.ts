import { describe, expect, test } from 'vitest'

/**
 * The promise of a bilingual site: whatever one language says, the other says too, in the same shape.
 * Types already refuse a missing key; these checks cover what types cannot see (array lengths, empty
 * words, text left in the wrong language, data that must not differ between languages).
 */
const modules = import.meta.glob<{ default: Words }>('./{cn,en}/**/index.ts', { eager: true })
const dictionaries = { cn: read('cn'), en: read('en') }
const namespaces = [...dictionaries.cn.keys()].sort()

/** Language names stay in their own language wherever they are shown (w3.org/International qa-navigation-select). */
const OWN_LANGUAGE_NAMES = ['简体中文', '中文']
/** Links to the other language are written in that language, marked with `lang`. */
const OTHER_LANGUAGE_KEYS = ['otherLanguage']
/** What a search result shows before it cuts, in characters. */
const SEO = { cn: { title: 30, description: 80 }, en: { title: 60, description: 155 } }
/** Keys whose values, when plain identifiers, are data and not words: identical in both languages. */
const DATA_KEYS = ['id', 'tier', 'from', 'to', 'product', 'illustrative']

test('every namespace exists in both languages', () => {
  expect([...dictionaries.en.keys()].sort()).toEqual(namespaces)
})

describe.each(namespaces)('%s', (namespace) => {
  const cn = leaves(dictionaries.cn.get(namespace) ?? {})
  const en = leaves(dictionaries.en.get(namespace) ?? {})

  test('has the same keys and list lengths in both languages', () => {
    expect([...en.keys()].sort()).toEqual([...cn.keys()].sort())
  })

  test('has a word wherever the other language has one', () => {
    const uneven = [...cn].filter(
      ([path, text]) => (text.trim() === '') !== ((en.get(path) ?? '').trim() === ''),
    )
    expect(uneven.map(([path]) => path)).toEqual([])
  })

  test('keeps Chinese characters out of the English words', () => {
    const own = [...en].filter(([path]) => !OTHER_LANGUAGE_KEYS.includes(lastKey(path)))
    const left = own.filter(([, text]) =>
      /\p{Script=Han}|[，。；：、？！（）]/u.test(withoutLanguageNames(text)),
    )
    expect(left).toEqual([])
  })

  test('takes the same parameters in both languages', () => {
    const uneven = [...cn].filter(([path, text]) => parameters(text) !== parameters(en.get(path) ?? ''))
    expect(uneven.map(([path]) => path)).toEqual([])
  })

  test('leaves the space between Chinese and Latin text to the typesetter', () => {
    const spaced = [...cn].filter(([, text]) => /\p{Script=Han} +[\w]|[\w%] +\p{Script=Han}/u.test(text))
    expect(spaced).toEqual([])
  })

  test('says the same data in both languages', () => {
    const data = [...cn].filter(
      ([path, value]) => DATA_KEYS.includes(lastKey(path)) && /^[\w-]+$/.test(value),
    )
    expect(data.filter(([path, value]) => en.get(path) !== value)).toEqual([])
  })
})

describe.each(['cn', 'en'] as const)('%s', (lang) => {
  const objects = [...dictionaries[lang].values()].flatMap(nested)

  test('page titles and descriptions fit a search result', () => {
    const limit = SEO[lang]
    const long = seoOf(objects).filter(
      ({ title, description }) => title.length > limit.title || description.length > limit.description,
    )
    expect(long).toEqual([])
  })

  test('page titles and descriptions are each used once', () => {
    const titles = seoOf(objects).map((seo) => seo.title)
    const descriptions = seoOf(objects).map((seo) => seo.description)
    expect(titles).toEqual([...new Set(titles)])
    expect(descriptions).toEqual([...new Set(descriptions)])
  })

  test('a heading split into clauses still reads as the heading', () => {
    const glue = lang === 'cn' ? '' : ' '
    for (const object of objects) {
      for (const [key, clauses] of Object.entries(object)) {
        const whole = key.endsWith('Clauses') ? object[key.slice(0, -'Clauses'.length)] : undefined
        if (whole !== undefined && Array.isArray(clauses))
          expect(clauses.map((clause) => String(clause).trim()).join(glue)).toBe(whole)
      }
    }
  })

  test('every link of a deployment diagram joins two of its components', () => {
    for (const { components, links } of objects.filter(isDiagram)) {
      const ids = components.map((component) => component.id)
      expect(links.flatMap((link) => [link.from, link.to]).filter((id) => !ids.includes(id))).toEqual([])
      expect(ids).toEqual([...new Set(ids)])
    }
  })
})

type Words = { [key: string]: Word }
type Word = string | Words | Word[]
type Diagram = { components: { id: string }[]; links: { from: string; to: string }[] }

function read(lang: string): Map<string, Words> {
  const entries = Object.entries(modules).filter(([path]) => path.startsWith(`./${lang}/`))
  return new Map(entries.map(([path, module]) => [namespaceOf(path), module.default]))
}

function namespaceOf(path: string): string {
  return path.split('/').slice(2, -1).join('/') || 'root'
}

/** Every text with its path; an empty list counts as one empty entry, so that lengths compare. */
function leaves(word: Word, path = ''): Map<string, string> {
  if (typeof word === 'string') return new Map([[path, word]])
  const children = Object.entries(word)
  if (children.length === 0) return new Map([[`${path}[]`, '']])
  return new Map(children.flatMap(([key, value]) => [...leaves(value, path ? `${path}.${key}` : key)]))
}

function nested(word: Word): Words[] {
  if (typeof word === 'string') return []
  const inner = Object.values(word).flatMap(nested)
  return Array.isArray(word) ? inner : [word, ...inner]
}

function seoOf(objects: Words[]): { title: string; description: string }[] {
  return objects.flatMap((object) => {
    const seo = object.seo
    return seo && typeof seo === 'object' && 'title' in seo
      ? [{ title: String(seo.title), description: String(seo.description) }]
      : []
  })
}

function isDiagram(object: Words): object is Words & Diagram {
  return Array.isArray(object.components) && Array.isArray(object.links)
}

function withoutLanguageNames(text: string): string {
  return OWN_LANGUAGE_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text)
}

/** The parameters of a message, once each; plural forms (`{{n:article|articles}}`) differ by language. */
function parameters(text: string): string {
  const names = text.replace(/\{\{.*?\}\}/g, '').matchAll(/\{(\w+)/g)
  return [...new Set([...names].map(([, name]) => name))].sort().join()
}

function lastKey(path: string): string {
  return path.split('.').at(-1) ?? ''
}
