import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A text in both languages, with where it stands. */
type Pair = { place: string; cn: string; en: string }

const messages = { ...import.meta.glob('/i18n/*/**/*.ts', { eager: true }) } as Record<
  string,
  { default?: unknown }
>

function pairsOf(place: string, cn: unknown, en: unknown): Pair[] {
  if (typeof cn === 'string' && typeof en === 'string')
    // the version of a consent is that of its text
    return /\.(consent|marketing)\.version$/.test(place) ? [] : [{ place, cn, en }]
  if (typeof cn !== 'object' || typeof en !== 'object' || !cn || !en) return []
  return Object.entries(cn).flatMap(([key, value]) =>
    pairsOf(`${place}.${key}`, value, (en as Record<string, unknown>)[key]),
  )
}

type Bilingual = { cn: object; en?: object }

const seeds = globSync('api/seed/{news,packages}/*.json').map((file) => ({
  file,
  json: JSON.parse(readFileSync(file, 'utf8')) as Bilingual & {
    product?: string
    requirements?: Bilingual
    releases?: { version: string; notes: Bilingual }[]
  },
}))

const words = Object.entries(messages).flatMap(([file, { default: cn }]) =>
  file.startsWith('/i18n/cn/') ? pairsOf(file, cn, messages[file.replace('/cn/', '/en/')]?.default) : [],
)
const told = seeds.flatMap(({ file, json }) => [
  ...pairsOf(file, json.cn, json.en),
  ...pairsOf(file, json.requirements?.cn, json.requirements?.en),
  ...(json.releases ?? []).flatMap(({ version, notes }) => pairsOf(`${file} ${version}`, notes.cn, notes.en)),
])
const pairs = [...words, ...told]

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Whole dates of a text in any of its spellings. */
function datesIn(text: string): string[] {
  const spelt = [
    ...text.matchAll(/(?<year>\d{4})年(?<month>\d\d?)月(?:\d\d?日[^年月日]?)?(?<day>\d\d?)日/g),
    ...text.matchAll(/(?<year>\d{4})年(?<month>\d\d?)月(?<day>\d\d?)日/g),
    ...text.matchAll(/(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/g),
    ...text.matchAll(new RegExp(`(?<day>\\d\\d?) (?<month>${months.join('|')}) (?<year>\\d{4})`, 'g')),
  ]
  return spelt.map(({ groups: { year = '', month = '', day = '' } = {} }) =>
    [year, months.indexOf(month) + 1 || Number(month), Number(day)].join('-'),
  )
}

/** Numbers with units that both languages write alike. */
function measuresIn(text: string): string[] {
  return [...text.matchAll(/(\d[\d,.]*) ?(ms|[MG]bit\/s|[kMGT]B|vCPU|%|U\b(?!D))/g)].map(
    ([, number = '', unit]) => `${number.replaceAll(',', '').replace(/\.$/, '')} ${unit}`,
  )
}

/** Products with a version, as `MVDA 8.6` and `CenterView server 4.2`. */
function versionsIn(text: string): string[] {
  return [
    ...text.matchAll(/\b(MVDA|AuditView|DSC|CenterView|MDW|A2M)\b[\p{L} ]{0,12}?(\d+\.\d+(?:\.\d+)?)/gu),
  ].map(([, product, version]) => `${product} ${version}`)
}

it.each([
  ['dates', datesIn],
  ['numbers with units', measuresIn],
  ['versions', versionsIn],
])('no text has other %s in English than in Chinese', (_, read) => {
  expect(pairs.length).toBeGreaterThan(1_000)
  // one may leave out what the other says
  const differing = pairs
    .map(({ place, cn, en }) => ({ place, cn: new Set(read(cn)), en: new Set(read(en)) }))
    .filter(({ cn, en }) => [...cn].some((one) => !en.has(one)) && [...en].some((one) => !cn.has(one)))
  expect(differing).toEqual([])
})

it('every version that a page or an article names has been released', () => {
  const names = {
    av: 'AuditView',
    centerview: 'CenterView',
    dsc: 'DSC',
    mdw: 'MDW',
    mvda: 'MVDA',
    a2m: 'A2M',
  }
  const released = new Set(
    seeds.flatMap(({ json: { product, releases = [] } }) =>
      releases.map(({ version }) => `${names[product as keyof typeof names]} ${version}`),
    ),
  )
  // an advisory names versions that have been replaced since
  const current = pairs.filter(({ place }) => !place.includes('-advisory-'))
  const unknown = current.flatMap(({ place, cn, en }) =>
    [...versionsIn(cn), ...versionsIn(en)]
      .filter((one) => !released.has(one))
      .map((one) => `${one} in ${place}`),
  )
  expect(unknown).toEqual([])
})
