import { sql } from 'kysely'
import { migrate } from '../../api/db/migrate.ts'
import type { Database } from '../../api/db/tables.ts'
import type { Engine } from '../database/asked-queries.ts'

/** Articles in one statement. */
const atOnce = 500

/** Makes the tables and fills them with articles in both languages, some twenty on each day. */
export async function fillNews(db: Database, engine: Engine, count: number): Promise<void> {
  await migrate(db)
  for (let start = 0; start < count; start += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - start) }, (_, at) => start + at)
    await db
      .insertInto('news')
      .values(
        numbers.map((number) => ({ id: idOf(number), publish_date: dateOf(number), hits: number % 1000 })),
      )
      .execute()
    await db
      .insertInto('news_text')
      .values(numbers.flatMap((number) => [textOf(number, 'cn'), textOf(number, 'en')]))
      .execute()
  }
  if (engine === 'PostgreSQL') await tidy(db)
}

/** What the server does by itself after a while. */
async function tidy(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
  })
}

// ids say nothing about the order in time
function idOf(number: number): string {
  const scattered = ((number * 2654435761) >>> 0).toString(16).padStart(8, '0')
  return `${scattered}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

function dateOf(number: number): string {
  return new Date(Date.UTC(2012, 0, 1) + Math.floor(number / 20) * 86_400_000).toISOString().slice(0, 10)
}

function textOf(number: number, lang: 'cn' | 'en') {
  const title =
    lang === 'cn' ? `第${number}条新闻：桌面云升级` : `News ${number}: the desktop cloud, upgraded`
  const summary = `${title}. ${'A summary of ordinary length. '.repeat(5)}`
  return { news_id: idOf(number), lang, title, summary, search_text: `${title}\n${summary}`.toLowerCase() }
}
