// npm run -s visits -- --days 30 --by page: how often pages were visited, from the files of one or more instances
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { OperatorError } from '../api/operator-error.ts'
import { readSiteEnv } from '../src/site/env.ts'
import { type ReportBy, visitReport } from '../src/visits/visit-report.server.ts'
import { readVisitRows } from '../src/visits/visit-store.server.ts'
import { runCommand, writeResult } from './processes/run-command.ts'

await runCommand(() => {
  const { values } = parseArgs({
    options: {
      days: { type: 'string', default: '30' },
      by: { type: 'string', default: 'page' },
      csv: { type: 'boolean', default: false },
      file: { type: 'string', multiple: true },
    },
  })
  const { by, days, csv, file = [readSiteEnv(process.env).visitsFile] } = values
  if (!['page', 'referrer', 'day'].includes(by))
    throw new OperatorError(`--by ${by}: use page, referrer or day.`)
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new OperatorError(`--days ${days}: use a number of days.`)
  const missing = file.find((name) => !existsSync(name))
  if (missing)
    throw new OperatorError(
      `There is no ${missing} yet: visits are written some seconds after the first one.`,
    )
  const rows = file.flatMap((name) => readVisitRows(name, firstDay(Number(days))))
  writeResult(visitReport(rows, by as ReportBy, csv))
})

/** The first of so many days up to now; days end at midnight in China. */
function firstDay(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 - (days - 1) * 86_400_000).toISOString().slice(0, 10)
}
