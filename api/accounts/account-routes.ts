import { BulkheadRejectedError } from 'cockatiel'
import { type Context, Hono, type Next } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { emailKey } from '#contract/email.ts'
import type { Language } from '#contract/values-schema.ts'
import { describeError } from '../base/log.ts'
import type { CodePlan } from '../codes/code-limits.ts'
import { confirmCode, issueCode } from '../codes/codes.ts'
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

/** `/m`: stand-in account site, without script, that sets the session cookies. LOGIN_URL and REGISTER_URL replace it. */
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

async function takeLogin(accounts: Accounts, c: Context): Promise<Response> {
  const { form, email, emailFault, password } = await readForm(c, visitOf(accounts, c), 'login')
  const faults = { email: emailFault, password: password === '' ? ('passwordRequired' as const) : undefined }
  if (isFaulty(faults)) return showForm(c, { ...form, faults, status: 422 })
  const { clientKey } = callerOf(accounts, c)
  return conclude(accounts, c, form, await logIn(accounts, { email, password, clientKey }))
}

/** First the address, which is sent a code, then code and details. Registration also logs in; a password reset does not. */
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
  // an earlier code can still be entered
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

/** Rate limit error in minutes, with Retry-After. */
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
    // not `no-referrer`: that would null the Origin of forms, which the CSRF check needs
    headers.set('referrer-policy', 'same-origin')
    headers.set('x-robots-tag', 'noindex')
  }
}

/** Fallback for browsers without Sec-Fetch-Site (older ones, plain http). */
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
  /** canonical */
  email: string
  password: string
  clientKey: string
}

interface CodeRedemption extends Credentials {
  purpose: 'register' | 'reset'
  code: string
  /** of a new account */
  name: string
  lang: Language
}

/** `wrong` does not reveal what: address, password, or a used, replaced or expired code. */
type LoginOutcome =
  | { kind: 'done'; account: { id: string; name: string } }
  | { kind: 'wrong' }
  | { kind: 'limited'; waitMs: number }

/** Constant work whether or not the account exists. @throws BulkheadRejectedError when the queue is full */
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
 * Same page, work and limits whether or not a code makes sense, against user enumeration; else the message says why.
 * @returns the wait until the next request, or until it is mailed
 */
function sendCode(
  accounts: Accounts,
  request: Pick<CodeRedemption, 'purpose' | 'email' | 'lang' | 'clientKey'>,
): Promise<CodePlan> {
  const { purpose, email } = request
  return issueCode(accounts, request, async (transaction) => {
    const account = await findAccount(transaction, email)
    // to the verified spelling of the address, whose owner can read it
    const recipient = purpose === 'reset' ? (account?.email ?? email) : email
    return { recipient, getsCode: (purpose === 'reset') === (account !== undefined) }
  })
}

/** Creates an account, or sets a password and ends all sessions. @throws BulkheadRejectedError when the queue is full */
async function redeemCode(accounts: Accounts, redemption: CodeRedemption): Promise<LoginOutcome> {
  const { purpose, email, password, clientKey } = redemption
  const { db, secrets, passwords, now } = accounts
  const begun = await beginTry(accounts, { kind: purpose, email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  // before the transaction, as hashing is slow
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
