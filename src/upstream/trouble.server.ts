import { type } from 'arktype'

/**
 * What can go wrong behind the door, as values a page can render:
 * - `missing`: the upstream knows no such thing (404)
 * - `refused`: it does not accept the request (other 4xx); `fields` carries what it says about each field
 * - `limited`: too many requests (429)
 * - `unauthorised`: no valid token (401, 403)
 * - `unavailable`: no usable answer: not reachable, too slow, too large, 5xx, not JSON, or the wrong shape
 */
export type Trouble = {
  kind: 'missing' | 'refused' | 'limited' | 'unauthorised' | 'unavailable'
  /** the upstream's HTTP status, where there was an answer */
  status?: number
  /** seconds to wait before trying again */
  retryAfter?: number
  fields?: Record<string, string>
}

export type Answer<T> = { ok: true; data: T } | { ok: false; trouble: Trouble }

/** What an error answer means; `body` is its problem+json (RFC 9457), where there is one that can be read. */
export function troubleOf({ status, headers }: Response, body?: unknown): Trouble {
  const retryAfter = Number.parseInt(headers.get('retry-after') ?? '', 10)
  return {
    ...{ kind: kindOf(status), status },
    ...(retryAfter >= 0 ? { retryAfter } : {}),
    ...(problem.allows(body) ? { fields: fieldsOf(body.errors) } : {}),
  }
}

function kindOf(status: number): Trouble['kind'] {
  if (status === 404 || status === 410) return 'missing'
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429) return 'limited'
  return status >= 500 ? 'unavailable' : 'refused'
}

// an extension of our contract
const problem = type({ errors: 'unknown[]' })
const fieldError = type({ field: 'string', code: 'string' })

/** The first code of a field counts. */
function fieldsOf(errors: readonly unknown[]): Record<string, string> {
  const known = errors.filter((error) => fieldError.allows(error))
  return Object.fromEntries(known.map(({ field, code }) => [field, code]).reverse())
}
