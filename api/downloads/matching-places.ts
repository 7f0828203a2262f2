import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { decisiveTerms } from './decisive-terms.ts'
import { type DownloadPosition, positionKey, positionOf } from './download-cursor.ts'
import { BLOCK_SIZE, blockAt } from './download-index.ts'
import { type Bits, decodeBits, intersection, slotsOf } from './term-bits.ts'

/** Where the index has a package. */
export interface Place {
  block: string
  slot: number
}

/** Most searches find enough in the newest packages. */
const FIRST_BLOCKS = 2
const MORE_BLOCKS = 32

/**
 * The places of packages that have terms, newest first. The newest blocks tell which of the terms matter: of
 * `client` every run of letters is in the same packages. From then on only these are read, so a package may lack others.
 * @param terms at least one
 * @param needed how many of the terms, from the first on, the packages have for certain
 * @param after the last one that is not wanted
 */
export async function* matchingPlaces(
  db: Database,
  { terms, needed }: { terms: readonly string[]; needed: number },
  after?: DownloadPosition,
): AsyncGenerator<Place> {
  const start = after && (await placeOf(db, after))
  let blocks = await readNewest(db, terms, start?.block)
  let count = FIRST_BLOCKS
  let asked = terms
  for (;;) {
    for (const [block, bits] of blocks)
      if (bits.size === asked.length)
        for (const slot of slotsOf(intersection([...bits.values()])))
          if (block !== start?.block || slot < start.slot) yield { block, slot }
    const last = [...blocks.keys()].at(-1)
    if (blocks.size < count || last === undefined) return
    if (asked === terms) asked = decisiveTerms(terms, needed, [...blocks.values()])
    count = MORE_BLOCKS
    blocks = await readNext(db, asked, last)
  }
}

/** The block of a position, and how many of its packages come before it. The package itself may be gone by now. */
async function placeOf(db: Database, position: DownloadPosition): Promise<Place> {
  const block = await blockAt(db, positionKey(position))
  const first = positionOf(block)
  const { slot } = await db
    .selectFrom('download')
    .select((e) => e.fn.countAll<number>().as('slot'))
    .where(sql<boolean>`(released_at, id) >= (${first.releasedAt}, ${first.id})`)
    .where(sql<boolean>`(released_at, id) < (${position.releasedAt}, ${position.id})`)
    .executeTakeFirstOrThrow()
  return { block, slot: Number(slot) }
}

/** The bits of blocks, newest first, by block and term. */
type BlockBits = Map<string, Map<string, Bits>>

/** The newest blocks, from one on; one that lacks all terms has no bits. */
async function readNewest(
  db: Database,
  terms: readonly string[],
  from: string | undefined,
): Promise<BlockBits> {
  const newest = db
    .selectFrom('download_block')
    .select('first as block')
    .$if(from !== undefined, (blocks) => blocks.where('first', '<=', from ?? ''))
    .orderBy('first', 'desc')
    .limit(FIRST_BLOCKS)
  const rows = await db
    .selectFrom(newest.as('part'))
    .leftJoin('download_bits as known', (join) =>
      join.onRef('known.block', '=', 'part.block').on('known.term', 'in', terms),
    )
    .select(['part.block', 'known.term', 'known.bits'])
    .orderBy('part.block', 'desc')
    .execute()
  return byBlock(rows)
}

/** The blocks before one that have the first of the terms. */
async function readNext(db: Database, terms: readonly string[], before: string): Promise<BlockBits> {
  const next = db
    .selectFrom('download_bits')
    .select('block')
    .where('term', '=', terms[0] ?? '')
    .where('block', '<', before)
    .orderBy('block', 'desc')
    .limit(MORE_BLOCKS)
  const rows = await db
    .selectFrom(next.as('part'))
    .innerJoin('download_bits as known', (join) =>
      join.onRef('known.block', '=', 'part.block').on('known.term', 'in', terms),
    )
    .select(['part.block', 'known.term', 'known.bits'])
    .orderBy('part.block', 'desc')
    .execute()
  return byBlock(rows)
}

function byBlock(rows: { block: string; term: string | null; bits: string | null }[]): BlockBits {
  const blocks: BlockBits = new Map()
  for (const { block, term, bits } of rows) {
    const ofBlock = blocks.get(block) ?? new Map<string, Bits>()
    if (term !== null && bits !== null) ofBlock.set(term, decodeBits(bits, BLOCK_SIZE))
    blocks.set(block, ofBlock)
  }
  return blocks
}
