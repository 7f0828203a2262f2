// npm run backup -- --to DIR [--without-files] [--keep-days 35]: copies the data while everything runs
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from '../api/env.ts'
import { OperatorError } from '../api/operator-error.ts'
import { makeBackup } from './backup/make-backup.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'without-files': { type: 'boolean', default: false },
      'keep-days': { type: 'string' },
    },
  })
  const keepDays = values['keep-days'] === undefined ? undefined : Number(values['keep-days'])
  if (!values.to || (keepDays !== undefined && !(keepDays >= 1)))
    throw new OperatorError('Usage: npm run backup -- --to DIR [--without-files] [--keep-days 35]')
  const { databaseUrl, dataDir, filesDir = join(dataDir, 'files'), filesBucket } = readEnv()
  const options = { withoutFiles: values['without-files'], ...(keepDays === undefined ? {} : { keepDays }) }
  console.log(await makeBackup({ databaseUrl, dataDir, filesDir, filesBucket }, values.to, options))
})
