// npm run -s visits -- --days 30 --by page: how often pages were visited, from the database the upstream's settings name

import { OperatorError } from '../api/base/operator-error.ts'
import { calendarDate } from '../api/contract/china-time.ts'
import { type ReportBy, reportColumns, visitReport } from '../api/figures/figures.ts'
import { writeResult } from './processes/run-command.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

const options = {
  days: { type: 'string', default: '30' },
  by: { type: 'string', default: 'page' },
  csv: { type: 'boolean', default: false },
} as const

const usage = `npm run -s visits -- [--days 30] [--by page|referrer|day] [--csv]
  How often pages were visited, of all instances.`

await runDatabaseCommand(
  { options },
  async ({ db, now }, { values: { by, days, csv } }) => {
    if (!Object.hasOwn(reportColumns, by))
      throw new OperatorError(`--by ${by}: use page, referrer or day.\n${usage}`)
    if (!/^[1-9]\d{0,3}$/.test(days))
      throw new OperatorError(`--days ${days}: use a number of days.\n${usage}`)
    const since = calendarDate(now - (Number(days) - 1) * 86_400_000)
    writeResult(await visitReport(db, since, by as ReportBy, csv))
  },
  usage,
)
