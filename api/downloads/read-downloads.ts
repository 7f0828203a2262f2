import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type {
  Cpu,
  Download,
  DownloadDetail,
  DownloadList,
  Nearest,
  PackageKind,
  PackageState,
  Platform,
} from '#contract/package-schema.ts'
import { productKeys } from '#contract/products.ts'
import type { Product } from '#contract/values-schema.ts'
import { containsPattern } from '../db/search-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { type ListPosition, pageOf } from '../http/list-cursor.ts'
import { type SearchPart, searchParts } from './download-search.ts'

/** Counting ends here: a larger number would cost a scan and tell a visitor nothing. */
const MOST_COUNTED = 100

export interface DownloadListRequest {
  product?: Product | undefined
  platform?: Platform | undefined
  cpu?: Cpu | undefined
  kind?: PackageKind | undefined
  /** A version or its beginning, up to a dot. */
  version?: string | undefined
  search?: string | undefined
  /** Groups of words that mean the same. */
  synonyms?: readonly (readonly string[])[] | undefined
  state?: PackageState | undefined
  /** Newest first unless by product. */
  sort?: 'product' | undefined
  /** Packages on a page. */
  limit: number
  /** The last package of the page before. */
  after?: ListPosition | undefined
}

/** One page of what is public. */
export async function listDownloads(db: Database, request: DownloadListRequest): Promise<DownloadList> {
  const wanted = { ...request, state: 'public' } as const
  const { rows, ...page } = await readPage(db, wanted)
  const nearest = rows.length === 0 && !request.after ? await findNearest(db, wanted) : undefined
  return { items: rows.map(toDownload), ...page, ...(nearest && { nearest }) }
}

/** One page of packages by keyset pagination: newest first over `download_by_date`, by product with a sort of all. */
export async function readPage(db: Database, request: DownloadListRequest) {
  const { limit, after, sort } = request
  const matching = db.selectFrom('download').where((e) => e.and(conditionsOf(e, request)))
  const keys = sort ? byProductKeys : byDateKeys
  const rest = after
    ? matching.where(sql<SqlBool>`(${sql.join(keys)}) < (${sql.join(valuesOf(after, sort))})`)
    : matching
  const found = await selectDownloads(rest)
    .orderBy(sql.join(keys.map((key) => sql`${key} desc`)))
    .limit(limit + 1)
    .execute()
  const isWhole = !after && found.length <= limit
  const total = isWhole ? found.length : await count(db, matching.select('id').limit(MOST_COUNTED + 1))
  const { page: rows, nextCursor } = pageOf(found, limit, (row) => ({
    date: sort ? [row.product, ...byProduct.map((name) => row[name])].join('.') : row.released_at,
    id: row.id,
  }))
  return { rows, nextCursor, total: total > MOST_COUNTED ? null : total }
}

/** Below a product, all falling: within a day software comes before documents and desktops before phones. */
const byProduct = ['released_at', 'kind', 'platform', 'cpu', 'language'] as const
const rankOf = (product: string) => sql.lit(productKeys.length - productKeys.indexOf(product as Product))
const productRank = sql`case download.product ${sql.join(
  productKeys.map((key) => sql`when ${sql.lit(key)} then ${rankOf(key)}`),
  sql` `,
)} end`
const byId = sql.ref('download.id')
const byDateKeys = [sql.ref('download.released_at'), byId]
const byProductKeys = [productRank, ...byProduct.map((name) => sql.ref(`download.${name}`)), byId]

/** What stands for the date in a position by product. */
export const byProductForm = /^[a-z0-9]+(\.[\w-]*){5}$/

function valuesOf({ date, id }: ListPosition, sort: 'product' | undefined) {
  if (!sort) return [date, id]
  const [product = '', ...others] = date.split('.')
  return [rankOf(product), ...others, id]
}

/** One public package with its notes and the other versions of it, undefined where there is none. */
export async function readDownload(db: Database, id: string): Promise<DownloadDetail | undefined> {
  const row = await readRow(db, id)
  if (row?.state !== 'public') return undefined
  const others = await selectDownloads(
    db
      .selectFrom('download')
      .where('download.line', '=', row.line)
      .where('download.id', '!=', id)
      .where('download.state', '=', 'public')
      .orderBy('download.version_order', 'desc')
      .limit(50),
  ).execute()
  return {
    ...toDownload(row),
    notes: JSON.parse(row.notes),
    requirements: JSON.parse(row.requirements),
    older: others.map(toDownload).map(({ id, version, releasedAt, fixesUntil, securityUntil, latest }) => ({
      id,
      version,
      releasedAt,
      fixesUntil,
      securityUntil,
      latest,
    })),
  }
}

/** A package in any state with its texts, undefined where there is none. */
export function readRow(db: Pick<Database, 'selectFrom'>, id: string) {
  return selectDownloads(db.selectFrom('download').where('download.id', '=', id))
    .select(['download.notes', 'download.requirements', 'download.line'])
    .executeTakeFirst()
}

