// npm run dev: the upstream and the site with hot reload until Ctrl-C
import { watch } from 'node:fs'
import { type Program, startProgram } from './processes/program.ts'
import type { Settings } from './processes/settings.ts'
import { startBoth, startUpstream } from './processes/start-both.ts'
import { program } from './processes/steps.ts'
import { waitUntilAnswers } from './processes/wait-until-answers.ts'

const vite = [program('vite/bin/vite.js'), 'dev', '-c', 'app.config.ts', '--strictPort', '--logLevel', 'warn']
let site: Program | undefined
// compilers colour their messages letter by letter, in a file too
const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

await startBoth({
  startUpstream: startWatchedUpstream,
  start: ({ host, port, env }) => {
    site = startProgram('site', [...vite, '--host', host, '--port', String(port)], {
      env: { ...env, ...plain },
    })
    return site
  },
})

/**
 * The upstream, started again after each change in `api/`; Vite does not load that folder. One that a change has broken
 * ends with its stack and waits for the next change.
 */
function startWatchedUpstream(settings: Settings): Program {
  const { promise: ended, resolve } = Promise.withResolvers<number>()
  let changed = false
  let upstream = startUpstream(settings)
  void upstream.ended.then((code) => changed || resolve(code))
  onChange(async (file) => {
    changed = true
    await upstream.stop()
    upstream = startUpstream(settings, '--restart')
    const broken = upstream.ended.then(() => true)
    const isBroken = await Promise.race([broken, waitUntilAnswers(`${settings.apiBaseUrl}/healthz`, 60_000)])
    console.log(`api/${file} changed: the upstream ${isBroken ? 'did not start' : 'was started again'}.`)
    // the site keeps what it has read: its modules are loaded anew, and so are open pages
    if (!isBroken) site?.send('reload')
  })
  return {
    ...upstream,
    ended,
    isRunning: () => upstream.isRunning(),
    stop: (graceMs) => upstream.stop(graceMs),
    kill: () => upstream.kill(),
  }
}

/** Calls `act` after files of the upstream have changed, one call at a time; tests are no part of it. */
function onChange(act: (file: string) => Promise<void>): void {
  let acting = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  watch('api', { recursive: true }, (_, file) => {
    if (!file || !/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) return
    clearTimeout(timer)
    // an editor writes a file in several steps
    timer = setTimeout(() => {
      acting = acting.then(() => act(file)).catch(console.error)
    }, 100)
  }).unref()
}
