import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { containsPattern } from '../news/search-text.ts'
import { type DownloadPosition, encodeCursor } from './download-cursor.ts'
import { selectDownloads, toDownload } from './download-row.ts'
import type { DownloadList } from './download-schema.ts'
import { type Facets, facetTerm, queryGrams, searchWords } from './download-terms.ts'

/** Results are counted up to here; beyond, a number would cost more than it tells. */
const MOST_COUNTED = 200

/** Of a long search text only so many pairs of letters are weighed. */
const MOST_WEIGHED = 8

export interface DownloadListRequest extends Facets {
  /** Packages on a page. */
  limit: number
  /** The last package of the page before. */
  after?: DownloadPosition | undefined
  search?: string | undefined
}

/** One page of packages, newest first. */
export async function listDownloads(db: Database, request: DownloadListRequest): Promise<DownloadList> {
  const words = searchWords(request.search ?? '')
  const version = request.version?.replace(/^v/i, '').replace(/\.+$/, '') || undefined
  const facets = facetTerm({ ...request, version })
  const way = await rarestTerm(db, facets, words)
  if (way === NOTHING) return { items: [], nextCursor: null, total: 0 }
  // the term found by is one of the conditions; the filters are one term, each word is looked for in the text
  const rest = facets === way ? undefined : facets
  const matches = matching(db, way, rest, words)
  const rows = await selectDownloads(pageOf(matches, request)).execute()
  const items = rows.slice(0, request.limit).map(toDownload)
  const last = items.at(-1)
  const nextCursor = rows.length > request.limit && last ? encodeCursor(last) : null
  return { items, nextCursor, total: await countOf(db, matches) }
}

const NOTHING = Symbol('nothing matches')

/**
 * The term with the fewest packages: the list is read along it, so that a search costs what it finds rather than
 * what there is.
 */
async function rarestTerm(
  db: Database,
  facets: string | undefined,
  words: string[],
): Promise<string | undefined | typeof NOTHING> {
  const grams = [...new Set(words.flatMap(queryGrams))]
  const step = Math.max(1, Math.ceil(grams.length / MOST_WEIGHED))
  const terms = [...(facets ? [facets] : []), ...grams.filter((_, index) => index % step === 0)]
  if (terms.length === 0) return undefined
  const counts = terms.map(
    (term) => sql`
      select cast(${term} as text) as term, count(*) as found
      from (select 1 as one from download_term where term = ${term} limit ${MOST_COUNTED}) as counted`,
  )
  const { rows } = await sql<{ term: string; found: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  const [rarest] = rows.sort((a, b) => Number(a.found) - Number(b.found))
  return !rarest || Number(rarest.found) === 0 ? NOTHING : rarest.term
}

/** What matches, and the columns of the index it is read along. */
interface Matches {
  rows: SelectQueryBuilder<Tables, 'download', object>
  date: RawBuilder<unknown>
  id: RawBuilder<unknown>
}

/**
 * @param way the term the list is read along; undefined reads all packages
 * @param facets the term of the filters, where it is not that one
 * @param words text that all have to be found
 */
function matching(
  db: Database,
  way: string | undefined,
  facets: string | undefined,
  words: string[],
): Matches {
  const { rows, ...columns } = way === undefined ? allDownloads(db) : downloadsAlong(db, way)
  const filtered = facets ? rows.where(hasTerm(facets)) : rows
  return { rows: words.reduce((found, word) => found.where(textContains(word)), filtered), ...columns }
}

function allDownloads(db: Database): Matches {
  return {
    rows: db.selectFrom('download'),
    date: sql.ref('download.released_at'),
    id: sql.ref('download.id'),
  }
}

function downloadsAlong(db: Database, term: string): Matches {
  const rows = db
    .selectFrom('download_term as place')
    .innerJoin('download', 'download.id', 'place.download_id')
    .where('place.term', '=', term)
  return {
    rows: rows as unknown as Matches['rows'],
    date: sql.ref('place.released_at'),
    id: sql.ref('place.download_id'),
  }
}

function hasTerm(term: string) {
  return sql<boolean>`exists (
    select 1 from download_term as filter where filter.term = ${term}
    and filter.released_at = download.released_at and filter.download_id = download.id)`
}

function textContains(word: string) {
  return sql<boolean>`download.search_text like ${containsPattern(word)} escape '\\'`
}

/** One more than the page, to know whether there is a next one. */
function pageOf({ rows, date, id }: Matches, { after, limit }: DownloadListRequest) {
  const rest = after ? rows.where(sql<boolean>`(${date}, ${id}) < (${after.releasedAt}, ${after.id})`) : rows
  return rest
    .orderBy(date, 'desc')
    .orderBy(id, 'desc')
    .limit(limit + 1)
}

async function countOf(db: Database, { rows }: Matches): Promise<number | null> {
  const some = rows.select(sql<number>`1`.as('one')).limit(MOST_COUNTED + 1)
  const { rows: counted } = await sql<{
    found: number
  }>`select count(*) as found from (${some}) as counted`.execute(db)
  const found = Number(counted[0]?.found ?? 0)
  return found > MOST_COUNTED ? null : found
}
