import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '../api/base/operator-error.ts'
import { makeBackup } from './backup/make-backup.ts'
import { readPlaces } from './backup/read-places.ts'
import { runCommand } from './processes/run-command.ts'

const usage = `npm run backup -- --to DIR [--sites DIR] [--without-files] [--keep-days 35]
  Copies the data while everything runs, into a new folder of DIR, and reads it back.
  --to DIR         folder of the backups
  --sites DIR      also the inboxes of sites on this machine: those of the folders site-* of DIR, each into a folder of --to
  --without-files  leaves out the packages' files
  --keep-days N    deletes backups in DIR that are older`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      sites: { type: 'string' },
      'without-files': { type: 'boolean', default: false },
      'keep-days': { type: 'string' },
    },
  })
  const keepDays = values['keep-days'] === undefined ? undefined : Number(values['keep-days'])
  if (!values.to) throw new OperatorError(`--to is missing: the folder of the backups.\n${usage}`)
  if (keepDays !== undefined && !(keepDays >= 1))
    throw new OperatorError(
      `--keep-days is "${values['keep-days']}". Write a number of days, 1 or more.\n${usage}`,
    )
  const places = readPlaces()
  const options = { withoutFiles: values['without-files'], ...(keepDays === undefined ? {} : { keepDays }) }
  console.log(await makeBackup(places, values.to, options))
  for (const dataDir of sitesIn(values.sites)) {
    const site = { databaseUrl: undefined, dataDir, filesDir: join(dataDir, 'files') }
    console.log(await makeBackup(site, join(values.to, basename(dataDir)), options))
  }
  if (Object.keys(places.secrets).length > 0 && !places.passphrase)
    console.error(
      `Not in it: ${Object.keys(places.secrets).join(', ')}. Keep the settings in a place of their own, or set BACKUP_PASSPHRASE.`,
    )
}, usage)

function sitesIn(folder: string | undefined): string[] {
  if (folder === undefined) return []
  return globSync(join(folder, 'site-*/site/inbox.sqlite')).map((inbox) => dirname(dirname(inbox)))
}
