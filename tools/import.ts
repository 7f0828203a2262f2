// npm run import -- FOLDER [--write] [--publish]: imports a folder of articles, positions and redirects into the database
import { join } from 'node:path'
import { logToStderr } from '../api/base/log.ts'
import { OperatorError } from '../api/base/operator-error.ts'
import { importUsage, runImport } from '../api/import/run-import.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

const options = {
  write: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
} as const

await runDatabaseCommand(
  { allowPositionals: true, options },
  async ({ db, env, now }, { positionals: [path, ...rest], values }) => {
    if (!path || rest.length > 0) throw new OperatorError(`Name one folder.\n${importUsage}`)
    const filesDir = env.filesBucket ?? env.filesDir ?? join(env.dataDir, 'files')
    const place = { db, filesDir, siteOrigins: env.siteOrigins, now, log: logToStderr }
    if ((await runImport(place, path, values, (line) => console.log(line))) > 0) process.exitCode = 1
  },
  importUsage,
)
