import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../tools/processes/free-port.ts'
import { type Program, startProgram } from '../tools/processes/program.ts'
import { readSettings } from '../tools/processes/settings.ts'
import { startSiteProgram, upstreamArguments } from '../tools/processes/site-process.ts'
import { waitUntilAnswers } from '../tools/processes/wait-until-answers.ts'

/** A site and an upstream of its own, each of which can be started, and cut off, at any moment. */
export type SitePair = {
  siteUrl: string
  upstreamUrl: string
  /** what both keep */
  dataDir: string
  startSite: () => Promise<Program>
  startUpstream: () => Promise<Program>
  /** the programs of the moment, what does not run started before */
  running: () => Promise<Record<'site' | 'upstream', Program>>
  /** ends what runs and removes what it kept */
  end: () => Promise<void>
}

/**
 * Prepares a pair on free ports; nothing runs yet.
 * @param env further settings of both
 * @param preload modules that are loaded before both
 * @param output file descriptor for what they log
 */
export async function preparePair(
  env: Record<string, string> = {},
  preload: readonly string[] = [],
  output?: number,
): Promise<SitePair> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-pair-'))
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
  const settings = readSettings({ ...ports, DATA_DIR: dataDir })
  const all = { ...settings.env, LOG_LEVEL: 'silent', ...env }
  const before = preload.flatMap((module) => ['--import', module])
  const programs = new Map<string, Program>()
  const options = { env: all, quiet: true, ...(output !== undefined && { output }) }
  const run = async (program: Program, url: string): Promise<Program> => {
    programs.set(program.name, program)
    await waitUntilAnswers(`${url}/healthz`, program)
    return program
  }
  const startSite = () => run(startSiteProgram('site', options, before), settings.siteUrl)
  const startUpstream = () =>
    run(startProgram('upstream', [...before, ...upstreamArguments], options), settings.apiBaseUrl)
  const running = async (name: string, start: () => Promise<Program>) => {
    const program = programs.get(name)
    return program?.isRunning() ? program : start()
  }
  return {
    siteUrl: settings.siteUrl,
    upstreamUrl: settings.apiBaseUrl,
    dataDir,
    startSite,
    startUpstream,
    running: async () => ({
      upstream: await running('upstream', startUpstream),
      site: await running('site', startSite),
    }),
    end: async () => {
      await Promise.all([...programs.values()].map((program) => program.stop()))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Prepares a pair and starts both. */
export async function startPair(...given: Parameters<typeof preparePair>): Promise<SitePair> {
  const pair = await preparePair(...given)
  try {
    await pair.running()
    return pair
  } catch (error) {
    await pair.end()
    throw error
  }
}

type Fields = Record<string, string>

/** Posts the trial form as a browser without JavaScript does, everything in it right but the code. @param from an address behind a proxy */
export function postTrialForm(siteUrl: string, changes: Fields = {}, from?: string): Promise<Response> {
  const fields = {
    key: crypto.randomUUID(),
    name: '申请人',
    telephone: '13800138000',
    email: 'visitor@example.com',
    code: '123456',
    product: '8',
    consent: 'yes',
    ...changes,
  }
  const body = new URLSearchParams(fields)
  const headers = { origin: siteUrl, ...(from ? { 'x-forwarded-for': from } : {}) }
  return fetch(`${siteUrl}/cn/trial/trial`, { method: 'POST', body, headers, redirect: 'manual' })
}

/** Asks the upstream of a pair for a code, as a visitor of its own. @returns the status */
export async function askForCode(upstreamUrl: string, email: string): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, lang: 'en' })
  return (await fetch(`${upstreamUrl}/trial/codes`, { method: 'POST', headers, body })).status
}

/** The reference an answer to the form promises; undefined where it promises nothing. */
export function referenceIn(response: Response): string | undefined {
  return response.headers.get('location')?.match(/T-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0]
}

/** The references of the applications that the upstream of a pair has. */
export function storedReferences(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'upstream.sqlite'), { readOnly: true, timeout: 5_000 })
  try {
    const rows = database.prepare('select reference from trial_application order by reference').all()
    return rows.map(({ reference }) => String(reference))
  } finally {
    database.close()
  }
}
