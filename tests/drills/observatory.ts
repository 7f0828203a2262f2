import type { IncomingHttpHeaders } from 'node:http'

/** What the judgement is made of. */
export interface Looked {
  /** the answer over https */
  headers: IncomingHttpHeaders
  html: string
  host: string
  /** the answer over http */
  redirect: { status: number; location: string }
}

/** A finding's name and what it adds to a hundred. */
export type Finding = [name: string, points: number]

/**
 * Judges a page by the published rules of Mozilla's HTTP Observatory (algorithm 6, twelve tests): a hundred to begin
 * with, less for what is missing, and bonuses where at least 90 are left. The five points of the preload list, which is
 * somebody else's to give, are not among them.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function judge(looked: Looked): { score: number; findings: Finding[] } {
  const findings = tests.map((test) => test(looked)).filter(([, points]) => points !== 0)
  const sum = (of: Finding[]) => of.reduce((total, [, points]) => total + points, 100)
  const penalised = sum(findings.filter(([, points]) => points < 0))
  return { score: Math.max(0, penalised >= 90 ? sum(findings) : penalised), findings }
}

const tests: ((looked: Looked) => Finding)[] = [
  ({ headers }) => ['content-security-policy', policyPoints(directivesOf(headers))],
  ({ headers }) => ['cookies', cookiePoints(headers['set-cookie'] ?? [])],
  ({ headers }) => ['cors', headers['access-control-allow-origin'] === undefined ? 0 : -50],
  ({ redirect, host }) => ['redirection', redirectionPoints(redirect, host)],
  ({ headers }) => {
    const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
    return ['referrer-policy', isPrivate.test(String(headers['referrer-policy'])) ? 5 : -5]
  },
  ({ headers }) => {
    const [, age = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
    return ['strict-transport-security', age === '0' ? -20 : Number(age) < 15_552_000 ? -10 : 0]
  },
  ({ html, host }) => ['subresource-integrity', integrityPoints(html, host)],
  ({ headers }) => ['x-content-type-options', headers['x-content-type-options'] === 'nosniff' ? 0 : -5],
  ({ headers }) => {
    if (directivesOf(headers).has('frame-ancestors')) return ['x-frame-options', 5]
    return ['x-frame-options', /^(DENY|SAMEORIGIN)$/i.test(String(headers['x-frame-options'])) ? 0 : -20]
  },
  ({ headers }) => [
    'cross-origin-resource-policy',
    among(headers['cross-origin-resource-policy'], ['same-origin', 'same-site']),
  ],
  ({ headers }) => [
    'cross-origin-opener-policy',
    among(headers['cross-origin-opener-policy'], [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
  ],
  ({ headers }) => [
    'cross-origin-embedder-policy',
    among(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless']),
  ],
]

/** None is neither good nor bad; `unsafe-none` and the like, which give away what there was, are bad. */
function among(value: string | string[] | undefined, good: string[]): number {
  if (value === undefined) return 0
  return good.includes(String(value)) ? 10 : -5
}

function directivesOf({
  'content-security-policy': policy = '',
}: IncomingHttpHeaders): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of String(policy).split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (name && !directives.has(name)) directives.set(name, sources)
  }
  return directives
}

function policyPoints(directives: Map<string, string[]>): number {
  if (directives.size === 0) return -25
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const [scripts, styles] = [sourcesOf('script-src'), sourcesOf('style-src')]
  const isWide = (source: string) => /^(\*|https?:|data:|blob:)$/.test(source)
  if (scripts.some((source) => isWide(source) || source === "'unsafe-inline'")) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (sourcesOf('object-src').some(isWide)) return -20
  if (styles.some((source) => isWide(source) || source === "'unsafe-inline'")) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookiePoints(cookies: string[]): number {
  const points = cookies.map((cookie) => {
    const isSession = /^[^=]*(login|sess|token)/i.test(cookie)
    if (!/;\s*secure/i.test(cookie)) return isSession ? -40 : -20
    if (isSession && !/;\s*httponly/i.test(cookie)) return -30
    return /;\s*samesite=(lax|strict)/i.test(cookie) ? 5 : 0
  })
  return points.length === 0 ? 0 : Math.min(...points)
}

function redirectionPoints({ status, location }: Looked['redirect'], host: string): number {
  if (status < 300 || status > 399 || !URL.canParse(location)) return -20
  const to = new URL(location)
  if (to.protocol !== 'https:') return -20
  return to.host === host ? 0 : -5
}

function integrityPoints(html: string, host: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const points = scripts.map(([tag, source = '']) => {
    const url = new URL(source, `https://${host}`)
    if (url.protocol !== 'https:') return -50
    if (url.host === host) return 0
    return tag.includes('integrity=') ? 5 : -5
  })
  return Math.min(0, ...points)
}
