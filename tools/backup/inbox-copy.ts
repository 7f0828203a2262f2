import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../api/operator-error.ts'
import { type BackupManifest, fileHash } from './backup-manifest.ts'

type Inbox = NonNullable<BackupManifest['inbox']>

/** Copies the site's inbox as it is at one moment, while the site goes on writing. */
export async function copyInbox(from: string, to: string): Promise<Inbox> {
  const inbox = new DatabaseSync(from, { timeout: 5_000 })
  try {
    inbox.prepare('vacuum into ?').run(to)
  } finally {
    inbox.close()
  }
  chmodSync(to, 0o600)
  return { ...countInbox(to), sha256: await fileHash(to) }
}

/**
 * Whether an inbox has to be put back: not where the one that is there has all of it, as on a machine that only moves to
 * another database.
 * @throws OperatorError when the copy is damaged, or there is another inbox and `force` is not set
 */
export async function mustRestoreInbox(
  from: string,
  to: string,
  { sha256 }: Inbox,
  { force, moves }: { force: boolean; moves: boolean },
): Promise<boolean> {
  if ((await fileHash(from)) !== sha256) throw new OperatorError(`${from} is not what was backed up.`)
  if (!existsSync(to) || force) return true
  if (moves && holdsAll(to, from)) return false
  throw new OperatorError(`There is an inbox: ${to}. Use --force to replace it.`)
}

function holdsAll(file: string, copy: string): boolean {
  const inbox = new DatabaseSync(file, { timeout: 5_000 })
  try {
    inbox.prepare('attach database ? as copy').run(copy)
    return !inbox.prepare('select id from copy.inbox except select id from main.inbox limit 1').get()
  } finally {
    inbox.close()
  }
}

/** Puts an inbox back. What has been delivered since is delivered again under the same key, which changes nothing. */
export async function restoreInbox(from: string, to: string, expected: Inbox): Promise<void> {
  setAside(to)
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  const { rows } = countInbox(to)
  if (rows !== expected.rows)
    throw new OperatorError(`The inbox has ${rows} rows instead of ${expected.rows}.`)
}

/** Moves a database file away, with its log: nothing is ever deleted by a restore. */
export function setAside(file: string): void {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  for (const part of ['', '-wal', '-shm']) {
    if (existsSync(file + part)) renameSync(file + part, `${file}.before-${time}${part}`)
  }
}

/** @throws OperatorError when SQLite finds the file damaged */
function countInbox(file: string): Omit<Inbox, 'sha256'> {
  const inbox = new DatabaseSync(file, { readOnly: true })
  try {
    const [check] = inbox.prepare('pragma integrity_check').all()
    if (check?.integrity_check !== 'ok')
      throw new OperatorError(`${file} is damaged: ${check?.integrity_check}`)
    const row = inbox
      .prepare('select count(*) as total, count(*) - count(delivered_at) as waiting from inbox')
      .get()
    return { rows: Number(row?.total), waiting: Number(row?.waiting) }
  } finally {
    inbox.close()
  }
}
