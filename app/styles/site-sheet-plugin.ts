import type { Plugin } from 'vite'
import { facePattern, parseSheet } from './parse-sheet.ts'
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
        const source = Buffer.from(file.source).toString()
        sheet = { href: `/${file.fileName}`, rules: parseSheet(source.replace(/\/\*\$vite\$:\d+\*\//g, '')) }
        // named once more by a sheet that comes later, a face is shown as soon as it is there, and text moves
        file.source = source.replace(facePattern, '')
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
