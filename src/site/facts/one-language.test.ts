import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cn as cnMail } from '#contract/mails/cn.ts'
import { en as enMail } from '#contract/mails/en.ts'
import { assumptions } from '#contract/trial/estimate-search.ts'
import { referenceSizes } from '#contract/trial/sizing.ts'
import { en as enTrial } from '#contract/trial-contents/en.ts'
import cnSecurity from '#i18n/cn/security/index.ts'
import enSecurity from '#i18n/en/security/index.ts'
import { limits } from '#src/readiness/judge.ts'
import { sample } from '#src/screens/mvda/mvda-state.ts'
import { cn as cnAccounts } from '../../../api/accounts/words/cn.ts'
import { en as enAccounts } from '../../../api/accounts/words/en.ts'
import {
  seededReleases,
  type Text,
  toldDays,
  toldOf,
  tradeFacts,
  wrongDays,
} from '../../../tests/told-facts.ts'
import { writtenDay } from '../written.ts'
import { productFacts } from './product-facts.ts'

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

  it('names ends of fixes and of security fixes as the life cycle has them', () => {
    const told = toldDays(lang, texts[lang])
    expect(new Set(told.map(({ place }) => place)).size).toBeGreaterThan(3)
    expect(wrongDays(told)).toEqual([])
  })

  it.each(
    lang === 'cn'
      ? ['支持截止2029-12-31', '8.6的修复到2030年10月31日', '8.6的修复到2029-10-31，安全修复到2029-10-31']
      : [
          'Supported until 31 October 2029',
          '8.6: fixes until 31 October 2030',
          '8.6 gets security fixes until 31 October 2029',
        ],
  )('sees a day beside another name: %s', (text) => {
    expect(wrongDays(toldDays(lang, [{ place: 'one', text }]))).toHaveLength(1)
  })

  it('names, in an advisory, until when the version that mends it is looked after', () => {
    const advisories = texts[lang].filter(
      ({ place, text }) => place.includes('-advisory-') && text.length > 400,
    )
    expect(advisories).toHaveLength(3)
    for (const advisory of advisories) {
      const { text } = advisory
      const [, version] =
        text
          .match(
            /(?:修复版本|处理方式) *(?:升级到)?([\d.]+\d)|(?:Fixed in|Action) *(?:Upgrade to )?([\d.]+\d)/,
          )
          ?.filter(Boolean) ?? []
      const told = toldDays(lang, [advisory]).filter((one) => one.version === version)
      expect([advisory.place, ...told.map(({ label }) => label)]).toEqual([
        advisory.place,
        'fixesUntil',
        'securityUntil',
      ])
    }
  })

  it('says with every mention of release first that it is off, and what stays first', () => {
    const said = texts[lang].filter(({ text }) =>
      (lang === 'cn' ? /先发后审|通过后才写入/ : /release[, ]+(?:first|then)|only then written/i).test(text),
    )
    // a title names it alone
    const whole = said.filter(({ text }) => text.length > 80)
    expect(whole.length).toBeGreaterThan(4)
    expect(whole.filter(({ text }) => !(lang === 'cn' ? /默认关闭/ : /off by default/).test(text))).toEqual(
      [],
    )
  })

  it('says what a trial consists of in its record alone', () => {
    const said =
      lang === 'cn'
        ? /演示环境|试用(?:设备|环境(?!检测)|账号)|安装包和授权/
        : /demo(?:nstration)? environment|trial (?:environment|appliance|unit|account)|installers and/i
    const places = texts[lang].flatMap(({ place, text }) => (said.test(text) ? [place] : []))
    // what to try first with the appliance, what becomes of its data, and the environment of an event
    const known = ['solution-dsc', 'trial', 'trial-contents'].map((name) => `/i18n/${lang}/${name}/index.ts`)
    expect(new Set(places)).toEqual(new Set([...known, 'api/seed/news/2025-06-26-operations-open-day.json']))
  })

  it('tells in a release note of no version that cannot be had on its day, but for its date', () => {
    for (const { file, json } of seeds.filter(({ file }) => file.includes('/news/'))) {
      const { publishDate, category } = json as { publishDate: string; category?: string }
      if (category !== 'release') continue
      const text = ownTexts(json, lang, file)
        .map((one) => one.text)
        .join('\n')
      const named = new Set(text.match(/\d+\.\d+(?:\.\d+)?/g))
      for (const { version, releasedAt } of seededReleases)
        if (named.has(version) && releasedAt > publishDate) {
          const [year, month, day] = releasedAt.split('-').map(Number)
          expect(text, `${file} ${version}`).toContain(
            lang === 'cn' ? `${year}年${month}月${day}日` : writtenDay(releasedAt, 'en'),
          )
        }
    }
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

it('opens to clients the ports that packages ask for', () => {
  const ports = productFacts.mvda.ports.join()
  for (const { text } of texts.en.filter(({ place }) => place.includes('/mvda-client')))
    for (const [, port] of text.matchAll(/(?:TCP|UDP) (\d+)/g)) expect(ports).toContain(`${port}/`)
})

it('needs for a trial the machines that the smallest size needs', () => {
  const { of } = enTrial
  const count = { a: 1, one: 1, two: 2, three: 3 }
  for (const product of ['av', 'centerview', 'mvda', 'mdw', 'a2m'] as const) {
    const [, number = ''] = of[product].match(/\b(a|one|two|three) (?:server|virtual machines?)\b/) ?? []
    expect([product, count[number as keyof typeof count]]).toEqual([
      product,
      referenceSizes[product][0]?.machines,
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
  if (typeof value === 'string') return [{ place, text: value.replace(/<[^>]+>/g, ' ') }]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => textsOf(inner, place))
}
