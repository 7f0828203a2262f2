import type { Reading } from '#src/upstream/read.server.ts'

/** What could be listed, and whether that is all there is. */
export type Listing<T> = { entries: T[]; isWhole: boolean }

type Page<T> = { items: T[]; nextCursor: string | null }

/** A sitemap may have 50,000 addresses; more pages than this are not read for one. */
const mostPages = 200

/** Reads a list of the upstream to its end, page by page. */
export async function readAllPages<T>(
  read: (cursor: string | undefined) => Promise<Reading<Page<T>>>,
): Promise<Listing<T>> {
  const entries: T[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const reading = await read(cursor)
    if (!('data' in reading)) return { entries, isWhole: false }
    entries.push(...reading.data.items)
    if (reading.data.nextCursor === null) return { entries, isWhole: reading.state === 'fresh' }
    cursor = reading.data.nextCursor
  }
  return { entries, isWhole: true }
}
