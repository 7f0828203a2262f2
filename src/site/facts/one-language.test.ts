import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cn as cnAccounts } from '#api/accounts/words/cn.ts'
import { en as enAccounts } from '#api/accounts/words/en.ts'
import { cn as cnMail } from '#api/contract/mails/cn.ts'
import { en as enMail } from '#api/contract/mails/en.ts'
import { assumptions } from '#api/contract/trial/estimate.ts'
import cnSecurity from '#i18n/cn/security/index.ts'
import enSecurity from '#i18n/en/security/index.ts'
import enTrial from '#i18n/en/trial/index.ts'
import { limits } from '#src/readiness/judge.ts'
import { sample } from '#src/screens/mvda/mvda-state.ts'
import { type Text, toldOf, tradeFacts } from '../../../tests/told-facts.ts'
import { productFacts, recorded } from './product-facts.ts'

/** Facts that several pages, articles, packages or mails of one language tell: all have to tell the same. */
type Lang = 'cn' | 'en'
type Package = {
  product: string
  part: string
  systems?: Record<string, string[]>
  releases: { builds: { platform: string }[]; documents?: { kind: string; access?: string }[] }[]
}

const modules = import.meta.glob<{ default: object }>('/i18n/{cn,en}/**/*.ts', { eager: true })
const seeds = globSync('api/seed/*/*.json').map((file) => ({
  file,
  json: JSON.parse(readFileSync(file, 'utf8')) as object,
}))
const packages = seeds.flatMap(({ file, json }) => (file.includes('/packages/') ? [json as Package] : []))

const texts = { cn: textsIn('cn'), en: textsIn('en') }

describe.each(['cn', 'en'] as const)('%s', (lang) => {
  it.each(tradeFacts)('$name: $is', (fact) => {
    const told = toldOf(fact, lang, texts[lang])
    expect(new Set(told.map(({ place }) => place)).size, 'pages that tell it').toBeGreaterThan(1)
    expect(told.filter(({ value }) => value !== fact.is)).toEqual([])
  })

  it('sees a page that tells another fact', () => {
    const [first] = tradeFacts
    const text = lang === 'cn' ? '过去6小时' : 'the past six hours'
    expect(first && toldOf(first, lang, [{ place: 'one', text }])).toMatchObject([{ value: '6' }])
  })

  it.each([
    ['mvda', 'client', 2],
    ['a2m', 'client', 2],
    ['centerview', 'tool', 2],
    ['av', 'agent', 2],
    ['dsc', 'client', 0],
    ['mdw', 'client', 5],
  ] as const)('names the systems of the %s %s as its packages do', (product, part, at) => {
    const own = packages.find((one) => one.product === product && one.part === part)
    const platforms = new Set(own?.releases.at(-1)?.builds.map(({ platform }) => platform))
    const words = modules[`/i18n/${lang}/product-${product}/index.ts`]?.default as {
      compatibility: { groups: { items: string[] }[] }
    }
    const items = words.compatibility.groups[at]?.items.join('\n') ?? ''
    const names: Record<string, RegExp> = {
      windows: /Windows(?! Server)/,
      macos: /macOS/,
      kylin: /麒麟|Kylin/,
      uos: /UOS/,
      linux: /Linux/,
      android: /Android/,
      ios: /\biOS/,
      harmonyos: /HarmonyOS|鸿蒙/,
    }
    const named = Object.keys(names).filter((name) => names[name]?.test(items))
    expect(named.sort()).toEqual([...platforms].filter((name) => name in names).sort())
  })
})

it('asks of a line no more than the demonstration has, and assumes no more in an estimate', () => {
  const least = Math.min(...Object.values(sample.lines).map(({ capacity }) => capacity))
  expect(limits.throughput.usable).toBeLessThanOrEqual(least)
  expect(assumptions.line.usual).toBeLessThanOrEqual(limits.throughput.good)
})

it('reckons recordings in the table of AuditView as in an estimate', () => {
  expect(recorded).toEqual({ hours: assumptions.hours.usual, days: assumptions.days.usual })
})

it('opens to clients the ports that packages ask for', () => {
  const ports = productFacts.mvda.ports.join()
  for (const { text } of texts.en.filter(({ place }) => place.includes('/mvda-client')))
    for (const [, port] of text.matchAll(/(?:TCP|UDP) (\d+)/g)) expect(ports).toContain(`${port}/`)
})

it('needs for a trial the machines that the smallest size needs', () => {
  const { of } = enTrial.form.what
  const count = { a: 1, one: 1, two: 2, three: 3 }
  for (const product of ['av', 'centerview', 'mvda', 'mdw', 'a2m'] as const) {
    const [, number = ''] = of[product].match(/\b(a|one|two|three) (?:server|virtual machines?)\b/) ?? []
    expect([product, count[number as keyof typeof count]]).toEqual([
      product,
      productFacts[product].sizing[0]?.machines,
    ])
  }
})

it('says of the bills of materials what Downloads has', () => {
  const documents = packages.flatMap(({ releases }) => releases.flatMap((release) => release.documents ?? []))
  expect(documents.some(({ kind, access }) => kind === 'sbom' && access === 'public')).toBe(true)
  for (const [{ answers }, yes] of [
    [cnSecurity, '有'],
    [enSecurity, 'Yes'],
  ] as const)
    expect(Object.values(answers.items).find(({ question }) => question.includes('SBOM'))?.answer).toBe(yes)
})

function textsIn(lang: Lang): Text[] {
  const words = Object.entries(modules).flatMap(([path, { default: module }]) =>
    path.startsWith(`/i18n/${lang}/`) && !path.includes('/admin') ? textsOf(module, path) : [],
  )
  const inSeeds = seeds.flatMap(({ file, json }) => ownTexts(json, lang, file))
  const mails = textsOf(lang === 'cn' ? cnMail : enMail, 'mails')
  const accounts = textsOf(lang === 'cn' ? cnAccounts : enAccounts, 'accounts')
  return [...words, ...inSeeds, ...mails, ...accounts]
}

/** What a seed file says in one language. */
function ownTexts(value: unknown, lang: Lang, place: string): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === lang ? textsOf(inner, place) : ownTexts(inner, lang, place),
  )
}

function textsOf(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value.replace(/<[^>]+>/g, '') }]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => textsOf(inner, place))
}
