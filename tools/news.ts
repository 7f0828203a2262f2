// npm run news -- list|publish|withdraw|import: the news, in the database the upstream's settings name
import { runNews } from '../api/news/editing/run-news.ts'
import { runContentCommand } from './processes/run-content-command.ts'

await runContentCommand(runNews, {
  lang: { type: 'string' },
  at: { type: 'string' },
  expires: { type: 'string' },
  correction: { type: 'boolean' },
})
