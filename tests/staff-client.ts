import { createHmac } from 'node:crypto'
import type { Hono } from 'hono'
import type { Permission, Role } from '#contract/permissions.ts'
import { createApp } from '../api/app/app.ts'
import type { Database } from '../api/db/tables.ts'
import { createPasswordHasher } from '../api/guard/passwords.ts'
import { invite, inviteFirstAdministrator } from '../api/staff/identity/invitations.ts'
import { QUICK_HASHES } from './account-browser.ts'
import { type AppOptions, anyAddress, newKey, RELAY_SECRET, relayHeaders } from './trial-requests.ts'

export const STAFF_PASSWORD = 'a long enough password'

export interface StaffAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape, looked into by the tests
  body: any
  headers: Headers
}

export type StaffMember = Awaited<ReturnType<StaffClient['join']>>

/** The staff API called directly, as the site calls it for one client. */
export class StaffClient {
  readonly app: ReturnType<typeof createApp>
  readonly db: Database
  address = anyAddress()
  /** What the site keeps in the browser, if anything. */
  device = ''

  constructor(db: Database, options: AppOptions = {}) {
    this.db = db
    this.app = createApp(
      db,
      { admin: true, secondFactorOptional: true, relaySecret: RELAY_SECRET, ...options },
      { log: () => {}, pause: async () => {}, passwords: createPasswordHasher(QUICK_HASHES), ...options },
    )
  }

  /** The id of the member with an e-mail address. */
  async idOf(email: string): Promise<string> {
    const { id } = await this.db
      .selectFrom('staff_member')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return id
  }

  /** @param token of the session that asks, if any */
  async call(
    method: string,
    path: string,
    token?: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<StaffAnswer> {
    const response = await this.app.request(`/staff/v1${path}`, {
      method,
      headers: {
        ...relayHeaders(this.address),
        'x-client-agent': 'Test browser',
        'x-client-device': this.device,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text || null,
      headers: response.headers,
    }
  }

  first(): Promise<string | undefined> {
    return inviteFirstAdministrator(this.db, Date.now())
  }

  /** Makes a member of a role. @returns the token of their session */
  async member(role: Role, email = `${role}@firm.example`, name: string = role): Promise<string> {
    const by = { id: null, name: 'test' }
    const token = await invite(this.db, { email, role, name, lang: 'en' }, by, Date.now())
    const { body } = await this.call('POST', '/invitation/accept', undefined, {
      token,
      name,
      password: STAFF_PASSWORD,
    })
    return body.token
  }

  /** A member with an address of their own, who asks; a version goes into If-Match. */
  async join(role: Role, name: string = role) {
    const email = `${newKey()}@firm.example`.toLowerCase()
    const token = await this.member(role, email, name)
    const ask = (method: string, path: string, body?: unknown, version?: number) =>
      this.call(method, path, token, body, version === undefined ? {} : { 'if-match': `"${version}"` })
    const undo = ({ headers }: StaffAnswer) => ask('POST', `/undo/${headers.get('undo')}`)
    return Object.assign(ask, { id: await this.idOf(email), email, token, undo })
  }

  signIn(email: string, password = STAFF_PASSWORD): Promise<StaffAnswer> {
    return this.call('POST', '/session', undefined, { email, password })
  }

  /** Answers the challenge of a sign-in. */
  async completeSignIn(
    email: string,
    code: string,
    kind: 'totp' | 'recovery' = 'totp',
  ): Promise<StaffAnswer> {
    const { challenge } = (await this.signIn(email)).body
    return this.call('POST', '/session/second-factor', undefined, { challenge, code, kind })
  }

  /** Sets up an authenticator for the member whose session it is. */
  async addSecondFactor(token: string) {
    const { body } = await this.call('POST', '/account/second-factor', token, { password: STAFF_PASSWORD })
    const secret = new URL(body.uri).searchParams.get('secret') ?? ''
    const confirmed = await this.call('POST', '/account/second-factor/confirm', token, {
      code: totp(secret, Date.now()),
    })
    return { secret, recoveryCodes: body.recoveryCodes as string[], token: confirmed.body.token as string }
  }
}

export interface StaffRoute {
  method: string
  path: string
  permission: Permission | undefined
}

/** Every operation of the staff API, with the permission that one of its handlers asks for. */
export function staffRoutesOf(app: Hono): StaffRoute[] {
  const found = new Map<string, StaffRoute>()
  for (const { method, path, handler } of app.routes) {
    if (!path.startsWith('/staff/v1') || method === 'ALL') continue
    const below = path.slice('/staff/v1'.length)
    const { permission } = handler as { permission?: Permission }
    const name = `${method} ${below}`
    found.set(name, { method, path: below, permission: permission ?? found.get(name)?.permission })
  }
  return [...found.values()]
}

/** The code an authenticator shows (RFC 6238). @param secret in base32 */
export function totp(secret: string, now: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
