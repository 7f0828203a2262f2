import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { flattenLayers } from './flatten-layers.ts'

const source = 'app/shell/plain-page.ts'
const sources = [source, 'app/shell/popover-stand-in.ts'].map((file) => readFileSync(file))

/** Script for older browsers; its name is a hash of the sources, known to the server before the build. */
export const plainScript = `assets/plain-${hash('sha256', Buffer.concat(sources), 'base64url').slice(0, 7)}.js`

/** For browsers below the supported versions (docs/decisions/0035-browsers.md): flattened sheets and one script. */
export function olderBrowsers(targets: Parameters<typeof flattenLayers>[1]): Plugin {
  return {
    name: 'older-browsers',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: plainScript, source: await bundle() })
    },
    generateBundle: {
      order: 'post',
      handler(_, files) {
        for (const asset of Object.values(files))
          if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
            asset.source = flattenLayers(String(asset.source), targets)
      },
    },
  }
}

/** A separate build, as Start takes one entry. */
async function bundle(): Promise<string> {
  const options = { write: false, modulePreload: false, rolldownOptions: { input: source } } as const
  const made = await build({ configFile: false, publicDir: false, logLevel: 'error', build: options })
  return (made as Rolldown.RolldownOutput).output[0].code
}
