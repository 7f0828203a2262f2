import { BulkheadRejectedError } from 'cockatiel'
import { type Context, Hono, type Next } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { describeError } from '../base/log.ts'
import type { CodePlan } from '../codes/code-limits.ts'
import { confirmCode, issueCode } from '../codes/codes.ts'
import { emailKey } from '../contract/email.ts'
import type { Language } from '../contract/values-schema.ts'
import { isDatabaseTrouble } from '../db/database-trouble.ts'
import { transact } from '../db/transact.ts'
import { beginTry } from '../guard/try-limits.ts'
import { callerOf } from '../http/caller.ts'
import { leftEarly, noteLeftEarly } from '../http/left-early.ts'
import { ProblemError, problemResponse } from '../http/problem.ts'
import { troubleOf } from '../mail/delivery.ts'
import { type AccountForm, alertNote, isFaulty, readForm, showForm, statusNote } from './account-form.ts'
import { pageAddress, pagePolicy, showPage, visitOf } from './account-page.ts'
import { type Accounts, changePassword, createAccount, findAccount, replaceHash } from './accounts.ts'
import { startSession } from './sessions.ts'

/**
 * `/m`: the stand-in account site. Pages without script that hand a session to the site in cookies. An operator
 * with an account site of their own sets LOGIN_URL and REGISTER_URL, and nothing leads here.
 */
export function accountRoutes(accounts: Accounts): Hono {
  const app = new Hono()
  app.use(pageHeaders(accounts), csrf({ origin: isOwnOrigin }))
  for (const page of ['login', 'register', 'forgotten'] as const)
    app.get(`/${page}`, (c) => {
      const visit = visitOf(accounts, c)
      const isReset = page === 'login' && c.req.query('notice') === 'reset'
      const note = isReset ? statusNote(visit.words.forgotten.done) : undefined
      return showForm(c, { visit, page, values: {}, note })
    })
  app.post('/login', (c) => takeLogin(accounts, c))
  app.post('/register', (c) => takeCode(accounts, c, 'register'))
  app.post('/forgotten', (c) => takeCode(accounts, c, 'forgotten'))
  app.onError((error, c) => showTrouble(accounts, c, error))
  return app
}

/** E-mail address and password, then back to the site. */
async function takeLogin(accounts: Accounts, c: Context): Promise<Response> {
  const { form, email, emailFault, password } = await readForm(c, visitOf(accounts, c), 'login')
  const faults = { email: emailFault, password: password === '' ? ('passwordRequired' as const) : undefined }
  if (isFaulty(faults)) return showForm(c, { ...form, faults, status: 422 })
  const { clientKey } = callerOf(accounts, c)
  return conclude(accounts, c, form, await logIn(accounts, { email, password, clientKey }))
}

/**
 * First the address, which is sent a code, then the code with the rest. Whoever has registered is logged in and back at
 * the site; whoever has a new password logs in with it.
 */
async function takeCode(accounts: Accounts, c: Context, page: 'register' | 'forgotten'): Promise<Response> {
  const visit = visitOf(accounts, c)
  const { form: sent, emailFault, faults, isComplete, ...given } = await readForm(c, visit, page)
  if (emailFault) return showForm(c, { ...sent, faults: { email: emailFault }, status: 422 })
  const form: AccountForm = { ...sent, isSecond: true }
  const { lang, words } = visit
  const { clientKey } = callerOf(accounts, c)
  const request = { ...given, purpose: page === 'register' ? page : ('reset' as const), lang, clientKey }
  if (isComplete) {
    if (isFaulty(faults)) return showForm(c, { ...form, faults, status: 422 })
    return conclude(accounts, c, form, await redeemCode(accounts, request))
  }
  const { waitMs } = await sendCode(accounts, request)
  if (waitMs === 0) {
    const note = (await troubleOf(accounts.db, 'mail'))
      ? alertNote(words.errors.mailFails)
      : statusNote(words[page].sent)
    return showForm(c, { ...form, values: { ...form.values, code: '' }, note })
  }
  accounts.log({ event: 'account-code-limited', requestId: c.get('requestId') })
  // a code that was sent before may still be entered, or has been already
  return showLimited(c, form, waitMs, words.errors.tooMany)
}

async function conclude(accounts: Accounts, c: Context, form: AccountForm, outcome: LoginOutcome) {
  const { visit, page, values } = form
  const { login, errors } = visit.words
  const attempt = page === 'forgotten' ? 'reset' : page
  const event = { event: `account-${attempt}-${outcome.kind}`, requestId: c.get('requestId') }
  if (outcome.kind === 'done') {
    accounts.log({ ...event, account: outcome.account.id })
    if (page === 'forgotten') return c.redirect(pageAddress(visit, './login', { notice: 'reset' }), 303)
    await startSession(accounts, c, outcome.account, page === 'login' && values.remember === 'on')
    return c.redirect(visit.returnTo, 303)
  }
  accounts.log(event)
  if (outcome.kind === 'limited')
    return showLimited(c, form, outcome.waitMs, page === 'login' ? login.tooMany : errors.tooMany)
  if (page === 'login') return showForm(c, { ...form, note: alertNote(login.failed), status: 422 })
  return showForm(c, {
    ...form,
    values: { ...values, code: '' },
    faults: { code: 'codeWrong' },
    status: 422,
  })
}

