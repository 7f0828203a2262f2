import type { Package } from '#api/contract/package-schema.ts'
import type { Outcome } from '../read-staff.server.ts'
import { sendFile } from '../ui/send-file.ts'

/** What tells the kind of a file is in its first bytes. */
const headBytes = 33_000

/**
 * Uploads a package. What would be refused is heard before its bytes are sent: a browser that is still sending does not
 * hear an answer.
 */
export async function uploadPackage(
  file: File,
  facts: Record<string, string>,
  options: Parameters<typeof sendFile>[2],
): Promise<Outcome<Package>> {
  const query = new URLSearchParams({ ...facts, 'file-name': file.name, size: String(file.size) })
  const address = `/admin/upload/package?${query}`
  const head = file.slice(0, headBytes)
  const checked = await sendFile<null>(`${address}&check=1`, head, { ...options, progress: () => {} })
  return checked.ok ? sendFile<Package>(address, file, options) : checked
}
