import type { Trouble } from './trouble.ts'

type ReadBody = (response: Response) => Promise<unknown>

/** Reads an error answer (problem+json, RFC 9457) into a `Trouble`; a body that cannot be read is left out. */
export async function troubleOfResponse(response: Response, read: ReadBody | undefined): Promise<Trouble> {
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  const fields = read ? fieldsOf(await read(response).catch(() => undefined)) : undefined
  return {
    kind: kindOf(response.status),
    status: response.status,
    ...(Number.isFinite(retryAfter) && retryAfter >= 0 ? { retryAfter } : {}),
    ...(fields ? { fields } : {}),
  }
}

function kindOf(status: number): Trouble['kind'] {
  if (status === 404 || status === 410) return 'missing'
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429) return 'limited'
  return status >= 500 ? 'unavailable' : 'refused'
}

/** problem+json extension of our contract: `errors: { [field]: code }` */
function fieldsOf(problem: unknown): Record<string, string> | undefined {
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return undefined
  const { errors } = problem
  if (typeof errors !== 'object' || errors === null) return undefined
  const entries = Object.entries(errors).filter(([, code]) => typeof code === 'string')
  return Object.fromEntries(entries.map(([field, code]) => [field, String(code)]))
}
