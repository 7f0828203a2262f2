import { randomBytes } from 'node:crypto'
import { createApp, type Surroundings } from '../api/app/app.ts'
import type { LogEntry } from '../api/base/log.ts'
import type { Database } from '../api/db/tables.ts'
import type { Env } from '../api/env.ts'
import { listOutbox } from '../api/mail/outbox.ts'

export const RELAY_SECRET = 'a secret for the tests only'
export const SALES_EMAIL = 'sales@firm.test'

/** Settings and surroundings, as a test puts them. */
export type AppOptions = Partial<Env & Surroundings>

export type Json = Record<string, unknown>

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape, looked into by the tests
  body: any
  headers: Headers
}

/** A key as the site makes them. */
export function newKey(): string {
  return randomBytes(16).toString('base64url')
}

/** An application with all fields right but for the code. */
export function applicationBody(changes: Json = {}): Json {
  return {
    name: '张三',
    telephone: '138 0013 8000',
    email: 'zhang.san@firm.test',
    code: '000000',
    address: '杭州市云桌路1号',
    product: 8,
    lang: 'cn',
    consent: { version: 'consent-1' },
    marketing: false,
    ...changes,
  }
}

/** The upstream called directly, with a clock that only moves when told to. */
export class TrialApi {
  now = Date.UTC(2026, 10, 20, 9)
  readonly logged: LogEntry[] = []
  readonly app: ReturnType<typeof createApp>
  readonly #db: Database

  constructor(db: Database, options: AppOptions = {}) {
    this.#db = db
    this.app = createApp(
      db,
      { relaySecret: RELAY_SECRET, salesEmail: SALES_EMAIL, ...options },
      {
        now: () => this.now,
        log: (entry) => this.logged.push(entry),
        showOutbox: true,
        ...options,
      },
    )
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await this.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers }
  }

  /** Asks for a code as a visitor with an address, by default a new one each time. */
  requestCode(email: unknown, { client = anyAddress(), lang = 'cn' } = {}): Promise<Answer> {
    return this.post('/trial/codes', { email, lang }, relayHeaders(client))
  }

  /** Asks for a code and reads it in the mail. */
  async code(email = 'zhang.san@firm.test'): Promise<string> {
    const answer = await this.requestCode(email)
    if (answer.status !== 202) throw new Error(`no code: ${JSON.stringify(answer.body)}`)
    const [mail] = await listOutbox(this.#db, email)
    return mail?.code ?? ''
  }

  apply(body: unknown, { key = newKey(), client = anyAddress() } = {}): Promise<Answer> {
    return this.post('/trial/applications', body, { 'idempotency-key': key, ...relayHeaders(client) })
  }

  /**
   * As `apply`, again where no connection of the database's pool was free within 2 s, which is 503 and right: many at once
   * on a machine that is busy take longer.
   */
  async applyAtOnce(body: unknown, sender: { key?: string } = {}): Promise<Answer> {
    for (;;) {
      const answer = await this.apply(body, sender)
      if (answer.status !== 503) return answer
    }
  }

  /** An application from an address that is verified, a minute after what came before. */
  async register(email: string, changes: Json = {}): Promise<{ id: string; reference: string }> {
    this.now += 60_000
    const { body } = await this.apply(applicationBody({ email, code: await this.code(email), ...changes }))
    return this.#db
      .selectFrom('trial_application')
      .select(['id', 'reference'])
      .where('reference', '=', body.reference)
      .executeTakeFirstOrThrow()
  }

  /** As the site's inbox delivers it. */
  deliver(body: Json, { key = newKey(), receivedAt = this.now } = {}): Promise<Answer> {
    return this.apply({ ...body, deferred: { receivedAt: new Date(receivedAt).toISOString() } }, { key })
  }
}

/** Sends an application to a running upstream as the site does, with a key of its own by default. */
export async function postApplication(
  upstreamUrl: string,
  body: Json,
  { key = newKey(), signal = null }: { key?: string; signal?: AbortSignal | null } = {},
): Promise<{ status: number; retryAfter: string | null; reference?: string; code?: string }> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const response = await fetch(`${upstreamUrl}/trial/applications`, {
    method: 'POST',
    headers: { ...headers, ...relayHeaders(anyAddress()) },
    body: JSON.stringify(body),
    signal,
  })
  const answer = (await response.json()) as { reference?: string; code?: string }
  return { ...answer, status: response.status, retryAfter: response.headers.get('retry-after') }
}

/** An application that the site's inbox delivers, which needs no code. */
export function deferredBody(email: string): Json {
  return applicationBody({ email, deferred: { receivedAt: new Date().toISOString() } })
}

export function relayHeaders(client: string): Record<string, string> {
  return { 'x-relay-secret': RELAY_SECRET, 'x-client-address': client }
}

export function anyAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}

/** Everything about trials gone, for the next test. */
export async function forgetTrials(db: Database): Promise<void> {
  const tables = [
    'idempotency_key',
    'trial_application',
    'trial_dead_letter',
    'trial_code',
    'trial_wrong_try',
    'trial_turn',
    'erased_person',
    'mail',
    'delivery',
    'marketing_consent',
  ]
  for (const table of tables as ['mail']) await db.deleteFrom(table).execute()
}

/** How many rows a table has. */
export async function countRows(
  db: Database,
  table:
    | 'trial_application'
    | 'trial_dead_letter'
    | 'idempotency_key'
    | 'consent'
    | 'marketing_consent'
    | 'mail'
    | 'trial_code',
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A wrong code that is not the right one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
