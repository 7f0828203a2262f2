import { createHash, randomUUIDv7 } from 'node:crypto'
import { Hono } from 'hono'
import { sql, type Transaction } from 'kysely'
import { baseOf, contentOf, PublicTexts, SiteText, type TextContent } from '#contract/texts/text-schema.ts'
import { Language } from '#contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { notFound } from '../http/problem.ts'
import { describeGet } from '../http/validate.ts'

type Reader = Database | Transaction<Tables>

/** `/words/{language}`: what staff have published of the site's messages. */
export function wordRoutes({ db, now }: { db: Database; now: () => number }): Hono {
  const app = new Hono()
  const description = describeGet('words', 'Messages of the site that staff have changed', PublicTexts)
  app.get('/:lang', description, async (c) => {
    const lang = Language(c.req.param('lang'))
    if (lang !== 'cn' && lang !== 'en') throw notFound()
    const current = await currentRevisions(db, now())
    const items = (await db.selectFrom('site_text').select(['id', 'part', 'place']).execute()).flatMap(
      ({ id, part, place }) => {
        const row = current.get(id)
        const value = row && contentOf(row.content)[lang]
        return row && value ? [{ part, place, value, of: hashOf(baseOf(row.base)[lang]) }] : []
      },
    )
    const key = ({ part, place }: PublicTexts['items'][number]) => `${part}/${place}`
    return c.json({ items: items.sort((a, b) => (key(a) < key(b) ? -1 : 1)) } satisfies PublicTexts)
  })
  return app
}

function hashOf(base: string): string {
  return createHash('sha256').update(base).digest('base64url')
}

/** What is public at a moment, by the id of its text. @param id of the only text */
async function currentRevisions(
  db: Reader,
  now: number,
  id?: string,
): Promise<Map<string, TextRevisionTable>> {
  const rows = await db
    .selectFrom('site_text_revision')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('text_id', '=', String(id)))
    .where('public_from', '<=', now)
    .where(({ eb, not, exists }) =>
      not(
        exists(
          eb
            .selectFrom('site_text_revision as later')
            .select('later.id')
            .whereRef('later.text_id', '=', 'site_text_revision.text_id')
            .where('later.public_from', '<=', now)
            .where(
              sql<boolean>`(later.public_from, later.id) > (site_text_revision.public_from, site_text_revision.id)`,
            ),
        ),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.text_id, row]))
}

/** All texts that staff have touched, last changed first, without what no page of theirs could read. @param id of the only one to read */
export async function readTexts(db: Reader, now: number, id?: string): Promise<SiteText[]> {
  const rows = await db
    .selectFrom('site_text')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', String(id)))
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute()
  const current = await currentRevisions(db, now, id)
  const coming = await db
    .selectFrom('site_text_revision')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('text_id', '=', String(id)))
    .where('public_from', '>', now)
    .orderBy('public_from')
    .execute()
  const texts = rows.map((row) => {
    const shown = current.get(row.id)
    const next = coming.find(({ text_id }) => text_id === row.id)
    const latest = next ?? shown
    return {
      id: row.id,
      part: row.part,
      place: row.place,
      draft: contentOf(row.draft),
      base: baseOf(row.base),
      version: row.version,
      state: row.state,
      changed: row.draft !== (latest?.content ?? asInCode),
      published: contentOf(shown?.content ?? asInCode),
      publishedAt: shown ? iso(shown.public_from) : null,
      publishedBy: shown?.published_by ?? '',
      next: next ? { content: contentOf(next.content), at: iso(next.public_from) } : null,
      changedAt: iso(row.changed_at),
      changedBy: row.changed_by,
    }
  })
  return texts.filter((text) => SiteText.allows(text))
}

/** @throws ProblemError 404 */
export async function readText(db: Reader, id: string, now: number): Promise<SiteText> {
  const [text] = await readTexts(db, now, id)
  if (!text) throw notFound()
  return text
}

/** Newest first, with what is to come. */
export function revisionRows(db: Reader, id: string): Promise<TextRevisionTable[]> {
  return db
    .selectFrom('site_text_revision')
    .selectAll()
    .where('text_id', '=', id)
    .orderBy('public_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function readRevisions(db: Reader, id: string) {
  return (await revisionRows(db, id)).map((row) => ({
    id: row.id,
    content: contentOf(row.content),
    publicFrom: iso(row.public_from),
    publishedAt: iso(row.published_at),
    publishedBy: row.published_by,
  }))
}

export async function addRevision(
  transaction: Transaction<Tables>,
  revision: { text: string; content: string; base: string; from: number; at: number; by: string },
): Promise<void> {
  // one that was to come is replaced
  await transaction
    .deleteFrom('site_text_revision')
    .where('text_id', '=', revision.text)
    .where('public_from', '>', revision.at)
    .execute()
  await transaction
    .insertInto('site_text_revision')
    .values({
      id: randomUUIDv7(),
      text_id: revision.text,
      content: revision.content,
      base: revision.base,
      public_from: revision.from,
      published_at: revision.at,
      published_by: revision.by,
    })
    .execute()
}

/** One spelling, as contents are compared as text. */
export function jsonOf({ cn, en }: TextContent): string {
  return JSON.stringify({ cn, en })
}

export const asInCode = jsonOf({ cn: null, en: null })

function iso(at: number): string {
  return new Date(at).toISOString()
}

declare module '../db/tables.ts' {
  interface Tables {
    site_text: SiteTextTable
    site_text_revision: TextRevisionTable
  }
}

interface SiteTextTable {
  id: string
  part: string
  place: string
  /** JSON of `TextContent` */
  draft: string
  /** JSON of what the code said when the draft was written, by language */
  base: string
  state: 'draft' | 'submitted'
  version: number
  changed_at: number
  changed_by: string
}

interface TextRevisionTable {
  id: string
  text_id: string
  content: string
  base: string
  /** ms since the epoch; the last one that is past is public */
  public_from: number
  published_at: number
  published_by: string
}
