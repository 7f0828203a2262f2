import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

/** Has the browser's build carry the words as data, a file for each language and namespace (`i18n/word-files.ts`). */
export function wordFiles(): Plugin {
  return {
    name: 'word-files',
    apply: 'build',
    async load(id) {
      if (this.environment.name !== 'client' || !id.endsWith(place)) return undefined
      const addresses: Record<string, Record<string, string>> = {}
      for (const { locale, name, fileName, source } of await readWordFiles(dirname(id))) {
        this.emitFile({ type: 'asset', fileName, source })
        addresses[locale] = { ...addresses[locale], [name]: `/${fileName}` }
      }
      return `export const wordFiles = ${JSON.stringify(addresses)}`
    },
  }
}

type WordFile = { locale: string; name: string; fileName: string; source: string }

/**
 * Reads all words: of each language the root dictionary and every namespace.
 * @param folder where the languages are (`i18n`)
 * @throws Error when words are not plain data
 */
export async function readWordFiles(folder: string): Promise<WordFile[]> {
  const named = foldersIn(folder).flatMap((locale) =>
    ['root', ...foldersIn(join(folder, locale))].map((name) => ({ locale, name })),
  )
  return Promise.all(
    named.map(async ({ locale, name }) => {
      const words = await readWords(join(folder, locale, name === 'root' ? '.' : name, 'index.ts'))
      const source = JSON.stringify(words)
      if (!isDeepStrictEqual(JSON.parse(source), words))
        throw new Error(
          `the words ${locale}/${name} are not plain data: a browser would get others than the server`,
        )
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      return { locale, name, fileName: `assets/${locale}-${name}-${hash}.json`, source }
    }),
  )
}

async function readWords(file: string): Promise<unknown> {
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: unknown }).default
}

function foldersIn(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

const place = '/i18n/word-files.ts'
