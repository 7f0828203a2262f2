import { PictureAnswer } from '#api/contract/media-schema.ts'
import { changeStaff } from '../read-staff.server.ts'

/** Ms: it is encoded after those that came before it. */
const timeout = 90_000

/** Passes an uploaded picture on to the staff API, which decides whether it is one. */
export async function answerUpload(request: Request): Promise<Response> {
  const name = new URL(request.url).searchParams.get('name') ?? ''
  const body = new Uint8Array(await request.arrayBuffer())
  const outcome = await changeStaff('media', PictureAnswer, { query: { name }, body, timeout })
  return Response.json(outcome, { headers: { 'cache-control': 'no-store' } })
}
