import type { Plugin } from 'vite'
import { parseSheet } from './parse-sheet.ts'
import type { Sheet } from './site-sheet.ts'

/**
 * Tells the server about the style sheet of the browser's build (`site-sheet.ts`), which is made first. While developing
 * there is none; the framework brings the styles then.
 */
export function siteSheet(): Plugin {
  let sheet: Sheet | null = null
  return {
    name: 'site-sheet',
    sharedDuringBuild: true,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
        const [file] = sheets
        if (sheets.length !== 1 || file?.type !== 'asset')
          this.error(`one style sheet was expected, there are ${sheets.length}`)
        // the builder takes its own mark out later
        const css = Buffer.from(file.source)
          .toString()
          .replace(/\/\*\$vite\$:\d+\*\//g, '')
        sheet = { href: `/${file.fileName}`, rules: parseSheet(css) }
      },
    },
    load: (id) => (sheet && id.endsWith(place) ? written(sheet) : undefined),
  }
}

// JSON is read faster than the same as code
function written(sheet: Sheet): string {
  return `export const sheet = JSON.parse(${JSON.stringify(JSON.stringify(sheet))})`
}

const place = '/app/styles/site-sheet.ts'
