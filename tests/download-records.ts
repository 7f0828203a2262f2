import type { Database } from '../api/db/tables.ts'
import { insertDownload, type NewDownload } from '../api/downloads/download-store.ts'
import { storeFile } from '../api/files/file-store.ts'
import { recordId } from './upstream-records.ts'

/** A package; `number` decides its id and makes its version its own. */
export function download(number: number, changes: Partial<NewDownload> = {}): NewDownload {
  return {
    id: recordId(number),
    product: 'mvda',
    name: { cn: 'MVDA客户端', en: 'MVDA client' },
    version: `1.${number}`,
    platform: 'windows',
    cpu: 'x86',
    fileName: `client-${number}.msi`,
    releasedAt: '2026-03-01',
    notes: { cn: ['说明'], en: ['Note'] },
    requirements: { cn: ['要求'], en: ['Requirement'] },
    ...changes,
  }
}

/** Puts packages into a database, each with a file of its own. */
export async function storeDownloads(
  db: Database,
  filesDir: string,
  ...downloads: NewDownload[]
): Promise<void> {
  for (const one of downloads) {
    const file = await storeFile(filesDir, [Buffer.from(`bytes of ${one.id}`)])
    await db.transaction().execute((transaction) => insertDownload(transaction, one, file))
  }
}
