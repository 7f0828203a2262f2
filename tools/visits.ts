// npm run -s visits -- --days 30 --by page: how often pages were visited, from the database the upstream's settings name
import { parseArgs } from 'node:util'
import { calendarDate } from '../api/contract/china-time.ts'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import { readEnv } from '../api/env.ts'
import { type ReportBy, reportColumns, visitReport } from '../api/figures/figures.ts'
import { OperatorError } from '../api/operator-error.ts'
import { runCommand, writeResult } from './processes/run-command.ts'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      days: { type: 'string', default: '30' },
      by: { type: 'string', default: 'page' },
      csv: { type: 'boolean', default: false },
    },
  })
  const { by, days, csv } = values
  if (!Object.hasOwn(reportColumns, by)) throw new OperatorError(`--by ${by}: use page, referrer or day.`)
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new OperatorError(`--days ${days}: use a number of days.`)
  const db = await openDatabase(readEnv())
  try {
    await migrate(db)
    const since = calendarDate(Date.now() - (Number(days) - 1) * 86_400_000)
    writeResult(await visitReport(db, since, by as ReportBy, csv))
  } finally {
    await db.destroy()
  }
})
