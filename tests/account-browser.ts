import { randomUUID } from 'node:crypto'
import { createAccount } from '../api/accounts/accounts.ts'
import { createApp } from '../api/app/app.ts'
import type { LogEntry } from '../api/base/log.ts'
import type { Database } from '../api/db/tables.ts'
import { createPasswordHasher } from '../api/guard/passwords.ts'
import { openSession, VISITORS } from '../api/guard/sessions.ts'
import { listOutbox } from '../api/mail/outbox.ts'
import { type AppOptions, anyAddress, RELAY_SECRET, relayHeaders } from './trial-requests.ts'

export const SITE = 'https://www.firm.test'
export const PASSWORD = 'a door painted green'

/** Far cheaper than real ones, so that tests about anything but their cost are quick. */
export const QUICK_HASHES = { memory: 64, passes: 1, parallelism: 1 }

export interface Shown {
  status: number
  html: string
  location: string | null
  headers: Headers
}

/** The account site called directly, with a clock that only moves when told to and pauses that are only noted. */
export class AccountSite {
  now = Date.UTC(2026, 10, 20, 9)
  readonly logged: LogEntry[] = []
  readonly pauses: number[] = []
  readonly app: ReturnType<typeof createApp>
  readonly db: Database

  constructor(db: Database, options: AppOptions = {}) {
    this.db = db
    this.app = createApp(
      db,
      { relaySecret: RELAY_SECRET, siteOrigins: [SITE, 'https://test.firm.test:8443'], ...options },
      {
        now: () => this.now,
        log: (entry) => this.logged.push(entry),
        pause: async (ms) => this.pauses.push(ms),
        passwords: createPasswordHasher(QUICK_HASHES),
        ...options,
      },
    )
  }

  /** A browser of its own, at an address of its own. */
  browser(client = anyAddress()): AccountBrowser {
    return new AccountBrowser(this, client)
  }

  session(token: string | undefined, method = 'GET') {
    return this.app.request('/session', { method, headers: { authorization: `Bearer ${token}` } })
  }

  /** The code in the newest message to an address. */
  async mailedCode(email: string): Promise<string> {
    const [mail] = await listOutbox(this.db, email)
    return mail?.code ?? ''
  }

  /** A registered account, made the way a person makes it. */
  async register(email: string, { password = PASSWORD, name = '张三' } = {}): Promise<AccountBrowser> {
    const browser = this.browser()
    const start = await browser.post('/m/register', { email })
    if (start.status !== 200) throw new Error(`no code: ${start.status}`)
    const done = await browser.post('/m/register', {
      step: 'account',
      email,
      password,
      name,
      consent: 'on',
      code: await this.mailedCode(email),
    })
    if (done.status !== 303) throw new Error(`not registered: ${done.html}`)
    return browser
  }
}

/** A browser as far as forms and cookies go. */
export class AccountBrowser {
  readonly cookies = new Map<string, string>()
  readonly #site: AccountSite
  readonly #client: string

  constructor(site: AccountSite, client: string) {
    this.#site = site
    this.#client = client
  }

  get token(): string | undefined {
    return this.cookies.get('token')
  }

  get(path: string): Promise<Shown> {
    return this.#request(path, {})
  }

  /** Sends a form as the page at that address would. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Shown> {
    return this.#request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    })
  }

  logIn(email: string, password = PASSWORD): Promise<Shown> {
    return this.post('/m/login', { email, password })
  }

  async #request(path: string, init: RequestInit): Promise<Shown> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#site.app.request(path, {
      ...init,
      headers: { ...relayHeaders(this.#client), ...(cookie ? { cookie } : {}), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    return {
      status: response.status,
      html: await response.text(),
      location: response.headers.get('location'),
      headers: response.headers,
    }
  }
}

/** Everything about accounts gone, for the next test. */
export async function forgetAccounts(db: Database): Promise<void> {
  const tables = ['account_session', 'account', 'account_code', 'account_try', 'mail']
  for (const table of tables as ['mail']) await db.deleteFrom(table).execute()
}

/** The token of a visitor who has just logged in. */
export async function logIn(db: Database, now: number): Promise<string> {
  const person = { email: `${randomUUID()}@firm.test`, name: '张三', passwordHash: '', lang: 'cn' } as const
  const account = await createAccount(db, person, now)
  return openSession(db, VISITORS, account?.id ?? '', now)
}
