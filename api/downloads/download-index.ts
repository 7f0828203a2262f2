import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { type DownloadPosition, positionKey, positionOf } from './download-cursor.ts'
import { termsOf } from './download-terms.ts'
import { encodeSlots } from './term-bits.ts'

/** Packages in a block at most. A list of 100,000 packages is read in 25 to 50 blocks, and a block is made in a second. */
export const BLOCK_SIZE = 4096

/** What a block that has become too full is cut into, so that there is room again. */
const FILLED = 0.75

/** Parameters of a statement: SQLite takes 32,766 and PostgreSQL 65,535. */
const ROWS_AT_ONCE = 8000

/**
 * Makes the blocks anew in which packages were added or removed, in the same transaction: what a block says is
 * computed from its packages and nothing else.
 * @param positions of these packages
 */
export async function indexDownloads(
  transaction: Transaction<Tables>,
  positions: readonly DownloadPosition[],
  blockSize = BLOCK_SIZE,
): Promise<void> {
  const blocks = new Set<string>()
  // in one order, so that two who do this do not wait for each other
  for (const key of positions.map(positionKey).sort()) blocks.add(await lockBlock(transaction, key))
  for (const block of blocks) await makeBlock(transaction, block, blockSize)
}

/**
 * Makes all blocks anew when they do not have as many packages as there are: after an update of the program, or when
 * somebody else has written to the table.
 */
export async function repairIndex(db: Database, blockSize = BLOCK_SIZE): Promise<void> {
  if (await isComplete(db)) return
  await transact(db, async (transaction) => {
    const oldest = await lockBlock(transaction, '')
    if (await isComplete(transaction)) return
    await transaction.deleteFrom('download_block').where('first', '!=', oldest).execute()
    await transaction.deleteFrom('download_bits').execute()
    await transaction.deleteFrom('download_place').execute()
    await makeBlock(transaction, oldest, blockSize)
  })
}

async function isComplete(db: Pick<Database, 'selectFrom'>): Promise<boolean> {
  const there = db.selectFrom('download').select((e) => e.fn.countAll<number>().as('n'))
  const known = db.selectFrom('download_block').select((e) => e.fn.sum<number>('packages').as('n'))
  const [a, b] = [await there.executeTakeFirstOrThrow(), await known.executeTakeFirstOrThrow()]
  return Number(a.n) === Number(b.n)
}

/** Finds the block of a position and keeps others from making it anew at the same time. */
async function lockBlock(transaction: Transaction<Tables>, key: string): Promise<string> {
  for (;;) {
    const block = await blockAt(transaction, key)
    await transaction
      .insertInto('download_block')
      .values({ first: block, packages: 0 })
      .onConflict((conflict) =>
        conflict.column('first').doUpdateSet({ packages: (e) => e.ref('download_block.packages') }),
      )
      .execute()
    // somebody else may have cut it in two while this waited
    if (block === (await blockAt(transaction, key))) return block
  }
}

/** The block a position belongs to, by its first position: that of the oldest block is the empty text. */
export async function blockAt(db: Pick<Database, 'selectFrom'>, key: string): Promise<string> {
  const row = await db
    .selectFrom('download_block')
    .select('first')
    .where('first', '<=', key)
    .orderBy('first', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.first ?? ''
}

async function makeBlock(transaction: Transaction<Tables>, block: string, size: number): Promise<void> {
  await transaction.deleteFrom('download_bits').where('block', '=', block).execute()
  await transaction.deleteFrom('download_place').where('block', '=', block).execute()
  const members = await membersOf(transaction, block)
  if (members.length === 0 && block !== '')
    await transaction.deleteFrom('download_block').where('first', '=', block).execute()
  else await storeBlock(transaction, block, members.splice(0, members.length > size ? size * FILLED : size))
  for (let [first] = members; first; [first] = members)
    await storeBlock(transaction, positionKey(first), members.splice(0, size * FILLED))
}

async function membersOf(transaction: Transaction<Tables>, block: string) {
  const { releasedAt, id } = positionOf(block)
  const next = await transaction
    .selectFrom('download_block')
    .select('first')
    .where('first', '>', block)
    .orderBy('first')
    .limit(1)
    .executeTakeFirst()
  const end = next && positionOf(next.first)
  return transaction
    .selectFrom('download')
    .select(['id', 'released_at as releasedAt', 'product', 'platform', 'cpu', 'version', 'search_text'])
    .where(sql<boolean>`(released_at, id) >= (${releasedAt}, ${id})`)
    .$if(end !== undefined, (rows) =>
      rows.where(sql<boolean>`(released_at, id) < (${end?.releasedAt}, ${end?.id})`),
    )
    .orderBy('released_at')
    .orderBy('id')
    .execute()
}

type Member = Awaited<ReturnType<typeof membersOf>>[number]

async function storeBlock(
  transaction: Transaction<Tables>,
  block: string,
  members: readonly Member[],
): Promise<void> {
  await transaction
    .insertInto('download_block')
    .values({ first: block, packages: members.length })
    .onConflict((conflict) => conflict.column('first').doUpdateSet({ packages: members.length }))
    .execute()
  const bits = [...slotsByTerm(members)].map(([term, slots]) => ({ block, term, bits: encodeSlots(slots) }))
  const places = members.map(({ id }, slot) => ({ block, slot, download_id: id }))
  for (let at = 0; at < bits.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('download_bits')
      .values(bits.slice(at, at + ROWS_AT_ONCE))
      .execute()
  for (let at = 0; at < places.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('download_place')
      .values(places.slice(at, at + ROWS_AT_ONCE))
      .execute()
}

function slotsByTerm(members: readonly Member[]): Map<string, number[]> {
  const slots = new Map<string, number[]>()
  for (const [slot, { search_text, product, platform, cpu, version }] of members.entries())
    for (const term of termsOf({ product, platform, cpu, version }, search_text)) {
      const known = slots.get(term)
      if (known) known.push(slot)
      else slots.set(term, [slot])
    }
  return slots
}
