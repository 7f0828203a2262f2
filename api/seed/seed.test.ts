import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productKeys, productNames } from '#contract/products.ts'

/** The newest day a seed file may carry; raise it when newer content is added. */
const NEWEST_DAY = '2026-11-20'

const NEWS_TAGS = /^(?:h2|p|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|code|strong|a)$/

/** URL patterns of the site that seed content may link to, without the language segment. */
const SITE_PATH =
  /^\/(?:(?:product|solution)\/(?:mvda|dsc|av|a2m|centerview|mdw)|download\/search|trial\/(?:trial|test)|about\/(?:joinus|recruitment|contact|about|news)|service(?:\/releases\?product=(?:mvda|dsc|av|a2m|centerview|mdw)(?:#compatibility)?)?)$/

const TEAM_KEYS = ['rnd', 'qa', 'delivery', 'presales', 'sales', 'design']
const CITY_KEYS = ['beijing', 'shanghai', 'shenzhen', 'chengdu']
const LANGS = ['cn', 'en'] as const
const HYPE = /赋能|领先|一站式|极致/

type Lang = (typeof LANGS)[number]
type Article = { title: string; summary: string; bodyHtml: string }
type News = { id: string; publishDate: string; hits: number; cn: Article; en: Article }
type JobText = Record<'title' | 'team' | 'city' | 'type' | 'summary', string> &
  Record<'duties' | 'requirements', string[]>
type Job = {
  id: string
  publishedAt: string
  validThrough: string
  closed?: boolean
  teamKey: string
  cityKey: string
  cn: JobText
  en: JobText
}

type Package = { product: string; releases: { version: string }[] }

const news = load<News>('news')
const jobs = load<Job>('jobs')
const packages = load<Package>('packages')

describe('the collection', () => {
  test('is large enough to fill every list of the site', () => {
    expect(news.length).toBeGreaterThanOrEqual(24)
    expect(jobs.filter(({ item }) => !item.closed).length).toBeGreaterThanOrEqual(8)
    expect(jobs.some(({ item }) => item.closed)).toBe(true)
  })

  test('has unique ids, days and titles', () => {
    expectUnique([...news, ...jobs].map(({ item }) => item.id))
    expectUnique(news.map(({ item }) => item.publishDate))
    expectUnique(news.map(({ item }) => item.cn.title))
  })
})

test('every version an article names can be downloaded, or is of its line', () => {
  const text = JSON.stringify(news)
  let named = 0
  for (const key of productKeys) {
    const released = packages.filter(({ item }) => item.product === key).flatMap(({ item }) => item.releases)
    for (const [, version = ''] of text.matchAll(new RegExp(`${productNames[key]} ?v?(\\d+\\.\\d+)`, 'g'))) {
      named += 1
      const isKnown = released.some((release) => `${release.version}.`.startsWith(`${version}.`))
      expect(isKnown, `${productNames[key]} ${version}`).toBe(true)
    }
  }
  expect(named).toBeGreaterThan(10)
})

describe.each(news)('news/$file', ({ file, item }) => {
  test('has the shape of a news item', () => {
    const keys = Object.keys(item).filter((key) => key !== 'category')
    expect(keys).toEqual(['id', 'publishDate', 'hits', 'cn', 'en'])
    expect(file).toMatch(new RegExp(`^${item.publishDate}-[a-z0-9]+(-[a-z0-9]+)*\\.json$`))
    expect(Number.isInteger(item.hits) && item.hits >= 0).toBe(true)
    expect(item.publishDate <= NEWEST_DAY).toBe(true)
    expectIdOfDay(item.id, item.publishDate)
  })

  test('keeps the agreed lengths', () => {
    expectBetween(length(item.cn.title), 6, 32)
    expectBetween(length(item.cn.summary), 40, 90)
    expectBetween(hanCount(item.cn.bodyHtml), 350, 900)
    expectBetween(item.en.title.length, 10, 80)
    expectBetween(item.en.summary.length, 100, 220)
    expectBetween(wordCount(item.en.bodyHtml), 250, 500)
  })

  test('writes well-formed HTML with allowed tags and links only', () => {
    for (const lang of LANGS) expectCleanHtml(item[lang].bodyHtml, lang)
    const [cn, en] = [item.cn, item.en].map(({ bodyHtml }) => bodyHtml.match(/<[^>]+>/g))
    expect(en?.map((tag) => tag.replace('"/en/', '"/cn/')).sort()).toEqual(cn?.sort())
  })

  test('keeps each language to itself', () => {
    expectLanguage(item.cn, item.en)
  })
})

describe.each(jobs)('jobs/$file', ({ item }) => {
  test('has the shape of a position', () => {
    expect(TEAM_KEYS).toContain(item.teamKey)
    expect(CITY_KEYS).toContain(item.cityKey)
    expect(item.publishedAt <= NEWEST_DAY).toBe(true)
    expectBetween(Date.parse(item.validThrough), Date.parse('2027-03-31'), Date.parse('2027-12-31'))
    expectIdOfDay(item.id, item.publishedAt)
    expect(Object.keys(item.cn)).toEqual(Object.keys(item.en))
    expect(item.cn.duties).toHaveLength(item.en.duties.length)
    expect(item.cn.requirements).toHaveLength(item.en.requirements.length)
    expect(item.cn.duties.length).toBeGreaterThanOrEqual(3)
    expect(item.cn.requirements.length).toBeGreaterThanOrEqual(3)
  })

  test('keeps each language to itself', () => {
    expectLanguage(item.cn, item.en)
  })
})

function load<T>(folder: string): { file: string; item: T }[] {
  const url = new URL(`./${folder}/`, import.meta.url)
  return readdirSync(url)
    .sort()
    .map((file) => ({ file, item: JSON.parse(readFileSync(new URL(file, url), 'utf8')) as T }))
}

/** RFC 9562 section 5.7: the first 48 bits of a version 7 UUID are Unix time in milliseconds. */
function expectIdOfDay(id: string, day: string): void {
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
  expect(new Date(time).toISOString().slice(0, 10)).toBe(day)
}

function expectCleanHtml(html: string, lang: Lang): void {
  const open: string[] = []
  for (const [, close, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    expect(name).toMatch(NEWS_TAGS)
    if (close) expect(open.pop()).toBe(name)
    else {
      open.push(name)
      expectAllowedAttributes(name, attributes, lang)
    }
  }
  expect(open).toEqual([])
  expect(html.replace(/<\/?[a-z0-9]+[^>]*>/gi, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/)
}

function expectAllowedAttributes(name: string, attributes: string, lang: Lang): void {
  if (name === 'th') expect(attributes).toBe(' scope="col"')
  else if (name !== 'a') expect(attributes).toBe('')
  else {
    const href = /^ href="([^"]+)"$/.exec(attributes)?.[1] ?? ''
    if (href.startsWith('/')) {
      expect(href.slice(0, 3)).toBe(`/${lang}`)
      expect(href.slice(3)).toMatch(SITE_PATH)
    } else expect(new URL(href).hostname).toMatch(/\.example$/)
  }
}

/** Chinese text has Han characters, no hand-typed space beside them; English has no CJK at all. */
function expectLanguage(cn: object, en: object): void {
  const chinese = strings(cn)
  for (const text of chinese) expect(text).toMatch(/\p{Script=Han}/u)
  for (const text of chinese) {
    expect(text).not.toMatch(HYPE)
    expect(text).not.toMatch(/\p{Script=Han} +[A-Za-z0-9]|[A-Za-z0-9] +\p{Script=Han}/u)
  }
  for (const text of strings(en)) expect(text).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u)
}

function strings(value: object): string[] {
  return Object.values(value).flat().map(String)
}

function expectUnique(values: string[]): void {
  expect(new Set(values).size).toBe(values.length)
}

function expectBetween(value: number, low: number, high: number): void {
  expect(value).toBeGreaterThanOrEqual(low)
  expect(value).toBeLessThanOrEqual(high)
}

function length(text: string): number {
  return [...text].length
}

function hanCount(html: string): number {
  return html.match(/\p{Script=Han}/gu)?.length ?? 0
}

function wordCount(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
}
