import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadWords } from '#i18n/load-words.ts'
import { siteWordsOf } from '#i18n/words.tsx'
import { longest, pageHead } from './head.ts'
import { locales } from './locale.ts'

/** Shorter ones say too little; the longest are those of head.ts. */
const shortest = { cn: { title: 8, description: 40 }, en: { title: 15, description: 70 } }

type Described = { title: string; description: string }

describe.each(locales)('titles and descriptions in %s', (lang) => {
  let described: (Described & { where: string })[]

  beforeAll(async () => {
    await loadWords(lang, [])
    const folder = new URL(`../../i18n/${lang}/`, import.meta.url)
    const namespaces = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const found = namespaces.map(async ({ name }) => {
      const { default: words } = await import(/* @vite-ignore */ new URL(`${name}/index.ts`, folder).href)
      return descriptionsIn(words, name)
    })
    described = (await Promise.all(found)).flat()
  })

  it('are there, each once', () => {
    expect(described.length).toBeGreaterThan(25)
    expect(new Set(described.map(({ title }) => title)).size).toBe(described.length)
    expect(new Set(described.map(({ description }) => description)).size).toBe(described.length)
  })

  it('fit a result page', () => {
    const wrong = described.filter(({ title, description }) => {
      const full = `${title} · ${siteWordsOf(lang).site.name}`
      return (
        !fits(full, shortest[lang].title, longest[lang].title) ||
        !fits(description, shortest[lang].description, longest[lang].description)
      )
    })
    expect(wrong).toEqual([])
  })
})

describe('what an editor wrote', () => {
  beforeAll(() => loadWords('en', ['about']))

  const context = {
    params: { lang: 'en' },
    match: { pathname: '/en/about/about', status: 'success' },
    matches: [],
  }
  const head = (title: string, description: string) => {
    const { meta } = pageHead(context, { title, description, path: '/x' })
    return { title: meta[0]?.title, description: (meta[1] as { content?: string }).content ?? '' }
  }

  it('keeps its title whole: the name of the site gives way', () => {
    const title = 'What to measure before you size a desktop cloud for ten thousand people'
    expect(head(title, '').title).toBe(title)
    expect(head('Short', '').title).toBe('Short · DeskCloud')
  })

  it('is named to search engines in Chinese for whoever reads neither language', () => {
    const { links } = pageHead(context, { title: 'x', description: '', path: '/x' })
    expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'x-default', href: '/cn/x' })
  })

  it('has its description cut between words', () => {
    const { description } = head('x', 'word '.repeat(60))
    expect(description.length).toBeLessThanOrEqual(longest.en.description)
    expect(description).toMatch(/word…$/)
  })
})

function descriptionsIn(value: unknown, where: string): (Described & { where: string })[] {
  if (typeof value !== 'object' || value === null) return []
  const own = where.endsWith('.seo') ? [{ ...(value as Described), where }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]) => descriptionsIn(child, `${where}.${key}`)),
  ]
}

function fits(text: string, least: number, most: number): boolean {
  const { length } = [...text]
  return length >= least && length <= most
}
