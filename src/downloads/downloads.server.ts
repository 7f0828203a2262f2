import { isUuid } from '#contract/keys.ts'
import { productKeys } from '#contract/products.ts'
import { withUnitsKept } from '#contract/texts/units.ts'
import { StatusError } from '#src/site/failure.ts'
import { sessionToken } from '#src/site/visitor/session-token.server.ts'
import {
  type DownloadQuery,
  readDownload,
  readDownloads,
  requestAddress,
} from '#src/upstream/downloads.server.ts'
import { staleSince } from '#src/upstream/read.server.ts'
import {
  type AddressResult,
  type DownloadListPage,
  type DownloadSearch,
  downloadPageSize,
  newestOfEach,
  type PackageDetail,
} from './downloads.ts'

/**
 * A page of the list: fresh, last known with its date, or said to be unavailable. Never an error. A page that is
 * unavailable can be asked for again: its next page is itself. Where a cursor leads nowhere the list begins anew.
 */
export async function listDownloads({
  cursor,
  ...filters
}: DownloadSearch & Pick<DownloadQuery, 'sort'>): Promise<DownloadListPage> {
  const isAsked = cursor || Object.entries(filters).some(([name, value]) => name !== 'sort' && value)
  const newest = filters.sort && !isAsked ? await newestOfProducts() : undefined
  if (newest) return newest
  const reading = await readDownloads({
    ...filters,
    limit: downloadPageSize,
    ...(cursor ? { cursor } : {}),
  })
  if (reading.state === 'missing' && cursor) return listDownloads(filters)
  if (reading.state === 'missing' || reading.state === 'unavailable')
    return { items: [], nextCursor: cursor ?? null, total: null, staleSince: null, available: false }
  return { ...reading.data, staleSince: staleSince(reading), available: true }
}

/** The newest of every product, and how many each has; undefined where one of them cannot be read. */
async function newestOfProducts(): Promise<DownloadListPage | undefined> {
  const readings = await Promise.all(
    productKeys.map((product) => readDownloads({ product, sort: 'product', limit: newestOfEach })),
  )
  const lists = readings.flatMap((reading) => ('data' in reading ? reading.data : []))
  if (lists.length < readings.length) return undefined
  const totals = lists.map(({ total }) => total ?? Number.POSITIVE_INFINITY)
  const total = totals.reduce((sum, one) => sum + one, 0)
  const dates = readings.flatMap((reading) => staleSince(reading) ?? [])
  return {
    items: lists.flatMap(({ items }) => items),
    counts: productKeys.map((product, at) => [product, lists[at]?.total ?? null]),
    nextCursor: null,
    total: Number.isFinite(total) ? total : null,
    staleSince: dates.length > 0 ? Math.min(...dates) : null,
    available: true,
  }
}

/**
 * A package, or undefined where there is none.
 * @throws StatusError 503 when the upstream does not answer and the package is not remembered
 */
export async function findPackage(id: string): Promise<PackageDetail | undefined> {
  if (!isUuid(id)) return undefined
  const reading = await readDownload(id)
  if (reading.state === 'missing') return undefined
  if (reading.state === 'unavailable') throw new StatusError(503, 'downloads are unavailable')
  const { notes, requirements } = withUnitsKept(reading.data)
  return { ...reading.data, notes, requirements, staleSince: staleSince(reading) }
}

/** Where the visitor can have a file, if it is public or they are logged in. Never an error. */
export async function findAddress(id: string): Promise<AddressResult> {
  const answer = await requestAddress(id, sessionToken())
  if (answer.ok) return { state: 'ready', url: answer.data.url, expiresAt: answer.data.expiresAt }
  return { state: answer.trouble.kind === 'unauthorised' ? 'session-ended' : 'failed' }
}
