import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchWhole } from '../../api/contract/http/outbound.ts'
import { startApi } from '../../api/start/start-api.ts'
import type { BuiltContent } from '../../src/upstream/content.server.ts'

/**
 * Snapshots the upstream's content into the build, the fallback for when the upstream is down. Reads the upstream at
 * `from`, or else starts the embedded one with its seed data.
 * @throws when a request fails: a build without the snapshot would only show once it is needed
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

/** The details of each item of a list, in its order. */
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

/** Newest items of each kind in the snapshot: it is read into memory as a whole. */
const most = 500

async function get<T>(address: string): Promise<T> {
  const response = await fetchWhole(address, { headers: { accept: 'application/json' }, timeout: 30_000 })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}
