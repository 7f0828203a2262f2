import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { nastyText } from './schema-values.ts'

export type ServerFunction = { name: string; method: 'GET' | 'POST'; path: string; file: string }

/**
 * Every server function that the sources declare, with its address in the build.
 * @throws Error when the build does not have one of them
 */
export function listServerFunctions(distDir = 'dist'): ServerFunction[] {
  const built = globSync(`${distDir}/server/{,assets/}*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .find((code) => /functionName:\s*["'`]/.test(code))
  return globSync('src/**/*.functions.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name = '', method]) => {
      const [, id] =
        new RegExp(`"?([0-9a-f]{64})"?:\\s*\\{\\s*functionName:\\s*["'\`]${name}_`).exec(built ?? '') ?? []
      if (!id) throw new Error(`${name} of ${file} is not in the build: build again`)
      return { name, method: method as 'GET' | 'POST', path: `/_serverFn/${id}`, file }
    }),
  )
}

const declaration = /export const (\w+) = createServerFn\(\{ method: '(GET|POST)' \}\)/g

const lang = fc.constantFrom('cn', 'en')
const id = fc.oneof(fc.uuid(), nastyText)
const input = fc.record({
  ...{
    name: nastyText,
    telephone: nastyText,
    email: fc.oneof(fc.emailAddress(), nastyText),
    code: nastyText,
  },
  ...{ address: nastyText, product: nastyText, readiness: nastyText },
  ...{ consent: fc.boolean(), marketing: fc.boolean() },
})

const nothing = fc.constant(undefined)
const byId = fc.record({ id })
const change = fc.record({ id, version: fc.integer(), revision: id, note: nastyText, path: nastyText })
const filter = fc.record({ q: nastyText, state: nastyText, days: fc.integer() }, { requiredKeys: [] })

/** The staff's, asked without a session. */
const staffInputs: Record<string, fc.Arbitrary<unknown>> = {
  getAdminFrame: fc.constant(undefined),
  getStaffSession: fc.constant(undefined),
  setStaffLanguage: fc.record({ lang }),
  signIn: fc.record({ email: nastyText, password: nastyText }),
  answerChallenge: fc.record({ challenge: nastyText, code: nastyText, kind: fc.constant('totp') }),
  getInvitation: fc.record({ token: nastyText }),
  acceptInvitation: fc.record({ token: nastyText, name: nastyText, password: nastyText, lang }),
  signOut: fc.constant(undefined),
  getAccount: fc.constant(undefined),
  endSession: fc.record({ id }),
  changePassword: fc.record({ current: nastyText, password: nastyText }),
  beginSecondFactor: fc.record({ password: nastyText }),
  confirmSecondFactor: fc.record({ code: nastyText }),
  renewRecoveryCodes: fc.record({ password: nastyText }),
  getMembers: fc.constant(undefined),
  inviteMember: fc.record({ email: nastyText, role: fc.constant('editor') }),
  changeRole: fc.record({ id, role: fc.constant('editor') }),
  removeOfStaff: fc.record({ id, what: fc.constantFrom('invitation', 'member', 'second-factor') }),
  getAudit: fc.record({ subject: nastyText, action: nastyText, day: nastyText }),
  ...ofEach(
    ['getStaffJobs', 'createJob', 'listPictures', 'getRedirects', 'getBoard', 'getLeadOwners'],
    nothing,
  ),
  ...ofEach(['createArticle', 'getToday'], nothing),
  ...ofEach(
    ['getStaffJob', 'getLead', 'getNewsArticle', 'getRevisions', 'leaveArticle', 'stayPresent'],
    byId,
  ),
  ...ofEach(['getStaffPackage'], byId),
  ...ofEach(['startPreview', 'revealLead', 'retryMail'], byId),
  ...ofEach(['saveJob', 'changeJobState', 'describePicture', 'saveRedirect', 'removeRedirect'], change),
  ...ofEach(['changeLead', 'addLeadNote', 'eraseLead', 'saveArticle', 'publishArticle'], change),
  ...ofEach(['savePackage', 'changePackageState', 'removePackage'], change),
  ...ofEach(['withdrawArticle', 'getRevision', 'restoreRevision'], change),
  ...ofEach(['getFigures', 'getLeads', 'exportLeads', 'getNewsList', 'getStaffPackages'], filter),
}

function ofEach(names: string[], input: fc.Arbitrary<unknown>): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(names.map((name) => [name, input]))
}

/** What each server function is asked with; one that is missing here fails the tests. */
export const serverFunctionInputs: Record<string, fc.Arbitrary<unknown>> = {
  getJobs: fc.record({ lang }),
  getJob: fc.record({ lang, id }),
  getDownloads: fc.record(
    {
      q: nastyText,
      product: nastyText,
      platform: nastyText,
      cpu: nastyText,
      version: nastyText,
      cursor: nastyText,
    },
    { requiredKeys: [] },
  ),
  getPackage: fc.record({ id }),
  getAddress: fc.record({ id }),
  getNewsPage: fc.record({ lang, cursor: nastyText }, { requiredKeys: ['lang'] }),
  getLatestNews: fc.record({ lang }),
  getPreview: fc.record({ lang, token: nastyText }),
  getArticle: fc.record({ lang, id }, { requiredKeys: ['lang'] }),
  getSearchAnswer: fc.record(
    { lang, q: nastyText, kind: nastyText, page: fc.oneof(fc.double(), fc.integer()) },
    { requiredKeys: ['lang'] },
  ),
  getVisitor: fc.constant(undefined),
  getSiteData: fc.constant(undefined),
  sendApplication: fc.record({ lang, key: fc.oneof(fc.stringMatching(/^[\w-]{22,64}$/), nastyText), input }),
  sendCode: fc.record({ lang, email: fc.oneof(fc.emailAddress(), nastyText) }),
  ...staffInputs,
}

/** What Start's client sends: data in seroval's JSON form. */
export function payloadOf(data: unknown): string {
  let count = 0
  const node = (value: unknown): object => {
    if (value === undefined) return { t: 2, s: 1 }
    if (value === null) return { t: 2, s: 0 }
    if (typeof value === 'boolean') return { t: 2, s: value ? 2 : 3 }
    if (typeof value === 'number') return { t: 0, s: value }
    if (typeof value !== 'object') return { t: 1, s: JSON.stringify(String(value)).slice(1, -1) }
    const i = count++
    if (Array.isArray(value)) return { t: 9, i, a: value.map(node), o: 0 }
    return { t: 10, i, p: { k: Object.keys(value), v: Object.values(value).map(node) }, o: 0 }
  }
  return JSON.stringify({ t: node({ data }), f: 63, m: [] })
}

/** Headers of a call from a page of the site itself. */
export function callHeaders(origin: string): Record<string, string> {
  return {
    origin,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'x-tsr-serverfn': 'true',
    accept: 'application/json',
  }
}

/** Asks a server function as a page does. @param payload its body or query, as `payloadOf` makes it */
export function callServerFunction(
  siteUrl: string,
  { method, path }: ServerFunction,
  payload: string | undefined,
  headers: Record<string, string> = callHeaders(siteUrl),
): Promise<Response> {
  const query =
    method === 'GET' && payload !== undefined ? `?payload=${encodeURIComponent(payload.toWellFormed())}` : ''
  const body = method === 'POST' ? (payload ?? '') : null
  const type: Record<string, string> = method === 'POST' ? { 'content-type': 'application/json' } : {}
  return fetch(siteUrl + path + query, { method, headers: { ...type, ...headers }, body, redirect: 'manual' })
}
