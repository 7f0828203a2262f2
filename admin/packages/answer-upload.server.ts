import { Package } from '#contract/package-schema.ts'
import { changeStaff, nothing } from '../read-staff.server.ts'

/** Passes a package on to the staff API as it comes; with `check` its beginning, to hear whether it would be taken. */
export async function answerUpload(request: Request): Promise<Response> {
  const { check, ...query } = Object.fromEntries(new URL(request.url).searchParams)
  const call = { query, body: request.body ?? new Uint8Array() }
  const outcome = check
    ? await changeStaff('packages/check', nothing, call)
    : await changeStaff('packages', Package, call)
  return Response.json(outcome, { headers: { 'cache-control': 'no-store' } })
}
