// npm run news -- list|publish|withdraw|import: the news, in the database the upstream's settings name
import { newsUsage, runNews } from '../api/news/editing/run-news.ts'
import { writeResult } from './processes/run-command.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

const options = {
  lang: { type: 'string' },
  at: { type: 'string' },
  expires: { type: 'string' },
  correction: { type: 'boolean' },
} as const

await runDatabaseCommand(
  { allowPositionals: true, options },
  async (place, { positionals, values }) => writeResult(await runNews(place, positionals, values)),
  newsUsage,
)
