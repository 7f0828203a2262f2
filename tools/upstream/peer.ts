import { type Type, type } from 'arktype'
import { fetchWhole } from '#contract/http/outbound.ts'
import { parseAnswer, readJson } from '../../src/upstream/read-answer.server.ts'

export interface PeerOptions {
  url: string
  /** Of a visitor's session, for what only those who are logged in may do. */
  token?: string | undefined
  /** What the site proves itself with; without it nothing is handed in that a site took earlier. */
  relaySecret?: string | undefined
}

/** As long as the site waits for an application. */
const TIMEOUT_MS = 6_000
/** Pages of a list that are read, of a few items each. */
const MOST_PAGES = 5

interface Sent {
  body?: unknown
  token?: string | undefined
  /** Idempotency key. */
  key?: string
  /** What is sent as the site's secret. */
  relay?: string | undefined
}

class Mismatch extends Error {}

export function fail(message: string): never {
  throw new Mismatch(message)
}

export function reasonOf(error: unknown): string {
  if (error instanceof Mismatch) return error.message
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  return cause instanceof Error && 'code' in cause ? `${message}: ${cause.code}` : message
}

/** The upstream, asked as the site asks it; what does not fit throws a Mismatch. */
export class Peer {
  readonly token: string | undefined
  readonly relaySecret: string | undefined
  readonly #base: string

  constructor({ url, token, relaySecret }: PeerOptions) {
    this.#base = url.replace(/\/$/, '')
    this.token = token
    this.relaySecret = relaySecret
  }

  async ask(request: string, { body, token, key, relay }: Sent = {}): Promise<Response> {
    const [method = 'GET', path] = request.split(' ')
    const headers = {
      accept: 'application/json, text/plain',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(relay ? { 'x-relay-secret': relay } : {}),
    }
    const mostBytes = path?.startsWith('/media/') ? 16_000_000 : undefined
    return fetchWhole(`${this.#base}${path}`, {
      method,
      headers,
      timeout: TIMEOUT_MS,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(mostBytes ? { mostBytes } : {}),
    }).catch((error: unknown) => fail(`${request}: ${reasonOf(error)}`))
  }

  async expect(request: string, wanted: number | readonly number[], sent: Sent = {}): Promise<Response> {
    const answer = await this.ask(request, sent)
    const all = [wanted].flat()
    return all.includes(answer.status)
      ? answer
      : fail(`${request} is ${answer.status}, not ${all.join(' or ')}`)
  }

  /** @returns undefined where the answer is one of the other statuses that are as good */
  async read<T>(
    request: string,
    answers: Type<T>,
    sent: Sent = {},
    others: number[] = [],
  ): Promise<T | undefined> {
    const answer = await this.expect(request, [200, 201, 202, ...others], sent)
    if (others.includes(answer.status)) return undefined
    const data = parseAnswer(
      answers,
      await readJson(answer).catch((error: unknown) => fail(`${request}: ${reasonOf(error)}`)),
    )
    return data instanceof type.errors ? fail(`${request}: ${data.summary}`) : data
  }

  async need<T>(request: string, answers: Type<T>, sent: Sent = {}): Promise<T> {
    return (await this.read(request, answers, sent)) as T
  }

  /** All items of the first pages. None may come twice. */
  async pages<Item extends { id: string }>(
    path: string,
    answers: Type<{ items: Item[]; nextCursor: string | null }>,
  ): Promise<Item[]> {
    const items: Item[] = []
    for (let cursor: string | null = '', page = 0; cursor !== null && page < MOST_PAGES; page += 1) {
      const next: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
      const list: { items: Item[]; nextCursor: string | null } = await this.need(
        `GET ${path}${next}`,
        answers,
      )
      if (list.items.length > 3) fail(`${path}${next} has ${list.items.length} items, more than the limit`)
      items.push(...list.items)
      cursor = list.nextCursor
    }
    const ids = new Set(items.map(({ id }) => id))
    return ids.size === items.length
      ? items
      : fail(`${path}: pages have ${items.length - ids.size} items twice`)
  }

  /** That it is 422 and names the fields by their codes. */
  async refuses(request: string, sent: Sent, wanted: Record<string, string>): Promise<void> {
    const answer = await this.expect(request, 422, sent)
    const Refusal = type({ errors: type({ field: 'string', code: 'string' }).array() })
    const said = Refusal(
      await readJson(answer).catch((error: unknown) => fail(`${request}: ${reasonOf(error)}`)),
    )
    if (said instanceof type.errors) fail(`${request}: ${said.summary}`)
    for (const [field, code] of Object.entries(wanted))
      if (!said.errors.some((error) => error.field === field && error.code === code))
        fail(`${request}: errors do not name ${field} with the code ${code}`)
  }
}
