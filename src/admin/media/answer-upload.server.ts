import { PictureAnswer } from '#api/media/media-schema.ts'
import { changeStaff } from '../read-staff.server.ts'

/** Passes an uploaded picture on to the staff API, which decides whether it is one. */
export async function answerUpload(request: Request): Promise<Response> {
  const name = new URL(request.url).searchParams.get('name')?.slice(0, 200) ?? ''
  const body = new Uint8Array(await request.arrayBuffer())
  const outcome = await changeStaff('media', PictureAnswer, { query: { name }, body })
  return Response.json(outcome, { headers: { 'cache-control': 'no-store' } })
}
