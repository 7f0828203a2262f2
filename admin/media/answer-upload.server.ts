import { isUuid } from '#contract/keys.ts'
import { PictureAnswer } from '#contract/media-schema.ts'
import { changeStaff } from '../read-staff.server.ts'

/** Ms: it is encoded after those that came before it. */
const timeout = 90_000

/** Passes an uploaded picture on to the staff API, which decides whether it is one: a new one, or the file of `replaces`. */
export async function answerUpload(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const name = searchParams.get('name') ?? ''
  const replaced = searchParams.get('replaces')
  const body = new Uint8Array(await request.arrayBuffer())
  const outcome = await changeStaff(isUuid(replaced) ? `media/${replaced}/file` : 'media', PictureAnswer, {
    query: { name },
    body,
    timeout,
  })
  return Response.json(outcome, { headers: { 'cache-control': 'no-store' } })
}
