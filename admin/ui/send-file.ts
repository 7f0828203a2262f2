import { noteNoAnswer } from '#src/site/network.ts'
import type { Outcome } from '../read-staff.server.ts'
import { offerUndo } from './undo.ts'

type Options = {
  /** from 0 to 1 */
  progress: (share: number) => void
  /** ends it */
  signal?: AbortSignal
}

/** Posts a file to a route of the staff's side with its progress, which `fetch` does not tell. */
export function sendFile<T>(address: string, file: Blob, { progress, signal }: Options): Promise<Outcome<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (code: string) => resolve({ ok: false, code, fields: {} })
    request.open('POST', address)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const outcome: Outcome<T> | null = request.response
      if (outcome?.ok === undefined) return fail('unavailable')
      if (outcome.ok && outcome.undo) offerUndo(outcome.undo)
      resolve(outcome)
    }
    request.onerror = () => {
      noteNoAnswer()
      fail('upload-broken')
    }
    request.ontimeout = () => fail('upload-broken')
    request.onabort = () => fail('upload-cancelled')
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