async function count(db: Database, rows: SelectQueryBuilder<Tables, 'download', { id: string }>) {
  const { n } = await db
    .selectFrom(rows.as('counted'))
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Shown where nothing is found. */
const MOST_NEAREST = 5

/**
 * What has most of what was asked for, and what it lacks. A filter counts for more than a word: who chose a product wants no
 * other. One scan, whatever was asked.
 * @returns undefined where no package has any of it
 */
async function findNearest(db: Database, request: DownloadListRequest): Promise<Nearest | undefined> {
  const { product, platform, cpu, kind, version, search = '', synonyms } = request
  const e = expressionBuilder<Tables, 'download'>()
  const parts: { met: Expression<SqlBool>; filter?: keyof typeof WEIGHTS; word?: string }[] = [
    ...searchParts(search, synonyms).map((part) => ({ met: conditionOf(part), word: part.word })),
    ...Object.entries({ product, platform, cpu, kind, version }).flatMap(([filter, value]) =>
      value
        ? [
            {
              met: e.and(conditionsOf(e, { limit: 0, [filter]: value })),
              filter: filter as keyof typeof WEIGHTS,
            },
          ]
        : [],
    ),
  ]
  if (parts.length < 2) return undefined
  const has = parts.map(({ met }) => sql<number>`(case when ${met} then 1 else 0 end)`)
  const score = sql<number>`(${sql.join(
    parts.map(({ filter }, at) => sql`${sql.lit(filter ? WEIGHTS[filter] : WORD_WEIGHT)} * ${has[at]}`),
    sql` + `,
  )})`
  const rows = await selectDownloads(
    db.selectFrom('download').where('state', '=', 'public').where(score, '>', 0),
  )
    .select(
      sql<string>`${sql.join(
        has.map((one) => sql`cast(${one} as text)`),
        sql` || `,
      )}`.as('met'),
    )
    .orderBy(score, 'desc')
    .orderBy('download.released_at', 'desc')
    .orderBy('download.id', 'desc')
    .limit(MOST_NEAREST)
    .execute()
  const met = rows[0]?.met
  if (met === undefined) return undefined
  const lacking = parts.filter((_, at) => met[at] === '0')
  return {
    items: rows.filter((row) => row.met === met).map(toDownload),
    leftOut: {
      words: lacking.flatMap(({ word }) => word ?? []),
      filters: lacking.flatMap(({ filter }) => filter ?? []),
    },
  }
}

const WORD_WEIGHT = 12
const WEIGHTS = { product: 15, platform: 14, kind: 13, cpu: 11, version: 10 } as const

function conditionsOf(e: ExpressionBuilder<Tables, 'download'>, request: DownloadListRequest) {
  const { product, platform, cpu, kind, state, search = '', synonyms } = request
  const version = request.version?.replace(/^v/i, '').replace(/\.+$/, '')
  const conditions: Expression<SqlBool>[] = searchParts(search, synonyms).map(conditionOf)
  if (product) conditions.push(e('product', '=', product))
  if (platform) conditions.push(e('platform', '=', platform))
  if (cpu) conditions.push(e('cpu', '=', cpu))
  if (kind) conditions.push(e('kind', '=', kind))
  if (state) conditions.push(e('state', '=', state))
  if (version) conditions.push(isOfVersion(version))
  return conditions
}

function conditionOf({ word, same, isVersion }: SearchPart): Expression<SqlBool> {
  if (isVersion) return isOfVersion(word)
  const any = [...new Set([word, ...same])].map(
    (one) => sql<SqlBool>`search_text like ${containsPattern(one)} escape '\\'`,
  )
  return sql<SqlBool>`(${sql.join(any, sql` or `)})`
}

/** @param version or its beginning, up to a dot */
function isOfVersion(version: string): Expression<SqlBool> {
  return sql<SqlBool>`substr(version || '.', 1, ${version.length + 1}) = ${`${version}.`}`
}

/** The columns a package is shown from. `latest` is 1 for the highest public version of its line. */
function selectDownloads(query: SelectQueryBuilder<Tables, 'download', object>) {
  return query.select([
    'download.id',
    'download.product',
    'download.name_cn',
    'download.name_en',
    'download.version',
    'download.platform',
    'download.cpu',
    'download.kind',
    'download.access',
    'download.language',
    'download.part',
    'download.systems',
    'download.file_name',
    'download.size',
    'download.sha256',
    'download.released_at',
    'download.fixes_until',
    'download.support_end',
    'download.is_sample',
    'download.state',
    'download.edition',
    sql<number>`case when exists (
      select 1 from download as higher
      where higher.line = download.line and higher.state = 'public' and higher.version_order > download.version_order
    ) then 0 else 1 end`.as('latest'),
  ])
}

export type DownloadRow = Awaited<ReturnType<ReturnType<typeof selectDownloads>['executeTakeFirstOrThrow']>>

export function toDownload(row: DownloadRow): Download {
  return {
    id: row.id,
    product: row.product,
    name: { cn: row.name_cn, en: row.name_en },
    version: row.version,
    platform: row.platform,
    cpu: row.cpu,
    kind: row.kind,
    access: row.access,
    language: row.language,
    part: row.part,
    systems: JSON.parse(row.systems),
    sample: Number(row.is_sample) === 1,
    fileName: row.file_name,
    size: Number(row.size),
    sha256: row.sha256,
    releasedAt: row.released_at,
    fixesUntil: row.fixes_until,
    securityUntil: row.support_end,
    latest: Number(row.latest) === 1,
  }
}
