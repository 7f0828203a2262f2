import { type Download, DownloadAddress, DownloadDetail, DownloadList } from '#api/contract/package-schema.ts'
import { foldForSearch } from '#api/contract/typed-text.ts'
import { callUpstream } from './call.server.ts'
import { pageOf } from './content.server.ts'
import { readUpstream } from './read.server.ts'

export type DownloadQuery = { limit: number } & {
  [Key in 'q' | 'product' | 'platform' | 'cpu' | 'version' | 'cursor']?: string | undefined
}

/** One page of packages, newest first. */
export function readDownloads(query: DownloadQuery) {
  const call = { path: ['downloads'], query, answers: DownloadList }
  return readUpstream<DownloadList>(call, ({ downloads }) => {
    const found = downloads.filter((one) => matches(one, query))
    const page = pageOf(found, query.cursor, query.limit)
    return page && { ...page, items: page.items.map(inList), total: found.length }
  })
}

export function readDownload(id: string) {
  return readUpstream<DownloadDetail>({ path: ['downloads', id], answers: DownloadDetail }, (content) =>
    content.downloads.find((one) => one.id === id),
  )
}

/** A signed address of a package's file; `unauthorised` for a token that opens no session. */
export function requestAddress(id: string, token: string) {
  return callUpstream<typeof DownloadAddress.infer>({
    method: 'POST',
    path: ['downloads', id, 'address'],
    token,
    answers: DownloadAddress,
  })
}

/** A plainer search than the upstream's: filters, and every word somewhere in the names, version, system or processor. */
function matches(one: DownloadDetail, query: DownloadQuery): boolean {
  const { product, platform, cpu, version = '', q = '' } = query
  const text = foldForSearch([one.name.cn, one.name.en, one.version, one.platform, one.cpu].join(' '))
  return (
    (!product || one.product === product) &&
    (!platform || one.platform === platform) &&
    (!cpu || one.cpu === cpu) &&
    `${one.version}.`.startsWith(version.replace(/^v/i, '')) &&
    (foldForSearch(q).match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? []).every((word) =>
      text.includes(word),
    )
  )
}

function inList({ notes, requirements, older, ...item }: DownloadDetail): Download {
  return item
}
