import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { EnvironmentModuleNode, Plugin } from 'vite'

const words = /\/i18n\/(cn|en)\//
const baseWords = /\/i18n\/cn\//

/** Reloads pages on server-only edits, and regenerates the message types. */
export function developmentServer(): Plugin {
  return {
    name: 'development-server',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer({ environments, watcher }) {
      const { client, ssr } = environments
      // i18n/load-words.ts has accepted an edit of the messages
      ssr?.hot.on('site:words', () => client?.hot.send({ type: 'full-reload' }))
      // tools/dev.ts has restarted the upstream: drops cached reads
      process.on('message', () => {
        for (const { hot } of Object.values(environments)) hot.send({ type: 'full-reload' })
      })
      let timer: NodeJS.Timeout | undefined
      let generating = Promise.resolve()
      watcher.on('all', (_, file) => {
        if (!baseWords.test(file)) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          generating = generating.then(generateWords)
        }, 100)
      })
    },
    // a restart, such as after an edit of the configuration, closes the module runner: stops background work first
    buildEnd() {
      if (this.environment.mode === 'dev') this.environment.hot.send('site:closing')
    },
    hotUpdate({ modules, server: { environments } }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const { client } = environments
      // handled by app/rendering/reload-after-edit.ts in pages that failed to render
      client.hot.send('site:edited')
      const isUnknownToBrowsers = ({ id }: EnvironmentModuleNode) =>
        !client.moduleGraph.getModuleById(id ?? '')
      // messages imported by name invalidate all modules of the server
      const isImported = ({ file, importers }: EnvironmentModuleNode) =>
        words.test(file ?? '') && importers.size > 1
      if (modules.some((module) => isUnknownToBrowsers(module) || isImported(module)))
        client.hot.send({ type: 'full-reload' })
    },
  }
}

/** In a child process: the generator blocks for seconds. With a syntax error nothing is generated; the page shows it. */
async function generateWords(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/words.ts']).catch(() => {})
}
