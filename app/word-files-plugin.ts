import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

/**
 * Has the browser's build carry the words as data, a file for each language and namespace (`i18n/word-files.ts`). They
 * have one version together: a hash of each would be a kilobyte of script in every page.
 */
export function wordFiles(): Plugin {
  return {
    name: 'word-files',
    apply: 'build',
    // before the types are taken out
    enforce: 'pre',
    configEnvironment: (name) => ({
      define: { 'import.meta.env.WORDS_ARE_DATA': String(name === 'client') },
    }),
    async transform(code, id) {
      if (!id.endsWith('/i18n/word-files.ts')) return undefined
      const files = await readWordFiles(dirname(id))
      const version = versionOf(files)
      // the server only names them
      for (const { name, source } of this.environment.name === 'client' ? files : [])
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${version}.json`, source })
      const filled = code.replace(placeOfVersion, `$1'${version}'`)
      return filled === code ? this.error('i18n/word-files.ts has no place for the version') : filled
    },
  }
}

const placeOfVersion = /(export const wordsVersion = )''/

type WordFile = { name: string; source: string }

/**
 * Reads all words: of each language the root dictionary and every namespace, as `cn-root` and `cn-home`.
 * @param folder where the languages are (`i18n`)
 * @throws Error when words are not plain data
 */
export async function readWordFiles(folder: string): Promise<WordFile[]> {
  const paths = foldersIn(folder).flatMap((locale) => [
    { name: `${locale}-root`, path: join(folder, locale) },
    ...foldersIn(join(folder, locale)).map((name) => ({
      name: `${locale}-${name}`,
      path: join(folder, locale, name),
    })),
  ])
  return Promise.all(
    paths.map(async ({ name, path }) => {
      const words = await readWords(join(path, 'index.ts'))
      const source = JSON.stringify(words)
      if (isDeepStrictEqual(JSON.parse(source), words)) return { name, source }
      throw new Error(`the words ${name} are not plain data: a browser would get others than the server`)
    }),
  )
}

/** Another one as soon as any word is. */
export function versionOf(files: readonly WordFile[]): string {
  const hash = createHash('sha256')
  for (const { name, source } of files) hash.update(`${name}\0${source}\0`)
  return hash.digest('base64url').slice(0, 8)
}

async function readWords(file: string): Promise<unknown> {
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: unknown }).default
}

function foldersIn(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
