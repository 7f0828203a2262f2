import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Which addresses each search engine has been told, in a file that outlives the process. */
export type PushedLinks = {
  /** those of the addresses it has not been told */
  newOf(target: string, urls: readonly string[]): Promise<string[]>
  remember(target: string, urls: readonly string[]): Promise<void>
}

/** Opens the memory; a file that cannot be read counts as empty: to be told twice harms nobody. */
export function openPushedLinks(file: string): PushedLinks {
  const loading = read(file)
  return {
    newOf: async (target, urls) => {
      const known = (await loading).get(target)
      return urls.filter((url) => !known?.has(url))
    },
    remember: async (target, urls) => {
      const known = await loading
      known.set(target, new Set([...(known.get(target) ?? []), ...urls]))
      const lists = Object.fromEntries([...known].map(([name, list]) => [name, [...list]]))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.new`, JSON.stringify(lists))
      await rename(`${file}.new`, file)
    },
  }
}

async function read(file: string): Promise<Map<string, Set<string>>> {
  try {
    const lists = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>
    return new Map(Object.entries(lists).map(([name, list]) => [name, new Set(list)]))
  } catch {
    return new Map()
  }
}
