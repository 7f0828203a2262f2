import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { EnvironmentModuleNode, Plugin } from 'vite'

const words = /\/i18n\/(cn|en)\//
/** Those of the language that types the other. */
const baseWords = /\/i18n\/cn\//

/** What Vite leaves to a framework: pages follow an edit of what only the server has, and generated files the words. */
export function developmentServer(): Plugin {
  return {
    name: 'development-server',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer({ environments, watcher }) {
      const { client, ssr } = environments
      // i18n/load-words.ts has taken an edit of words
      ssr?.hot.on('site:words', () => client?.hot.send({ type: 'full-reload' }))
      // tools/dev.ts has started the upstream again: what was read from the old one is forgotten
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
    // a restart, as of an edited configuration, closes the module runner: what runs beside requests ends before
    buildEnd() {
      if (this.environment.mode === 'dev') this.environment.hot.send('site:closing')
    },
    hotUpdate({ modules, server: { environments } }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const { client } = environments
      // app/rendering/reload-after-edit.ts, in pages that could not be rendered
      client.hot.send('site:edited')
      const isUnknownToBrowsers = ({ id }: EnvironmentModuleNode) =>
        !client.moduleGraph.getModuleById(id ?? '')
      // words that are imported by name, too, have the server load all of its modules again
      const isImported = ({ file, importers }: EnvironmentModuleNode) =>
        words.test(file ?? '') && importers.size > 1
      if (modules.some((module) => isUnknownToBrowsers(module) || isImported(module)))
        client.hot.send({ type: 'full-reload' })
    },
  }
}

/** In a process of its own: the generator blocks for seconds. Of words with a mistake none are generated; their page says why. */
async function generateWords(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/words.ts']).catch(() => {})
}
