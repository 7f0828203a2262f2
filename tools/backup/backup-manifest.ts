import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type } from 'arktype'
import { errorMessage, OperatorError } from '../../api/operator-error.ts'

/** What a backup holds; written last, so that a folder with one is whole. */
const Manifest = type({
  format: '1',
  madeAt: 'string',
  'upstream?': {
    /** steps of the database, see api/db/migrate.ts */
    migrations: 'string[]',
    tables: type({ '[string]': { rows: 'number.integer >= 0', sha256: 'string' } }),
  },
  'inbox?': { rows: 'number.integer >= 0', waiting: 'number.integer >= 0', sha256: 'string' },
  secret: 'boolean',
  files: 'number.integer >= 0',
})

export type BackupManifest = typeof Manifest.infer

export const manifestName = 'manifest.json'

/** @throws OperatorError when the folder holds no whole backup */
export async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return Manifest.assert(JSON.parse(await readFile(join(folder, manifestName), 'utf8')))
  } catch (error) {
    throw new OperatorError(`${folder} is no whole backup: ${errorMessage(error)}`, { cause: error })
  }
}

/** SHA-256 of a file's bytes, in hex. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
