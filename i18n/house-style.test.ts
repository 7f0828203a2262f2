import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as cnMail from '#contract/mails/cn.ts'
import * as enMail from '#contract/mails/en.ts'
import * as cnAccounts from '../api/accounts/words/cn.ts'
import * as enAccounts from '../api/accounts/words/en.ts'

/** The forms that CONTRIBUTING.md decides on, in everything that is read: pages, mails, account pages and seeds. */
type Text = { place: string; text: string }

/** What the specification words itself. */
const specified = [
  '已退出登录!',
  'You have logged out!',
  'Please login first, then you can get the download address.',
]

const modules = import.meta.glob<{ default: object }>('./{cn,en}/**/*.ts', { eager: true })
const seeds = globSync('api/seed/*/*.json').map((file) => ({
  file,
  json: JSON.parse(readFileSync(file, 'utf8')) as object,
}))

const texts = {
  cn: [...pagesIn('cn'), ...textsOf(cnAccounts, 'accounts'), ...textsOf(cnMail, 'mail'), ...seedsIn('cn')],
  en: [...pagesIn('en'), ...textsOf(enAccounts, 'accounts'), ...textsOf(enMail, 'mail'), ...seedsIn('en')],
}

type Rule = {
  name: string
  lang?: 'cn' | 'en'
  wrong: RegExp
  /** what it has to find */
  sample: string
  /** where it does not hold */
  except?: RegExp
}

const staff = /^admin|^mail\.\w+\.staff/
const rules: Rule[] = [
  { name: 'customers are 您', lang: 'cn', wrong: /你/, sample: '你的申请', except: staff },
  { name: 'inspection is 巡检', lang: 'cn', wrong: /点检/, sample: '逐项点检' },
  { name: 'licences are 授权', lang: 'cn', wrong: /(?<!也)许可/, sample: '许可余量' },
  { name: 'mails are 发送', lang: 'cn', wrong: /寄到|寄给/, sample: '验证码会寄到那里' },
  {
    name: 'punctuation is full-width',
    lang: 'cn',
    wrong: /\p{Script=Han}[,;:!?]|[,;:!?()]\p{Script=Han}/u,
    sample: '申请,审批',
  },
  {
    name: 'numbers and Latin words stand close',
    lang: 'cn',
    wrong: /\p{Script=Han} +[\w{]|[\w%}] +\p{Script=Han}/u,
    sample: '每天 {hours:number} 小时',
  },
  {
    name: 'a number stands apart from its unit',
    wrong: /\d(?:ms|[kMGT]B|[MG]bit|fps|vCPU)\b|毫秒/,
    sample: '4TB',
  },
  { name: 'a percentage has no space', wrong: /\d %/, sample: '100 %' },
  { name: 'a no-break space is put by the code (units.ts)', wrong: /\u00a0/, sample: '4\u00a0TB' },
  {
    name: 'what is counted has its counter',
    lang: 'cn',
    wrong: /[\d}](?:并发会话|用户|桌面|开发者)/,
    sample: '500桌面以内',
  },
  {
    name: 'thousands are parted',
    wrong: /(?<![\w./-]|(?:GB\/T|ISO|IEC|TCP|UDP|RFC) )\d{5,}(?![\w.])/,
    sample: '20000',
  },
  {
    name: 'people sign in',
    lang: 'en',
    wrong: /\b(?:log(?:ged|ging)?[ -]?(?:in|out|off)|login|logout)\b/i,
    sample: 'Log in to download',
  },
  {
    name: 'effort is in person-days',
    lang: 'en',
    wrong: /(?:working|man)[ -]days a (?:month|year)/i,
    sample: '60 working days a year',
  },
  {
    name: 'health check is the service',
    lang: 'en',
    wrong: /\bhealth (?:check|report)s?\b/i,
    sample: 'Schedules health checks',
    except: /^service|^search/,
  },
  {
    name: 'spelling is British',
    lang: 'en',
    wrong: /\b(?:center|color|behavior|catalog|license)s?\b/i,
    sample: 'in your data center',
  },
  {
    name: 'dates are written out',
    lang: 'en',
    wrong: /(?<![\w-])\d{4}-\d\d-\d\d/,
    sample: 'until 2027-12-31',
    except: /^admin|\.date$/,
  },
]

describe.each(rules)('$name', ({ lang, wrong, sample, except }) => {
  test('is seen where it is broken', () => expect(sample).toMatch(wrong))

  test.each(lang ? [lang] : (['cn', 'en'] as const))('%s', (of) => {
    const broken = texts[of].filter(({ place, text }) => wrong.test(text) && !except?.test(place))
    expect(broken).toEqual([])
  })
})

test('reads what there is to read', () => {
  expect(texts.cn.length).toBeGreaterThan(3_000)
  expect(texts.en.length).toBeGreaterThan(3_000)
})

function pagesIn(lang: 'cn' | 'en'): Text[] {
  return Object.entries(modules).flatMap(([path, module]) =>
    path.startsWith(`./${lang}/`) ? textsOf(module.default, path.split('/').slice(2, -1).join('/')) : [],
  )
}

/** Titles, texts, notes and requirements in one language. */
function seedsIn(lang: 'cn' | 'en'): Text[] {
  const read = (value: unknown, place: string): Text[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) =>
      key === lang ? textsOf(inner, place) : read(inner, `${place}.${key}`),
    )
  }
  return seeds.flatMap(({ file, json }) => read(json, file))
}

/** Every text under a place; of a function its source, tags of HTML left out. */
function textsOf(value: unknown, place: string): Text[] {
  if (typeof value === 'string' || typeof value === 'function') {
    const text = String(value).replace(/<(pre|code)\b.*?<\/\1>|<[^>]+>/gs, '\n')
    return specified.includes(text) ? [] : [{ place, text }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`))
}
