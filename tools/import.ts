// npm run import -- FOLDER|FILE [--write] [--drafts]: imports an old site's articles and positions into the database
import { join } from 'node:path'
import { logToStderr } from '../api/base/log.ts'
import { OperatorError } from '../api/base/operator-error.ts'
import { importUsage, runImport } from '../api/import/run-import.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

const options = {
  write: { type: 'boolean', default: false },
  drafts: { type: 'boolean', default: false },
} as const

await runDatabaseCommand(
  { allowPositionals: true, options },
  async ({ db, env, now }, { positionals: [path, ...rest], values }) => {
    if (!path || rest.length > 0) throw new OperatorError(`Name one folder or file.\n${importUsage}`)
    const filesDir = env.filesBucket ?? env.filesDir ?? join(env.dataDir, 'files')
    await runImport({ db, filesDir, now, log: logToStderr }, path, values, (line) => console.log(line))
  },
  importUsage,
)
