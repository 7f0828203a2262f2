// npm run housekeeping: the reference for the clock check that guards deletions; --today confirms the clock

import { OperatorError } from '../api/base/operator-error.ts'
import { calendarDate, chinaTime } from '../api/contract/china-time.ts'
import { clockFault, describeFault, noteRound } from '../api/start/clock-check.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

const usage = `Usage:
  housekeeping                        whether housekeeping deletes by this clock
  housekeeping --today 2026-11-28     it is that day in Beijing by another clock, too: go on from here`

await runDatabaseCommand(
  { options: { today: { type: 'string' } } },
  async ({ db, now }, { values: { today } }) => {
    const day = calendarDate(now)
    if (today !== undefined && today !== day)
      throw new OperatorError(`By this machine's clock it is ${day} in Beijing. Set the clock first.`)
    if (today !== undefined) await noteRound(db, now)
    const fault = await clockFault(db, now)
    const said = fault
      ? `Nothing is deleted: ${JSON.stringify(describeFault(fault, now))}`
      : `The clock agrees with the last round: ${chinaTime(now)} UTC+8.`
    process.stdout.write(`${said}\n`)
  },
  usage,
)
