import { Parser } from 'htmlparser2'
import { type RawBuilder, sql } from 'kysely'
import type { TextInput } from '#contract/news-schema.ts'
import { foldForSearch } from '#contract/typed-text.ts'
import { containsPattern } from '../db/search-text.ts'
import type { Database } from '../db/tables.ts'
import { textColumns } from './text-columns.ts'

type Writer = Pick<Database, 'selectFrom' | 'insertInto'>

/** Notes what staff find an article by: its texts, public and written, with their bodies, and every title it has had. */
export async function keepNewsWords(db: Writer, id: string): Promise<void> {
  const texts = [
    ...(await db
      .selectFrom('news_text')
      .innerJoin('news_body', (join) =>
        join
          .onRef('news_body.news_id', '=', 'news_text.news_id')
          .onRef('news_body.lang', '=', 'news_text.lang'),
      )
      .select(textColumns)
      .where('news_text.news_id', '=', id)
      .execute()),
    ...(await db.selectFrom('news_draft').select(textColumns).where('news_id', '=', id).execute()),
  ]
  const former = await db
    .selectFrom('news_revision')
    .select('title')
    .distinct()
    .where('news_id', '=', id)
    .execute()
  const headlines = former.map(({ title }) => title)
  await writeNewsWords(db, id, texts, headlines)
}

/** Notes them of texts that are at hand. @param former titles it had before */
export async function writeNewsWords(
  db: Pick<Database, 'insertInto'>,
  id: string,
  texts: readonly TextInput[],
  former: readonly string[] = [],
): Promise<void> {
  const found = texts.flatMap(({ title, summary, bodyHtml }) => [title, summary, textOf(bodyHtml)])
  const words = foldForSearch([...new Set([...found, ...former])].join('\n'))
  await db
    .insertInto('news_words')
    .values({ news_id: id, words })
    .onConflict((conflict) => conflict.column('news_id').doUpdateSet({ words }))
    .execute()
}

/** Whether an article of the column `id` holds a text in its words. */
export function newsWordsContain(text: string): RawBuilder<boolean> {
  return sql<boolean>`id in (select news_id from news_words where words like ${containsPattern(text)} escape '\\')`
}

/** Elements that do not end a word. */
const inline = new Set(['a', 'strong', 'em', 'u', 's', 'code', 'sub', 'sup'])

/** Text of a body, with a line end behind each block. */
export function textOf(html: string): string {
  let text = ''
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    onclosetag: (name) => {
      if (!inline.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
}
