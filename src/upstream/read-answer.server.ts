import { type Type, type } from 'arktype'
import { readBytes } from '#contract/http/outbound.ts'
import { siteLog } from '#src/site/site-log.ts'

/**
 * What can go wrong in a call to the upstream, as values a page can render:
 * - `missing`: the upstream knows no such thing (404)
 * - `refused`: it does not accept the request (other 4xx); `fields` carries what it says about each field
 * - `limited`: too many requests (429)
 * - `unauthorised`: no valid token (401, 403)
 * - `busy`: it has no room for this request (503 with Retry-After, a full bulkhead), or has not answered in time (a
 *   time limit of the client, of a gateway, 504, or of a server that was not sent all, 408): no reason to do without its checks
 * - `unavailable`: no usable answer: not reachable, too large, another 5xx, not JSON, or the wrong shape
 */
export type Trouble = {
  kind: 'missing' | 'refused' | 'limited' | 'unauthorised' | 'busy' | 'unavailable'
  /** HTTP status, if there was an answer */
  status?: number
  /** seconds */
  retryAfter?: number
  fields?: Record<string, string>
  /** the upstream's problem code */
  code?: string
}

/** @property undo what takes a change back: the upstream's id of it */
export type Answer<T> = { ok: true; data: T; undo?: string } | { ok: false; trouble: Trouble }

/**
 * Validates by the contract's schema. An upstream may be newer, or its database have served a newer one: unknown members
 * pass, and an entry of a list that does not, such as one with a platform unknown here, is left out.
 */
export function parseAnswer<T>(answers: Type<T>, data: unknown): T | type.errors {
  const tolerant = known.get(answers) ?? (answers as Type).onDeepUndeclaredKey('ignore')
  known.set(answers, tolerant)
  const answer = tolerant(data) as T | type.errors
  if (!(answer instanceof type.errors) || !dropEntries(data, answer)) return answer
  if (!told.has(answers)) siteLog().warn({ reason: faultsOf(answer) }, 'entries are left out')
  told.add(answers)
  return tolerant(data) as T | type.errors
}

const known = new WeakMap<object, Type>()
/** Logged once, as lists are read all the time. */
const told = new WeakSet<object>()

/** Which fields are wrong, for the log: arktype's words have their values, which may be personal data. */
export function faultsOf(errors: type.errors): string {
  return [...errors]
    .slice(0, 5)
    .map(({ path }) => path.join('.'))
    .join(', ')
}

/** Takes the entries of `items` that do not pass out of them; false where more is wrong, or no entry would be left. */
function dropEntries(data: unknown, errors: type.errors): boolean {
  const wrong = new Map<unknown[], Set<unknown>>()
  for (const { path } of errors) {
    const at = path.indexOf('items')
    const list = path.slice(0, at + 1).reduce((value, key) => Object(value)[key], data)
    const index = path[at + 1]
    if (at < 0 || !Array.isArray(list) || typeof index !== 'number') return false
    wrong.set(list, (wrong.get(list) ?? new Set()).add(list[index]))
  }
  if ([...wrong].some(([list, entries]) => entries.size === list.length)) return false
  for (const [list, entries] of wrong) list.splice(0, Infinity, ...list.filter((one) => !entries.has(one)))
  return true
}

/** @param body problem+json (RFC 9457), where readable */
export function troubleOf({ status, headers }: Response, body?: unknown): Trouble {
  const retryAfter = Number.parseInt(headers.get('retry-after') ?? '', 10)
  const isBusy =
    status === 408 || status === 504 || (status === 503 && retryAfter >= 0 && !lacksDatabase.allows(body))
  return {
    kind: isBusy ? 'busy' : kindOf(status),
    status,
    ...(retryAfter >= 0 ? { retryAfter } : {}),
    ...(coded.allows(body) ? { code: body.code } : {}),
    ...(problem.allows(body) ? { fields: fieldsOf(body.errors) } : {}),
  }
}

function kindOf(status: number): Trouble['kind'] {
  if (status === 404 || status === 410) return 'missing'
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429) return 'limited'
  return status >= 500 ? 'unavailable' : 'refused'
}

/** Not `busy`, although it has a Retry-After: without its database the upstream stores nothing. */
const lacksDatabase = type({ code: "'database-unavailable'" })
// our extension
const problem = type({ errors: 'unknown[]' })
const coded = type({ code: 'string <= 60' })
const fieldError = type({ field: 'string', 'code?': 'string' })

/** The first code of a field counts; a schema's refusal has none. */
function fieldsOf(errors: readonly unknown[]): Record<string, string> {
  const known = errors.filter((error) => fieldError.allows(error))
  return Object.fromEntries(known.map(({ field, code = 'invalid' }) => [field, code]).reverse())
}

/** A body above the limit (default 1 MB) is cancelled, not buffered. @throws when it is too large or not JSON */
export async function readJson(response: Response, mostBytes?: number): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/.test(type)) {
    await response.body?.cancel()
    throw new Error(`expected JSON, got '${type.slice(0, 80)}'`)
  }
  return parseWellFormed(utf8.decode(await readBytes(response, mostBytes)))
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Replaces lone surrogates (`"\\ud800"`), which break encoding, by U+FFFD. */
function parseWellFormed(text: string): unknown {
  if (!/\\u[dD][89a-fA-F]/.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}
