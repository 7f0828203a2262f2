import { type ParseArgsConfig, parseArgs } from 'node:util'
import { migrate } from '../../api/db/migrate.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Database } from '../../api/db/tables.ts'
import { readEnv } from '../../api/env.ts'
import { runCommand } from './run-command.ts'

type Place = { db: Database; env: ReturnType<typeof readEnv>; now: number }

/** @param usage as of `runCommand` */
export async function runDatabaseCommand<const Config extends ParseArgsConfig>(
  config: Config,
  run: (place: Place, args: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
  usage: string,
): Promise<void> {
  await runCommand(async () => {
    const args = parseArgs(config)
    const env = readEnv()
    const db = await openDatabase(env)
    try {
      await migrate(db)
      await run({ db, env, now: Date.now() }, args)
    } finally {
      await db.destroy()
    }
  }, usage)
}
