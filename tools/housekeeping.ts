// npm run housekeeping: the reference for the clock check that guards deletions; --today confirms the clock, --restore undoes

import { calendarDate, chinaTime } from '#contract/china-time.ts'
import { OperatorError } from '../api/base/operator-error.ts'
import { GRACE_MS, listPurged, putBack } from '../api/db/purged-rows.ts'
import { clockFault, describeFault, noteRound } from '../api/upkeep/clock-check.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

const usage = `Usage:
  housekeeping                        whether housekeeping deletes by this clock, and what can be put back
  housekeeping --today 2026-11-28     it is that day in Beijing by another clock, too: go on from here
  housekeeping --restore              puts back what it took within the last 7 days`

await runDatabaseCommand(
  { options: { today: { type: 'string' }, restore: { type: 'boolean' } } },
  async ({ db, now }, { values: { today, restore } }) => {
    const print = (line: string) => process.stdout.write(`${line}\n`)
    const day = calendarDate(now)
    if (today !== undefined && today !== day)
      throw new OperatorError(`By this machine's clock it is ${day} in Beijing. Set the clock first.`)
    if (today !== undefined) await noteRound(db, now)
    const fault = await clockFault(db, now)
    print(
      fault
        ? `Nothing is deleted: ${JSON.stringify(describeFault(fault, now))}`
        : `The clock agrees with the last round: ${chinaTime(now)} UTC+8.`,
    )
    if (restore) {
      const { restored, left } = await putBack(db)
      print(`Put back: ${JSON.stringify(restored)}. What is over its period by this clock goes again.`)
      if (left > 0) print(`Not put back: ${left}, which are there again or belong to something that is gone.`)
    }
    for (const { name, count, since } of await listPurged(db))
      print(
        `${name}: ${count} can be put back; the first goes for good at ${chinaTime(since + GRACE_MS)} UTC+8.`,
      )
  },
  usage,
)
