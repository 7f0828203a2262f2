import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseSettings } from '../api/db/open-database.ts'
import { RELAY_SECRET } from './trial-requests.ts'

const MAIN = join(import.meta.dirname, '..', 'api', 'main.ts')

export interface UpstreamProcess {
  /** `http://127.0.0.1:12345` */
  url: string
  child: ChildProcess
  /** Ends it without any chance to tidy up, as a power cut would, and waits until it is gone. */
  kill: () => Promise<void>
  /** Ends it in order. */
  stop: () => Promise<void>
}

/** Runs the embedded upstream as a process of its own on a test's database. */
export async function startUpstream(settings: DatabaseSettings): Promise<UpstreamProcess> {
  const env = {
    DATA_DIR: settings.dataDir,
    API_PORT: '0',
    RELAY_SECRET,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...(settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : {}),
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = once(child, 'exit')
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4000)
  })
  const url = await Promise.race([
    addressIn(child),
    gone.then(() => Promise.reject(new Error(`The upstream ended: ${errors}`))),
  ])
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await gone
  }
  return { url, child, kill: end('SIGKILL'), stop: end('SIGTERM') }
}

async function addressIn(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += chunk
    const url = /http:\S+/.exec(output)?.[0]
    if (url && output.includes('\n')) {
      // Reading on keeps the pipe from filling up.
      child.stdout?.resume()
      return url
    }
  }
  throw new Error(`No address in: ${output}`)
}
