import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { containsPattern } from '../news/search-text.ts'
import { type DownloadPosition, encodeCursor } from './download-cursor.ts'
import { selectDownloads, toDownload } from './download-row.ts'
import type { DownloadList } from './download-schema.ts'
import { type Facets, facetTerms, LONGEST_GRAM, searchWords, wordTerms } from './download-terms.ts'
import { matchingPlaces, type Place } from './matching-places.ts'

/** Results are counted up to here; beyond, a number would cost more than it tells. */
const MOST_COUNTED = 100

/** Of a long text so many runs of letters are weighed, from all of it. */
const MOST_WEIGHED = 16

/** Up to so many runs of letters are all required; of more, the rarest, and the text itself is looked into. */
const MOST_SURE = 4

export interface DownloadListRequest extends Facets {
  /** Packages on a page. */
  limit: number
  /** The last package of the page before. */
  after?: DownloadPosition | undefined
  search?: string | undefined
}

/** One page of packages, newest first. */
export async function listDownloads(db: Database, request: DownloadListRequest): Promise<DownloadList> {
  const wanted = readWanted(request)
  const { rows, found } = wanted.terms.length > 0 ? await search(db, wanted, request) : await all(db, request)
  const items = rows.slice(0, request.limit).map(toDownload)
  const last = items.at(-1)
  const nextCursor = rows.length > request.limit && last ? encodeCursor(last) : null
  return { items, nextCursor, total: found > MOST_COUNTED ? null : found }
}

interface Wanted {
  facets: Facets
  /** Each is looked for in the text. */
  words: string[]
  /** What the index knows about both. */
  terms: string[]
  /** How many of the terms, from the first on, a package has to have by the index alone. */
  needed: number
}

function readWanted({ product, platform, cpu, version, search = '' }: DownloadListRequest): Wanted {
  const plain = version?.replace(/^v/i, '').replace(/\.+$/, '') || undefined
  const facets = { product, platform, cpu, version: plain }
  const words = searchWords(search)
  const grams = [...new Set(words.flatMap(wordTerms))]
  const step = Math.max(1, Math.ceil(grams.length / MOST_WEIGHED))
  const filters = facetTerms(facets)
  const terms = [...filters, ...grams.filter((_, index) => index % step === 0)]
  const isSure = grams.length <= MOST_SURE && words.every((word) => [...word].length <= LONGEST_GRAM)
  return { facets, words, terms, needed: isSure ? terms.length : filters.length }
}

/** Without filters and words the list is read as it stands. */
async function all(db: Database, { limit, after }: DownloadListRequest) {
  const packages = db.selectFrom('download')
  const rest = after
    ? packages.where(sql<boolean>`(released_at, id) < (${after.releasedAt}, ${after.id})`)
    : packages
  const rows = await inOrder(selectDownloads(rest))
    .limit(limit + 1)
    .execute()
  const some = packages.select('id').limit(MOST_COUNTED + 1)
  const counted = await db
    .selectFrom(some.as('counted'))
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { rows, found: Number(counted.n) }
}

async function search(db: Database, wanted: Wanted, { limit, after }: DownloadListRequest) {
  const newest = await takePlaces(db, wanted, MOST_COUNTED + 1)
  const page = after ? await takePlaces(db, wanted, limit + 1, after) : newest.slice(0, limit + 1)
  if (page.length === 0) return { rows: [], found: newest.length }
  const rows = await inOrder(
    selectDownloads(
      db
        .selectFrom('download')
        .innerJoin('download_place as place', 'place.download_id', 'download.id')
        .where((e) => isOneOf(e, page))
        // the index says so too, but it may have been made anew since it was read
        .where(passes(wanted)) as never,
    ),
  ).execute()
  return { rows, found: newest.length }
}

function inOrder(rows: ReturnType<typeof selectDownloads>) {
  return rows.orderBy('download.released_at', 'desc').orderBy('download.id', 'desc')
}

/** The first places of a list. */
async function takePlaces(
  db: Database,
  wanted: Wanted,
  count: number,
  after?: DownloadPosition,
): Promise<Place[]> {
  const taken: Place[] = []
  let batch: Place[] = []
  for await (const place of matchingPlaces(db, wanted, after)) {
    batch.push(place)
    if (batch.length < count) continue
    taken.push(...(await confirm(db, wanted, batch)))
    if (taken.length >= count) return taken.slice(0, count)
    batch = []
  }
  taken.push(...(await confirm(db, wanted, batch)))
  return taken.slice(0, count)
}

/** The places whose packages have the words, not only their letters. */
async function confirm(db: Database, wanted: Wanted, places: Place[]): Promise<Place[]> {
  if (wanted.needed === wanted.terms.length || places.length === 0) return places
  const rows = await db
    .selectFrom('download_place as place')
    .innerJoin('download', 'download.id', 'place.download_id')
    .select(['place.block', 'place.slot', 'download.search_text as text'])
    .where((e) => isOneOf(e as never, places))
    .execute()
  // looked into here: LIKE takes several times as long
  const found = new Set(
    rows.filter(({ text }) => wanted.words.every((word) => text.includes(word))).map(nameOf),
  )
  return places.filter((place) => found.has(nameOf(place)))
}

function nameOf({ block, slot }: Place): string {
  return `${block}/${slot}`
}

function isOneOf(
  e: ExpressionBuilder<Tables & { place: Tables['download_place'] }, 'place'>,
  places: Place[],
) {
  const blocks = Map.groupBy(places, ({ block }) => block)
  return e.or(
    [...blocks].map(([block, ofBlock]) =>
      e.and([
        e('place.block', '=', block),
        e(
          'place.slot',
          'in',
          ofBlock.map(({ slot }) => slot),
        ),
      ]),
    ),
  )
}

function passes({ facets: { product, platform, cpu, version }, words }: Wanted) {
  const conditions = [
    ...Object.entries({ product, platform, cpu })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => sql<SqlBool>`${sql.ref(`download.${name}`)} = ${value}`),
    ...words.map((word) => sql<SqlBool>`download.search_text like ${containsPattern(word)} escape '\\'`),
  ]
  if (version)
    conditions.push(
      sql<SqlBool>`substr(download.version || '.', 1, ${sql.lit(version.length + 1)}) = ${`${version}.`}`,
    )
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`1 = 1`
}
