import { type ProductKey, productKeys, productNames } from '../contract/products.ts'
import { type Assumption, assumptionNames, assumptions, estimateOf } from '../contract/trial/estimate.ts'
import type { Language } from '../contract/values-schema.ts'

type Words = Record<Assumption, (n: number) => string> & Record<ProductKey, (n: string) => string>

/** What an estimate counts and assumes, as mails and tables say it. */
const words: Record<Language, Words> = {
  cn: {
    av: (n) => `${n}个并发会话`,
    dsc: (n) => `${n}个用户`,
    centerview: (n) => `${n}个桌面`,
    mvda: (n) => `${n}个桌面`,
    mdw: (n) => `${n}名开发者`,
    a2m: (n) => `${n}个用户`,
    memory: (n) => `每桌面内存${n} GB`,
    disk: (n) => `每桌面磁盘${n} GB`,
    line: (n) => `每会话带宽${n} Mbit/s`,
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
    memory: (n) => `${n} GB of memory per desktop`,
    disk: (n) => `${n} GB of disk per desktop`,
    line: (n) => `${n} Mbit/s per session`,
    hours: (n) => `${n} recorded hours a day`,
    days: (n) => `recordings kept for ${n} days`,
  },
}

/** Which assumptions matter for which product. */
const assumed: { [Key in ProductKey]?: readonly Assumption[] } = {
  mvda: ['memory', 'disk', 'line'],
  av: ['hours', 'days'],
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
