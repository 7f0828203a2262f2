import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import { readEnv } from '../api/env.ts'
import { runLeads } from '../api/leads/run-leads.ts'
import { OperatorError } from '../api/operator-error.ts'

// Trial applications on the command line: `npm run -s leads -- list`. Reads the same settings as the upstream.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      unverified: { type: 'boolean' },
      csv: { type: 'boolean' },
      email: { type: 'string' },
      output: { type: 'string' },
    },
  })
  const env = readEnv()
  const db = await openDatabase(env)
  await migrate(db)
  const text = await runLeads({ db, dataDir: env.dataDir, isFile: !env.databaseUrl }, positionals, values)
  await db.destroy()
  if (values.output === undefined) process.stdout.write(text)
  // Personal data: for the owner of the file only, and never over another file.
  else writeFileSync(values.output, text, { mode: 0o600, flag: 'wx' })
} catch (error) {
  const isWrongUse = error instanceof TypeError && 'code' in error
  if (!(error instanceof OperatorError) && !isWrongUse) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}
