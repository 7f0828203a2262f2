import { type ParseArgsConfig, parseArgs } from 'node:util'
import { migrate } from '../../api/db/migrate.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Database } from '../../api/db/tables.ts'
import { readEnv } from '../../api/env.ts'
import { runCommand } from './run-command.ts'

type Run = (
  place: { db: Database; now: number },
  words: string[],
  options: Record<string, never>,
) => Promise<string>

/** Runs a command about content in the database the upstream's settings name, and prints what it returns. */
export async function runContentCommand(
  run: Run,
  options: NonNullable<ParseArgsConfig['options']>,
): Promise<void> {
  await runCommand(async () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const db = await openDatabase(readEnv())
    try {
      await migrate(db)
      process.stdout.write(await run({ db, now: Date.now() }, positionals, values as Record<string, never>))
    } finally {
      await db.destroy()
    }
  })
}
