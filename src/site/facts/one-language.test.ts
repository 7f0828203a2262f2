import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cn as cnAccounts } from '#api/accounts/words/cn.ts'
import { en as enAccounts } from '#api/accounts/words/en.ts'
import { assumptions } from '#api/contract/trial/estimate.ts'
import { cn as cnMail } from '#api/mail/words/cn.ts'
import { en as enMail } from '#api/mail/words/en.ts'
import cnSecurity from '#i18n/cn/security/index.ts'
import enSecurity from '#i18n/en/security/index.ts'
import enTrial from '#i18n/en/trial/index.ts'
import { limits } from '#src/readiness/judge.ts'
import { sample } from '#src/screens/mvda/mvda-state.ts'
import { productFacts, recorded } from './product-facts.ts'

/** Facts that several pages, articles, packages or mails of one language tell: all have to tell the same. */
type Lang = 'cn' | 'en'
type Text = { place: string; text: string }
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

/** A fact in its spellings; what they capture is told. */
type Fact = { name: string; is: string; cn?: RegExp; en?: RegExp }

const facts: Fact[] = [
  {
    name: 'how far back sessions are searched',
    is: '4',
    cn: /过去(\d+)小时|近(\d+)小时的会话|(\d+)小时会话检索/g,
    en: /(?:past|last) (\w+) hours|(\w+)-hour search|(\w+) hours of session detail/g,
  },
  {
    name: 'what inspection saves a year',
    is: '60',
    cn: /(?<!于|月)[每一]年[^\d，。；]{0,6}(\d+)人天|共(\d+)人天/g,
    en: /sav(?:es?|ing) (\d+) (?:person-days )?a year|(\d+) person-days a year|and (\d+) a year before/g,
  },
  {
    name: 'what inspection took a month',
    is: '5',
    cn: /每月[^\d，。]{0,3}(\d+)人天/g,
    en: /(\d+) person-days a month/g,
  },
  {
    name: 'fewer fault reports',
    is: '26',
    cn: /报障量(?:下降|：部署前100，部署后74，下降)(\d+)%/g,
    en: /(\d+)% fewer|fell by (\d+)%/g,
  },
  {
    name: 'better fault handling',
    is: '50',
    cn: /效率[^\d。]{0,3}提升(\d+)%/g,
    en: /(?:improved|rose) by (\d+)%|(\d+)% better/g,
  },
  {
    name: 'capacities of DSC',
    is: '4 8',
    cn: /(\d) TB(?:或|与|和|、)(\d) TB/g,
    en: /(\d) TB(?: or |, | and )(\d) TB/g,
  },
  { name: 'height of DSC', is: '1', cn: /(\d)U(?=机架|一体机|设备|，|以)/g, en: /(\d)U\b/g },
  { name: 'phases of a logon', is: '7', cn: /([七八六])个阶段(?!写)/g, en: /\b(six|seven|eight) phases/gi },
  {
    name: 'least retention of logs',
    is: '6',
    cn: /不少于(\S)个月/g,
    en: /\b(?:least )?(\w+) months(?: or longer)?(?=,? as China|;| or longer can| or longer|\.? A recording)/g,
  },
  { name: 'oldest Android', is: '8', cn: /Android (\d+)及以上/g, en: /Android (\d+) (?:and|or) later/g },
  { name: 'oldest iOS', is: '14', cn: /iPadOS (\d+)及以上/g, en: /iPadOS (\d+) (?:and|or) later/g },
  {
    name: 'oldest Windows Server',
    is: '2016',
    cn: /Windows Server (\d+)及以上/g,
    en: /Windows Server (\d+) and later/g,
  },
  { name: 'port of ADB', is: '5037', cn: /端口(\d{4})/g, en: /(?:takes|port,) (\d{4})/g },
  {
    name: 'what 8.0 is upgraded from',
    is: '7.2',
    cn: /(?:升级到8\.0需要|当前版本需要在)([\d.]+\d)及以上/g,
    en: /you need ([\d.]+\d) or later/gi,
  },
  {
    name: 'longest name',
    is: '15',
    cn: /(?:^最多|最多为|显示名最多|顶部，最多)(\d+)个字符/gm,
    en: /(?:^Up to|max length is|display name can have at most|page, up to) (\d+)/gm,
  },
  {
    name: 'minutes of a code',
    is: '10',
    cn: /(?:验证码|验证邮件|验证码会)[^。\n]{0,30}?(\d+)分钟(?:内有效|失效)/g,
    en: /(?:valid for|works for|expire after) (\d+) minutes/g,
  },
  {
    name: 'length of the call',
    is: '20',
    cn: /约([二三]?十|\d+)分钟/g,
    en: /(?:about |a )(\d+)(?:-| )minutes?/gi,
  },
  {
    name: 'keeping applications',
    is: '12',
    cn: /最后一次联系之后(\d+)个月/g,
    en: /(\d+) months after our last contact/g,
  },
  {
    name: 'keeping unverified applications',
    is: '30',
    cn: /没有通过邮箱验证的[^\d。]{0,6}(\d+)天/g,
    en: /never verified(?: are deleted after|:) (\d+) days/g,
  },
  {
    name: 'answers on personal information',
    is: '15',
    cn: /(\d+)个工作日内办结/g,
    en: /finish (?:and answer )?within (\d+) working days/g,
  },
  { name: 'keeping CVs', is: '12', cn: /招聘结束后(\d+)个月/g, en: /(\d+) months after that round/g },
]

const numbers: Record<string, string> = {
  六: '6',
  七: '7',
  八: '8',
  二十: '20',
  four: '4',
  six: '6',
  seven: '7',
  eight: '8',
}

describe.each(['cn', 'en'] as const)('%s', (lang) => {
  it.each(facts)('$name: $is', ({ is, [lang]: spelt }) => {
    if (!spelt) return
    const told = texts[lang].flatMap(({ place, text }) =>
      [...text.matchAll(spelt)].map(([all, ...parts]) => {
        const value = parts.filter(Boolean).map((part) => numbers[part.toLowerCase()] ?? part)
        return { place, all, value: value.join(' ') }
      }),
    )
    expect(new Set(told.map(({ place }) => place)).size, 'pages that tell it').toBeGreaterThan(1)
    expect(told.filter(({ value }) => value !== is)).toEqual([])
  })

  it('sees a page that tells another fact', () => {
    const [first] = facts
    const said = lang === 'cn' ? '过去6小时' : 'the past six hours'
    const [found] = [...said.matchAll(first?.[lang] ?? /$/g)]
    expect(found?.slice(1).find(Boolean)).not.toBe(first?.is)
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
