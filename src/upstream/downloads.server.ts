import { DownloadAddress, DownloadDetail, DownloadList } from '#contract/package-schema.ts'
import { callUpstream } from './call.server.ts'
import { readUpstream } from './read.server.ts'

export type DownloadQuery = { limit: number; sort?: 'product' | undefined } & {
  [Key in 'q' | 'product' | 'platform' | 'cpu' | 'kind' | 'version' | 'cursor']?: string | undefined
}

/** Newest first unless by product. */
export function readDownloads(query: DownloadQuery) {
  return readUpstream<DownloadList>({ path: ['downloads'], query, answers: DownloadList })
}

export function readDownload(id: string) {
  return readUpstream<DownloadDetail>({ path: ['downloads', id], answers: DownloadDetail })
}

/** A signed address of a package's file; `unauthorised` without a token that opens a session, where it is not public. */
export function requestAddress(id: string, token: string | undefined) {
  return callUpstream<typeof DownloadAddress.infer>({
    method: 'POST',
    path: ['downloads', id, 'address'],
    ...(token && { token }),
    answers: DownloadAddress,
  })
}
