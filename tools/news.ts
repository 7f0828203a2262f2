// npm run news -- import: an article from a Markdown file, into the database the upstream's settings name
import { newsUsage, runNews } from '../api/news/editing/run-news.ts'
import { writeResult } from './processes/run-command.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

await runDatabaseCommand(
  { allowPositionals: true },
  async (place, { positionals }) => writeResult(await runNews(place, positionals)),
  newsUsage,
)
