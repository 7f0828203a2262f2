import type { PictureAnswer } from '#contract/media-schema.ts'
import type { Outcome } from '../read-staff.server.ts'
import { sendFile } from '../ui/send-file.ts'

export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** As the server has it: what is larger need not be sent to be refused. */
const most = 10 * 1024 * 1024

/** Sends a picture. @param progress from 0 to 1 @param replaces id of the picture whose file it becomes */
export async function uploadPicture(
  file: File,
  progress: (share: number) => void,
  replaces?: string,
): Promise<Outcome<PictureAnswer>> {
  if (file.size > most) return { ok: false, code: 'body-too-large', fields: {} }
  const query = new URLSearchParams({ name: file.name, ...(replaces && { replaces }) })
  return sendFile(`/admin/upload?${query}`, file, { progress })
}
