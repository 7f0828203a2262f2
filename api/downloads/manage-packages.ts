import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type } from 'arktype'
import { errorMessage, OperatorError } from '../base/operator-error.ts'
import { inWords, openInput, wrongCall } from '../command/operator-words.ts'
import { calendarDate } from '../contract/china-time.ts'
import { Cpu, Platform, VERSION } from '../contract/package-schema.ts'
import { CalendarDate, Product } from '../contract/values-schema.ts'
import type { Database } from '../db/tables.ts'
import { type FilesPlace, type StoredFile, storeFile, sweepFiles } from '../files/file-store.ts'
import { isUsed } from '../files/is-used.ts'
import { describeIssues } from '../http/validate.ts'
import { COMMAND } from '../staff/audit/record-audit.ts'
import type { NewDownload } from './download-store.ts'
import { addPackage, removePackage } from './packages.ts'

export interface PackageOffice {
  db: Database
  /** Folder of the files, or the bucket they are in. */
  filesDir: FilesPlace
  /** Milliseconds since the epoch. */
  now: number
  /** Takes one line of output. */
  print: (line: string) => void
}

export const packagesUsage = `Usage:
  npm run packages -- add FILE --product mvda --version 8.6.2 --platform windows --cpu x86 --name-cn NAME --name-en NAME
      [--released 2026-10-30] [--support-end 2028-10-30] [--file-name NAME]
      [--note-cn TEXT] [--note-en TEXT] [--requirement-cn TEXT] [--requirement-en TEXT]   (each as often as needed)
      FILE - is standard input, which needs --file-name
  npm run packages -- list
  npm run packages -- remove ID`

const COMMANDS = { add: 'a file', list: '', remove: 'the ID of a package' }

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true, default: [] as string[] } as const
const OPTIONS = {
  ...{ product: text, version: text, platform: text, cpu: text, 'name-cn': text, 'name-en': text },
  ...{ released: text, 'support-end': text, 'file-name': text },
  ...{ 'note-cn': texts, 'note-en': texts, 'requirement-cn': texts, 'requirement-en': texts },
} as const

const Given = type({
  product: Product,
  version: VERSION,
  platform: Platform,
  cpu: Cpu,
  'name-cn': '0 < string <= 80',
  'name-en': '0 < string <= 80',
  'released?': CalendarDate,
  'support-end?': CalendarDate,
  'note-cn': 'string[]',
  'note-en': 'string[]',
  'requirement-cn': 'string[]',
  'requirement-en': 'string[]',
})

/**
 * Adds, lists and removes packages: `add FILE ...`, `list`, `remove ID`.
 * @throws OperatorError that says what is wrong with the arguments, or that there is such a package already
 */
export async function managePackages(args: string[], office: PackageOffice): Promise<void> {
  const { values, positionals } = parse(args)
  const [command, target, ...rest] = positionals
  const swept = await sweepFiles(office.filesDir, (sha256) => isUsed(office.db, sha256), office.now)
  if (swept > 0) office.print(`Removed ${swept} files that an interruption had left.`)
  if (command === 'list' && !target) return listPackages(office)
  if (command === 'add' && target && rest.length === 0) return addPackageFile(target, values, office)
  if (command !== 'remove' || !target || rest.length > 0)
    throw wrongCall(positionals, COMMANDS, packagesUsage)
  await inWords(removePackage(office, { id: target, version: undefined }, actOf(office)))
  office.print(`Removed ${target}.`)
}

function parse(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true })
}

async function addPackageFile(path: string, values: object, office: PackageOffice): Promise<void> {
  const download = newDownload(path, values, office.now)
  const store = () => copy(path, office.filesDir)
  const { id, fileName, size, sha256 } = await inWords(addPackage(office, download, store, actOf(office)))
  office.print(`${id}  ${fileName}  ${size} bytes  ${sha256}`)
}

function actOf({ now }: PackageOffice) {
  return { by: COMMAND, now }
}

function newDownload(path: string, values: object, now: number): NewDownload {
  const given = Given(values)
  if (given instanceof type.errors) {
    const faults = describeIssues(given).map(({ field, detail }) => `--${field} ${detail}`)
    throw new OperatorError(`${faults.join('\n')}\n${packagesUsage}`)
  }
  const { product, version, platform, cpu } = given
  if (path === '-' && !('file-name' in values))
    throw new OperatorError(`--file-name is missing: standard input has no name.\n${packagesUsage}`)
  const fileName = 'file-name' in values ? String(values['file-name']) : basename(path)
  return {
    ...{ product, version, platform, cpu, fileName },
    name: { cn: given['name-cn'], en: given['name-en'] },
    releasedAt: given.released ?? calendarDate(now),
    supportEnd: given['support-end'] ?? null,
    notes: { cn: given['note-cn'], en: given['note-en'] },
    requirements: { cn: given['requirement-cn'], en: given['requirement-en'] },
  }
}

async function copy(path: string, filesDir: FilesPlace): Promise<StoredFile> {
  try {
    return await storeFile(filesDir, await openInput(path))
  } catch (error) {
    throw new OperatorError(`Cannot store ${path}: ${errorMessage(error)}.`, { cause: error })
  }
}

async function listPackages({ db, print }: PackageOffice): Promise<void> {
  const rows = await db
    .selectFrom('download')
    .select(['id', 'released_at', 'product', 'version', 'platform', 'cpu', 'state', 'file_name'])
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (const row of rows) print(Object.values(row).join('  '))
}
