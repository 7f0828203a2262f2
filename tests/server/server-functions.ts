import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { staffApi } from '#contract/staff/staff-api-schema.ts'
import { anyJson, nastyText } from '../schema-values.ts'

export type ServerFunction = { name: string; method: 'GET' | 'POST'; path: string; file: string }

/**
 * Every server function that the sources declare, with its address in the build.
 * @throws Error when the build does not have one of them
 */
export function listServerFunctions(distDir = 'dist'): ServerFunction[] {
  const built = globSync(`${distDir}/server/{,assets/}*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .find((code) => /functionName:\s*["'`]/.test(code))
  return globSync('{src,admin}/**/*.functions.ts').flatMap((file) =>
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
  name: nastyText,
  telephone: nastyText,
  email: fc.oneof(fc.emailAddress(), nastyText),
  code: nastyText,
  address: nastyText,
  product: nastyText,
  readiness: nastyText,
  consent: fc.boolean(),
  marketing: fc.boolean(),
})

/** Members that the staff's functions take; they are asked without a session. */
const staffInput = fc.record(
  {
    lang,
    id,
    email: nastyText,
    password: nastyText,
    name: nastyText,
    token: nastyText,
    code: nastyText,
    q: nastyText,
    state: nastyText,
    days: fc.integer(),
    role: fc.constant('editor'),
    version: fc.integer(),
    revision: id,
    note: nastyText,
    path: nastyText,
  },
  { requiredKeys: [] },
)

const operations = Object.entries(staffApi).flatMap(([area, all]) =>
  Object.keys(all).map((name) => `${area}.${name}`),
)
const staffCall = fc.record(
  {
    operation: fc.oneof(fc.constantFrom(...operations), nastyText),
    id,
    part: id,
    version: fc.integer(),
    query: fc.dictionary(nastyText, nastyText),
    body: anyJson,
  },
  { requiredKeys: ['operation'] },
)

/** What a server function is asked with. */
export function serverFunctionInput(name: string): fc.Arbitrary<unknown> {
  return inputs[name] ?? staffInput
}

const inputs: Record<string, fc.Arbitrary<unknown>> = {
  callRead: staffCall,
  callChange: staffCall,
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
  codeDelivery: fc.record({ id: fc.oneof(fc.uuid(), nastyText), resendAfter: fc.integer() }),
  sendCode: fc.record({ lang, email: fc.oneof(fc.emailAddress(), nastyText) }),
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
