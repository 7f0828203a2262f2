import { type } from 'arktype'
import { askStaff, outcomeOf } from '../read-staff.server.ts'

/** The applications of a filter as a file, passed on as it comes. */
export async function answerExport(request: Request): Promise<Response> {
  const form = await request.formData()
  const filter = type('string.json.parse')(form.get('filter'))
  const body = filter instanceof type.errors ? {} : filter
  const call = { method: 'POST', body, streams: true } as const
  const answer = await askStaff('leads/csv', type.instanceOf(ReadableStream), call)
  if (!answer.ok) return Response.json(outcomeOf(answer), { headers: { 'cache-control': 'no-store' } })
  return new Response(answer.data, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="applications.csv"',
      'cache-control': 'no-store',
    },
  })
}
