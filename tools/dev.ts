// npm run dev: the upstream and the site with hot reload until Ctrl-C
import { watch } from 'node:fs'
import { type Program, startProgram } from './processes/program.ts'
import type { Settings } from './processes/settings.ts'
import { startBoth, startUpstream } from './processes/start-both.ts'
import { program } from './processes/steps.ts'
import { waitUntilAnswers } from './processes/wait-until-answers.ts'

const vite = [program('vite/bin/vite.js'), 'dev', '-c', 'app.config.ts', '--strictPort', '--logLevel', 'warn']
let site: Program | undefined
// compilers emit ANSI colours per letter, also to a file
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

/** Restarts the upstream on changes in `api/`, which Vite does not load. After a crash it waits for the next change. */
function startWatchedUpstream(settings: Settings): Program {
  const { promise: ended, resolve } = Promise.withResolvers<number>()
  let changed = false
  let upstream = startUpstream(settings)
  void upstream.ended.then((code) => changed || resolve(code))
  onChange(async (file) => {
    changed = true
    await upstream.stop()
    upstream = startUpstream(settings, '--restart')
    const isUp = await waitUntilAnswers(`${settings.apiBaseUrl}/healthz`, upstream).then(
      () => true,
      () => false,
    )
    console.log(`api/${file} changed: the upstream ${isUp ? 'was started again' : 'did not start'}.`)
    // the site caches reads: reloads its modules and open pages
    if (isUp) site?.send('reload')
  })
  return {
    ...upstream,
    ended,
    isRunning: () => upstream.isRunning(),
    stop: (graceMs) => upstream.stop(graceMs),
    kill: () => upstream.kill(),
  }
}

/** Calls `act` on changes of the upstream's files (without tests), one call at a time. */
function onChange(act: (file: string) => Promise<void>): void {
  let acting = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const changed = (_: string, file: string | null) => {
    if (!file || !/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) return
    clearTimeout(timer)
    // debounce: editors write a file in several steps
    timer = setTimeout(() => {
      acting = acting.then(() => act(file)).catch(console.error)
    }, 100)
  }
  for (const folder of ['api', 'contract']) watch(folder, { recursive: true }, changed).unref()
}
