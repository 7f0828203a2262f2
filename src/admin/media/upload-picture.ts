import type { PictureAnswer } from '#api/media/media-schema.ts'
import type { Outcome } from '../read-staff.server.ts'

/** As the server has it: what is larger need not be sent to be refused. */
const most = 10 * 1024 * 1024

/**
 * Sends a picture with its progress, which `fetch` does not tell.
 * @param progress from 0 to 1
 */
export function uploadPicture(
  file: File,
  progress: (share: number) => void,
): Promise<Outcome<PictureAnswer>> {
  if (file.size > most) return Promise.resolve({ ok: false, code: 'body-too-large', fields: {} })
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (code: string) => resolve({ ok: false, code, fields: {} })
    request.open('POST', `/admin/upload?name=${encodeURIComponent(file.name.slice(0, 200))}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      request.response?.ok === undefined ? fail('unavailable') : resolve(request.response)
    request.onerror = () => fail('upload-broken')
    request.ontimeout = () => fail('upload-broken')
    request.send(file)
  })
}
