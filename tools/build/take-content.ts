import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../api/start-api.ts'
import type { BuiltContent } from '../../src/upstream/content.server.ts'

/**
 * Writes what the upstream has to say into the build, for when it says nothing. Asked is the upstream at `from`; without
 * one the embedded upstream with the data it is delivered with, which is started for it.
 * @throws when a question is not answered: a build without content would be found out when it is needed
 */
export async function takeContent(file: string, from?: string): Promise<void> {
  const content = from ? await ask(from.replace(/\/+$/, '')) : await askEmbedded()
  await writeFile(file, JSON.stringify(content))
}

async function askEmbedded(): Promise<BuiltContent> {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-'))
  const api = await startApi({ port: 0, dataDir })
  try {
    return await ask(api.url)
  } finally {
    await api.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function ask(base: string): Promise<BuiltContent> {
  const inEach = async <T>(path: string) => ({
    cn: await everyOne<T>(base, path, '?lang=cn'),
    en: await everyOne<T>(base, path, '?lang=en'),
  })
  return {
    takenAt: Date.now(),
    news: await inEach('news'),
    jobs: await inEach('jobs'),
    downloads: await everyOne(base, 'downloads', ''),
  }
}

/** Each thing of a list with everything about it, in the order of the list. */
async function everyOne<T>(base: string, path: string, query: string): Promise<T[]> {
  const all: T[] = []
  let cursor: string | null = ''
  while (cursor !== null && all.length < most) {
    const page: List = await get(
      `${base}/${path}${query}${query ? '&' : '?'}cursor=${cursor}`.replace(/[?&]cursor=$/, ''),
    )
    for (const { id } of page.items) all.push(await get<T>(`${base}/${path}/${id}${query}`))
    cursor = page.nextCursor ?? null
  }
  return all
}

type List = { items: { id: string }[]; nextCursor?: string | null }

/** Newest things of each kind that are taken along, so that the file stays small enough to be read at once. */
const most = 500

async function get<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'error' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}
