// npm run jobs -- import: a position from a YAML file, into the database the upstream's settings name
import { jobsUsage, runJobs } from '../api/jobs/run-jobs.ts'
import { writeResult } from './processes/run-command.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

await runDatabaseCommand(
  { allowPositionals: true },
  async (place, { positionals }) => writeResult(await runJobs(place, positionals)),
  jobsUsage,
)
