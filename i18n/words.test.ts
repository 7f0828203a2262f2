import { describe, expect, test } from 'vitest'
import { factKindOf, isFact } from '#contract/texts/fact-kinds.ts'
import {
  hasChinese,
  isData,
  isWords,
  leavesOf,
  tokensOf,
  type Word,
  type Words,
} from '#contract/texts/site-texts.ts'

/**
 * The promise of a bilingual site: whatever one language says, the other says too, in the same shape.
 * Types already refuse a missing key; these checks cover what types cannot see (array lengths, empty
 * words, text left in the wrong language, data that must not differ between languages).
 */
const modules = import.meta.glob<{ default: Words }>('./{cn,en}/**/index.ts', { eager: true })
const dictionaries = { cn: read('cn'), en: read('en') }
const namespaces = [...dictionaries.cn.keys()].sort()

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
    expect([...en].filter(([path, text]) => hasChinese(`${namespace}/${path}`, text))).toEqual([])
  })

  test('takes the same parameters in both languages', () => {
    const uneven = [...cn].filter(([path, text]) => parameters(text) !== parameters(en.get(path) ?? ''))
    expect(uneven.map(([path]) => path)).toEqual([])
  })

  test('says the same data in both languages', () => {
    const isSame = (path: string) => isData(`${namespace}/${path}`) || factKindOf(`${namespace}/${path}`)
    const same = [...cn].filter(([path]) => isSame(path))
    expect(same.filter(([path, value]) => en.get(path) !== value)).toEqual([])
  })

  test('says facts as programs read them', () => {
    const wrong = [...cn].filter(([path, text]) => {
      const kind = factKindOf(`${namespace}/${path}`)
      return kind && !isFact(kind, text)
    })
    expect(wrong).toEqual([])
  })
})

describe.each(['cn', 'en'] as const)('%s', (lang) => {
  const objects = [...dictionaries[lang].values()].flatMap(nested)

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

type Diagram = { components: { id: string }[]; links: { from: string; to: string }[] }

function read(lang: string): Map<string, Words> {
  const entries = Object.entries(modules).filter(([path]) => path.startsWith(`./${lang}/`))
  return new Map(entries.map(([path, module]) => [namespaceOf(path), module.default]))
}

function namespaceOf(path: string): string {
  return path.split('/').slice(2, -1).join('/') || 'root'
}

/** An empty list counts as one empty entry, so that lengths compare. */
function leaves(words: Word): Map<string, string> {
  return new Map(leavesOf(words))
}

function nested(word: Word): Words[] {
  if (typeof word === 'string') return []
  const inner = Object.values(word).flatMap(nested)
  return isWords(word) ? [word, ...inner] : inner
}

function isDiagram(object: Words): object is Words & Diagram {
  return Array.isArray(object.components) && Array.isArray(object.links)
}

/** The parameters of a message without their types, once each. */
function parameters(text: string): string {
  const names = tokensOf(text).replace(/:\w+/g, '')
  return names.split(',').sort().join()
}
