// npm run jobs -- list|publish|close|import: the positions, in the database the upstream's settings name
import { runJobs } from '../api/jobs/run-jobs.ts'
import { runContentCommand } from './processes/run-content-command.ts'

await runContentCommand(runJobs, {})
