import { type ProductKey, productKeys, productNames } from '#contract/products.ts'
import { quantity } from '#contract/texts/quantity.ts'
import { estimateOf } from '#contract/trial/estimate.ts'
import { type Assumption, assumptionNames, assumptions } from '#contract/trial/estimate-search.ts'
import { sizesOf, totalOf } from '#contract/trial/sizing.ts'
import type { Language } from '#contract/values-schema.ts'

type Words = Record<Assumption, (n: number) => string> & Record<ProductKey, (n: string) => string>
type Sums = Pick<ReturnType<typeof totalOf>, 'servers' | 'hosts' | 'open'> & {
  storage: string
  bandwidth: string
}

/** What an estimate counts and assumes, as mails and tables say it. */
const words: Record<Language, Words> = {
  cn: {
    av: (n) => `${n}个并发会话`,
    dsc: (n) => `${n}个用户`,
    centerview: (n) => `${n}个桌面`,
    mvda: (n) => `${n}个桌面`,
    mdw: (n) => `${n}名开发者`,
    a2m: (n) => `${n}个用户`,
    memory: (n) => `每桌面内存${quantity(n, 'GB')}`,
    disk: (n) => `每桌面磁盘${quantity(n, 'GB')}`,
    line: (n) => `每会话带宽${quantity(n, 'Mbit/s')}`,
    hours: (n) => `每天录制${n}小时`,
    days: (n) => `录像保存${n}天`,
  },
  en: {
    av: (n) => `concurrent sessions: ${n}`,
    dsc: (n) => `users: ${n}`,
    centerview: (n) => `desktops: ${n}`,
    mvda: (n) => `desktops: ${n}`,
    mdw: (n) => `developers: ${n}`,
    a2m: (n) => `users: ${n}`,
    memory: (n) => `${quantity(n, 'GB')} of memory per desktop`,
    disk: (n) => `${quantity(n, 'GB')} of disk per desktop`,
    line: (n) => `${quantity(n, 'Mbit/s')} per session`,
    hours: (n) => `${n} recorded hours a day`,
    days: (n) => `recordings kept for ${n} days`,
  },
}

/** Which assumptions matter for which product. */
const assumed: { [Key in ProductKey]?: readonly Assumption[] } = {
  mvda: ['memory', 'disk', 'line'],
  av: ['hours', 'days'],
}

/** What it comes to. */
const results: Record<Language, { total: string; of: (sums: Sums) => (string | false)[] }> = {
  cn: {
    total: '合计',
    of: ({ servers, hosts, storage, bandwidth, open }) => [
      servers > 0 && `服务器与一体机${servers}台`,
      open.length > 0 && `${open.map((key) => productNames[key]).join('、')}的服务器超出参考表，需测算`,
      hosts > 0 && `桌面主机${hosts}台（含备用）`,
      storage && `磁盘与存储${storage}`,
      bandwidth && `带宽${bandwidth}`,
    ],
  },
  en: {
    total: 'Total',
    of: ({ servers, hosts, storage, bandwidth, open }) => [
      servers > 0 && `servers and appliances: ${servers}`,
      open.length > 0 &&
        `servers of ${open.map((key) => productNames[key]).join(', ')}: beyond the reference table, to be worked out`,
      hosts > 0 && `desktop hosts, spare ones included: ${hosts}`,
      storage && `${storage} of disks and storage`,
      bandwidth && `${bandwidth} of bandwidth`,
    ],
  },
}

/** The result of an estimate for people to read: a row for each product, and for all of them where there are several. */
export function resultRows(text: string, lang: Language): [label: string, value: string][] {
  const { total, of } = results[lang]
  const sizes = sizesOf(estimateOf(text))
  const row = (label: string, sums: ReturnType<typeof totalOf>): [string, string] => {
    const storage = sums.storage > 0 ? quantity(sums.storage, 'GB') : ''
    const bandwidth = sums.bandwidth > 0 ? quantity(sums.bandwidth, 'Mbit/s') : ''
    return [
      label,
      of({ ...sums, storage, bandwidth })
        .filter(Boolean)
        .join(lang === 'cn' ? '，' : ', '),
    ]
  }
  return [
    ...sizes.map((size) => row(productNames[size.product], totalOf([size]))),
    ...(sizes.length > 1 ? [row(total, totalOf(sizes))] : []),
  ]
}

/** An estimate for people to read: each product with its quantity and what is assumed. */
export function estimateInWords(text: string, lang: Language): string {
  const estimate = estimateOf(text)
  const say = words[lang]
  const [colon, comma, stop] = lang === 'cn' ? ['：', '，', '；'] : [', ', ', ', '; ']
  const parts = productKeys.flatMap((key) => {
    const count = estimate[key]
    if (!count) return []
    const more = assumptionNames
      .filter((name) => assumed[key]?.includes(name))
      .map((name) => say[name](estimate[name] ?? assumptions[name].usual))
    return [productNames[key] + colon + [say[key](count.toLocaleString('en')), ...more].join(comma)]
  })
  return parts.join(stop)
}
