import { type } from 'arktype'
import { productKeys } from '#src/site/products.ts'
import { ordinaryWidth } from '#src/site/typed-text.ts'
import { callUpstream } from './call.server.ts'
import { pageOf } from './content.server.ts'
import { readUpstream } from './read.server.ts'

const calendarDate = type(/^\d{4}-\d{2}-\d{2}$/)
const inBoth = type({ cn: 'string', en: 'string' })
const listInBoth = type({ cn: 'string[]', en: 'string[]' })

const version = type({
  id: 'string.uuid',
  version: 'string <= 40',
  releasedAt: calendarDate,
  supportEnd: calendarDate.or('null'),
  latest: 'boolean',
})

const download = version.and({
  product: type.enumerated(...productKeys),
  name: inBoth,
  platform: "'windows' | 'macos' | 'kylin' | 'uos' | 'linux' | 'android' | 'ios' | 'appliance'",
  cpu: "'x86' | 'arm' | 'loongarch' | 'any'",
  fileName: 'string <= 255',
  size: 'number.integer >= 0',
  sha256: /^[0-9a-f]{64}$/,
})

const downloadList = type({
  items: download.array(),
  nextCursor: 'string | null',
  total: 'number.integer | null',
})

const downloadDetail = download.and({
  notes: listInBoth,
  requirements: listInBoth,
  older: version.array(),
})

const address = type({ url: /^https?:\/\//, expiresAt: 'string.date.iso' })

export type UpstreamDownload = typeof download.infer
export type UpstreamDownloadDetail = typeof downloadDetail.infer

export type DownloadQuery = { limit: number } & {
  [Key in 'q' | 'product' | 'platform' | 'cpu' | 'version' | 'cursor']?: string | undefined
}

/** One page of packages, newest first. */
export function readDownloads(query: DownloadQuery) {
  const call = { path: ['downloads'], query, answers: downloadList }
  return readUpstream<typeof downloadList.infer>(call, ({ downloads }) => {
    const found = downloads.filter((one) => matches(one, query))
    const page = pageOf(found, query.cursor, query.limit)
    return page && { ...page, items: page.items.map(inList), total: found.length }
  })
}

export function readDownload(id: string) {
  return readUpstream<UpstreamDownloadDetail>(
    { path: ['downloads', id], answers: downloadDetail },
    (content) => content.downloads.find((one) => one.id === id),
  )
}

/** A signed address of a package's file; `unauthorised` for a token that opens no session. */
export function requestAddress(id: string, token: string) {
  return callUpstream<typeof address.infer>({
    method: 'POST',
    path: ['downloads', id, 'address'],
    token,
    answers: address,
  })
}

/** A plainer search than the upstream's: filters, and every word somewhere in the names, version, system or processor. */
function matches(one: UpstreamDownloadDetail, query: DownloadQuery): boolean {
  const { product, platform, cpu, version = '', q = '' } = query
  const text = fold([one.name.cn, one.name.en, one.version, one.platform, one.cpu].join(' '))
  return (
    (!product || one.product === product) &&
    (!platform || one.platform === platform) &&
    (!cpu || one.cpu === cpu) &&
    `${one.version}.`.startsWith(version.replace(/^v/i, '')) &&
    (fold(q).match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? []).every((word) => text.includes(word))
  )
}

function fold(text: string): string {
  return ordinaryWidth(text).toLowerCase()
}

function inList({ notes, requirements, older, ...item }: UpstreamDownloadDetail): UpstreamDownload {
  return item
}
