import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../api/db/open-database.ts'
import { invite } from '../../api/staff/identity/invitations.ts'
import { freePort } from '../../tools/processes/free-port.ts'
import { startProgram } from '../../tools/processes/program.ts'
import { siteArguments, upstreamArguments } from '../../tools/processes/site-process.ts'
import { waitUntilAnswers } from '../../tools/processes/wait-until-answers.ts'
import { startLine } from '../cut-line.ts'
import { addAsLaterVersion } from '../each-database.ts'
import { newAddress, readOutbox } from '../mail/outbox.ts'
import { createDatabase } from '../postgres/postgres.ts'
import { postTrialForm, referenceIn } from '../site-pair.ts'
import { STAFF_PASSWORD, totp } from '../staff-client.ts'
import { RELAY_SECRET } from '../trial-requests.ts'
import { routesInTurn } from '../urls.ts'

/** A commit or tag; else the newest release behind this commit; where there is none, this version stands for it, and the migration of a later one is planted. */
const before = process.env.RELEASE_BEFORE || newestRelease()
const root = process.cwd()
const folders = { before: root, now: root }
let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'two-versions-'))
  if (!before) return
  folders.before = join(home, 'before')
  await mkdir(folders.before)
  const archive = execFileSync('git', ['archive', before], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folders.before], { input: archive })
  const [lock, lockBefore] = await Promise.all(
    [root, folders.before].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
  )
  if (lock === lockBefore) await symlink(join(root, 'node_modules'), join(folders.before, 'node_modules'))
  else execFileSync('npm', ['ci', '--silent'], { cwd: folders.before })
  execFileSync(process.execPath, ['tools/run.mjs', 'build'], { cwd: folders.before })
}, 1_200_000)
afterAll(() => rm(home, { recursive: true, force: true }))

function newestRelease(): string | undefined {
  try {
    const args = ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^']
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

type Version = keyof typeof folders
type Running = { version: Version; url: string; port: number; stop: () => Promise<number> }

/** Pages of the staff's side, each with operations of its own. */
const staffPages = ['', '/news', '/jobs', '/leads', '/packages', '/media', '/figures', '/audit', '/staff']

test.for([
  ['an update', 'before', 'now'],
  ['a way back', 'now', 'before'],
] as const)(
  '%s: two versions serve one database, and each reads what the other wrote',
  { timeout: 900_000 },
  async ([name, first, second], { annotate, onTestFinished }) => {
    const databaseUrl = await createDatabase(
      inject('postgresUrl'),
      `versions_${crypto.randomUUID().slice(0, 8)}`,
    )
    const shared = { DATABASE_URL: databaseUrl, RELAY_SECRET, ADMIN: 'on', LOG_LEVEL: 'silent' }
    const run = async (
      version: Version,
      port: number,
      start: typeof startProgram,
      args: string[],
      env: object,
    ) => {
      const own = { ...shared, DATA_DIR: join(home, `${name}-${version}`), ...env }
      const program = start(version, args, { env: own, cwd: folders[version], quiet: true })
      onTestFinished(async () => void (await program.stop()))
      const url = `http://127.0.0.1:${port}`
      await waitUntilAnswers(`${url}/readyz`, program)
      return { version, url, port, stop: () => program.stop() }
    }
    const startUpstream = async (version: Version): Promise<Running> => {
      const port = await freePort()
      // without the invitation of the first administrator on the terminal
      return run(version, port, startProgram, [...upstreamArguments, '--restart'], { API_PORT: String(port) })
    }
    const startSite = async (version: Version): Promise<Running> => {
      const port = await freePort()
      const own = { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', DRAIN_DELAY_MS: '0' }
      return run(version, port, startProgram, siteArguments, {
        ...own,
        API_BASE_URL: `http://127.0.0.1:${line.port}`,
      })
    }

    const upstream = await startUpstream(first)
    const line = await startLine(upstream.port)
    onTestFinished(() => line.close())
    const site = await startSite(first)
    const member = await newMember(databaseUrl, upstream.url)
    if (!before) {
      const db = await openDatabase({ databaseUrl, dataDir: home })
      await addAsLaterVersion(db, [
        'news',
        'news_text',
        'trial_application',
        'staff_member',
        'staff_login',
        'mail',
      ])
      await db.destroy()
    }
    const later = { upstream: await startUpstream(second), site: await startSite(second) }

    const [of, ofLater] = await Promise.all([upstream, later.upstream].map(({ url }) => operationsOf(url)))
    const [known = [], kept = []] = first === 'before' ? [of, ofLater] : [ofLater, of]
    expect(known.filter((operation) => !kept.includes(operation))).toEqual([])

    const references: string[] = []
    const staffTroubles = new Set<string>()
    const openAll = async (running: Running) => {
      for (const path of routesInTurn)
        await expect
          .poll(async () => (await fetch(running.url + path, { redirect: 'manual' })).status, {
            message: `${path} of ${running.version}`,
          })
          .toBeLessThan(500)
    }
    for (const [at, other] of [
      [upstream, later.upstream],
      [later.upstream, upstream],
    ] as const) {
      line.lead(at.port)
      for (const by of [site, later.site]) {
        const token = await member.signIn(at.url)
        expect((await callStaff(other.url, token, 'GET', '/session')).staff.name).toBe('Gao Yuan')
        for (const page of staffPages) {
          const response = await fetch(`${by.url}/admin${page}`, { headers: { cookie: `staff=${token}` } })
          const isThere = response.status === 200 && (await response.text()).includes('Gao Yuan')
          if (!isThere)
            staffTroubles.add(`/admin${page} ${response.status} (site ${by.version}, upstream ${at.version})`)
        }
        await openAll(by)
        const email = newAddress()
        const headers = { 'content-type': 'application/json' }
        await fetch(`${at.url}/trial/codes`, { method: 'POST', headers, body: JSON.stringify({ email }) })
        const [mail] = await readOutbox(other.url, email)
        const reference = referenceIn(await postTrialForm(by.url, { email, code: `${mail?.code}` }))
        expect(reference).toBeDefined()
        references.push(`${reference}`)
        const title = `${name} ${references.length}`
        const id = await publish(at.url, token, title)
        for (const { url } of [site, later.site])
          await expect
            .poll(async () => (await fetch(`${url}/cn/about/news-detail/${id}`)).text())
            .toContain(title)
      }
    }
    const token = await member.signIn(upstream.url)
    line.lead(later.upstream.port)
    await Promise.all([upstream.stop(), site.stop()])
    const { items } = await callStaff(later.upstream.url, token, 'GET', '/leads')
    expect(items.map((lead: { reference: string }) => lead.reference).sort()).toEqual(references.sort())
    await openAll(later.site)
    annotate(
      `${before ?? 'a planted migration'}; ${references.length} forms, articles, sign-ins; staff pages that were away: ${[...staffTroubles].join(', ') || 'none'}`,
    )
  },
)

/** Of the API that visitors' pages are made from. */
async function operationsOf(url: string): Promise<string[]> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: object }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  )
}

