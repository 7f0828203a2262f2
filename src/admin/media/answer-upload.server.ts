import { callStaff } from '#src/upstream/staff.server.ts'
import { outcomeOf } from '../outcome.ts'
import type { Picture } from './media.functions.ts'
import { picture } from './picture-schema.server.ts'

/** Passes an uploaded picture on to the staff API, which decides whether it is one. */
export async function answerUpload(request: Request): Promise<Response> {
  const name = new URL(request.url).searchParams.get('name')?.slice(0, 200) ?? ''
  const bytes = new Uint8Array(await request.arrayBuffer())
  const answer = await callStaff<Picture>('media', {
    method: 'POST',
    query: { name },
    body: bytes,
    answers: picture,
  })
  return Response.json(outcomeOf(answer), { headers: { 'cache-control': 'no-store' } })
}