/** Too many requests of a kind: says for how many minutes, and sets the header that says so. */
function showLimited(c: Context, form: AccountForm, waitMs: number, text: (minutes: number) => string) {
  c.header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))))
  const note = alertNote(text(Math.max(1, Math.ceil(waitMs / 60_000))))
  return showForm(c, { ...form, note, status: 429 })
}

function pageHeaders({ siteOrigins }: Accounts) {
  const policy = pagePolicy(siteOrigins)
  return async (c: Context, next: Next): Promise<void> => {
    await next()
    const { headers } = c.res
    headers.set('cache-control', 'no-store')
    headers.set('content-security-policy', policy)
    // not `no-referrer`: forms would lose the origin they come from, by which they are told from foreign ones
    headers.set('referrer-policy', 'same-origin')
    headers.set('x-robots-tag', 'noindex')
  }
}

/** For older browsers, and those on plain http, which send no Sec-Fetch-Site; where it is sent it decides alone. */
function isOwnOrigin(origin: string, c: Context): boolean {
  if (c.req.header('sec-fetch-site') !== undefined) return false
  return URL.parse(origin)?.host === new URL(c.req.url).host
}

function showTrouble(accounts: Accounts, c: Context, error: unknown) {
  if (leftEarly(c)) return noteLeftEarly(c, accounts.log)
  if (error instanceof ProblemError) return problemResponse(c, error)
  const requestId = c.get('requestId')
  if (error instanceof HTTPException && error.status === 403) {
    accounts.log({ event: 'account-form-foreign', requestId })
    return showRefusal(accounts, c, 'foreign', 403)
  }
  const isPassing = error instanceof BulkheadRejectedError || isDatabaseTrouble(error)
  accounts.log({ event: 'account-page-failed', requestId, ...describeError(error) })
  if (isPassing) c.header('retry-after', '5')
  return showRefusal(accounts, c, 'unavailable', isPassing ? 503 : 500)
}

function showRefusal(
  accounts: Accounts,
  c: Context,
  reason: 'foreign' | 'unavailable',
  status: 403 | 500 | 503,
) {
  const visit = visitOf(accounts, c)
  const { words, returnTo } = visit
  return showPage(c, visit, {
    title: words.login.title,
    content: alertNote(words.errors[reason]),
    links: [
      [pageAddress(visit, './login'), words.login.title],
      [returnTo, words.back],
    ],
    status,
  })
}

interface Credentials {
  /** Canonical. */
  email: string
  password: string
  clientKey: string
}

interface CodeRedemption extends Credentials {
  purpose: 'register' | 'reset'
  code: string
  /** Of a new account. */
  name: string
  lang: Language
}

/** `wrong` does not tell what is: the address, the password, or a code that is wrong, used, replaced or too old. */
type LoginOutcome =
  | { kind: 'done'; account: { id: string; name: string } }
  | { kind: 'wrong' }
  | { kind: 'limited'; waitMs: number }

/**
 * Checks an address and a password, with the same work whether the address has an account or not.
 * @throws BulkheadRejectedError when too many are being checked
 */
async function logIn(accounts: Accounts, { email, password, clientKey }: Credentials): Promise<LoginOutcome> {
  const { db, passwords } = accounts
  const begun = await beginTry(accounts, { kind: 'password', email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  const account = await findAccount(db, email)
  const isRight = await passwords.verify(password, account?.password_hash)
  if (!account || !isRight) return { kind: 'wrong' }
  await begun.forget()
  if (passwords.isOutdated(account.password_hash))
    await replaceHash(db, account.id, account.password_hash, await passwords.hash(password))
  return { kind: 'done', account }
}

/**
 * Sends a code, or, where it would be of no use (an address that has an account cannot be registered, one that has none
 * cannot get a new password), a message that says so. Page, work and limits are the same in both cases: only who reads
 * the mail learns which one it is.
 * @returns how long to wait when there were too many requests, or until it is mailed
 */
function sendCode(
  accounts: Accounts,
  request: Pick<CodeRedemption, 'purpose' | 'email' | 'lang' | 'clientKey'>,
): Promise<CodePlan> {
  const { purpose, email } = request
  return issueCode(accounts, request, async (transaction) => {
    const account = await findAccount(transaction, email)
    // a new password is for whoever reads the mail of the address that was verified, not of another spelling
    const recipient = purpose === 'reset' ? (account?.email ?? email) : email
    return { recipient, getsCode: (purpose === 'reset') === (account !== undefined) }
  })
}

/**
 * For whoever reads an address's mail: makes an account, or sets a new password and ends all sessions.
 * @throws BulkheadRejectedError when too many passwords are being hashed
 */
async function redeemCode(accounts: Accounts, redemption: CodeRedemption): Promise<LoginOutcome> {
  const { purpose, email, password, clientKey } = redemption
  const { db, secrets, passwords, now } = accounts
  const begun = await beginTry(accounts, { kind: purpose, email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  // before the transaction, which would hold up every other one meanwhile
  const passwordHash = await passwords.hash(password)
  const account = await transact(db, async (transaction) => {
    if (await confirmCode(transaction, secrets, { ...redemption, at: now() })) return undefined
    if (purpose === 'register') return createAccount(transaction, { ...redemption, passwordHash }, now())
    const known = await findAccount(transaction, email)
    if (known) await changePassword(transaction, known.id, passwordHash, now())
    return known
  })
  if (!account) return { kind: 'wrong' }
  await begun.forget()
  return { kind: 'done', account }
}
