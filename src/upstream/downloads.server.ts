import { DownloadAddress, DownloadDetail, DownloadList } from '#api/contract/package-schema.ts'
import { callUpstream } from './call.server.ts'
import { readUpstream } from './read.server.ts'

export type DownloadQuery = { limit: number } & {
  [Key in 'q' | 'product' | 'platform' | 'cpu' | 'version' | 'cursor']?: string | undefined
}

/** Newest first. */
export function readDownloads(query: DownloadQuery) {
  return readUpstream<DownloadList>({ path: ['downloads'], query, answers: DownloadList })
}

export function readDownload(id: string) {
  return readUpstream<DownloadDetail>({ path: ['downloads', id], answers: DownloadDetail })
}

/** Signed download URL; `unauthorised` without a valid session. */
export function requestAddress(id: string, token: string) {
  return callUpstream<typeof DownloadAddress.infer>({
    method: 'POST',
    path: ['downloads', id, 'address'],
    token,
    answers: DownloadAddress,
  })
}