async function callStaff(
  url: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: object,
  version?: number,
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
): Promise<any> {
  const response = await fetch(`${url}/staff/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text && JSON.parse(text)
}

/** An administrator with a second factor, and how they sign in: by a recovery code, as one of the authenticator is good once. */
async function newMember(databaseUrl: string, url: string) {
  const email = newAddress()
  const db = await openDatabase({ databaseUrl, dataDir: home })
  const invited = { email, role: 'admin', name: 'Gao Yuan', lang: 'en' } as const
  const invitation = await invite(db, invited, { id: null, name: 'test' }, Date.now())
  await db.destroy()
  const password = STAFF_PASSWORD
  const accepted = { token: invitation, name: invited.name, password }
  const { token } = await callStaff(url, undefined, 'POST', '/invitation/accept', accepted)
  const { uri, recoveryCodes } = await callStaff(url, token, 'POST', '/account/second-factor', { password })
  const code = totp(new URL(uri).searchParams.get('secret') ?? '', Date.now())
  await callStaff(url, token, 'POST', '/account/second-factor/confirm', { code })
  const signIn = async (at: string): Promise<string> => {
    const { challenge } = await callStaff(at, undefined, 'POST', '/session', { email, password })
    const proof = { challenge, code: recoveryCodes.pop(), kind: 'recovery' }
    return (await callStaff(at, undefined, 'POST', '/session/second-factor', proof)).token
  }
  return { signIn }
}

async function publish(url: string, token: string, title: string): Promise<string> {
  const { id, version } = await callStaff(url, token, 'POST', '/news', {})
  const cn = { title, summary: title, bodyHtml: `<p>${title}</p>` }
  const content = { category: 'story', coverId: null, cn, en: null }
  const saved = await callStaff(url, token, 'PUT', `/news/${id}`, content, version)
  await callStaff(url, token, 'POST', `/news/${id}/publish`, { langs: ['cn'] }, saved.version)
  return id
}
