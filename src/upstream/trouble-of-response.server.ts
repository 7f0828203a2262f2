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

/** problem+json extension of our contract: `errors: [{ field, code }]`; the first code of a field counts */
function fieldsOf(problem: unknown): Record<string, string> | undefined {
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return undefined
  if (!Array.isArray(problem.errors)) return undefined
  const entries = problem.errors
    .filter(isFieldError)
    .map(({ field, code }): [string, string] => [field, code])
  return Object.fromEntries(entries.reverse())
}

function isFieldError(error: unknown): error is { field: string; code: string } {
  if (typeof error !== 'object' || error === null) return false
  return (
    'field' in error && typeof error.field === 'string' && 'code' in error && typeof error.code === 'string'
  )
}
