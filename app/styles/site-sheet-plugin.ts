import type { Plugin } from 'vite'

/**
 * Tells the server about the style sheet of the browser's build (`site-sheet.ts`), which is made first. While developing
 * there is none; the framework brings the styles then.
 */
export function siteSheet(): Plugin {
  let sheet: { href: string; css: string } | null = null
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
        sheet = { href: `/${file.fileName}`, css: Buffer.from(file.source).toString() }
      },
    },
    load: (id) => (sheet && id.endsWith(place) ? `export const sheet = ${JSON.stringify(sheet)}` : undefined),
  }
}

const place = '/app/styles/site-sheet.ts'
