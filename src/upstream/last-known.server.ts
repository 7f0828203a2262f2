import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Type, type } from 'arktype'
import { siteEnv } from '#src/site/env.ts'
import { parseAnswer } from './read-answer.server.ts'

export type Remembered<T> = { data: T; asOf: number }

/** More copies than this are not kept: the oldest go first. */
const keep = 2_000

/** Keeps a copy of a good answer, so that a restart with the upstream down still has it. Never throws, never waited for. */
export function rememberOnDisk(key: string, remembered: Remembered<object>): void {
  // an answer that is asked again every half minute need not be written as often
  const now = performance.now()
  if (now < (writtenUntil.get(key) ?? 0)) return
  writtenUntil.set(key, now + 60_000)
  writing = writing.then(() => write(key, remembered)).catch(() => undefined)
}

/** The copy of an answer, if there is one and it still has the right shape. */
export async function recallFromDisk<T extends object>(
  key: string,
  answers: Type<T>,
): Promise<Remembered<T> | undefined> {
  try {
    const { data, asOf } = JSON.parse(await readFile(fileOf(key), 'utf8'))
    const checked = parseAnswer(answers, data)
    return checked instanceof type.errors || typeof asOf !== 'number' ? undefined : { data: checked, asOf }
  } catch {
    return undefined
  }
}

/** In ms of the monotonic clock. */
const writtenUntil = new Map<string, number>()
let writing: Promise<unknown> = Promise.resolve()
let writes = 0

async function write(key: string, remembered: Remembered<object>): Promise<void> {
  const file = fileOf(key)
  await mkdir(folder(), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(remembered))
  await rename(`${file}.new`, file)
  writes += 1
  if (writes % 100 === 1) await dropOldest()
}

async function dropOldest(): Promise<void> {
  const names = await readdir(folder())
  if (names.length <= keep) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder(), name))).mtimeMs })),
  )
  files.sort((a, b) => a.time - b.time)
  for (const { name } of files.slice(0, names.length - keep)) {
    await unlink(join(folder(), name))
    writtenUntil.clear()
  }
}

function folder(): string {
  return join(siteEnv().dataDir, 'last-known')
}

function fileOf(key: string): string {
  return join(folder(), `${createHash('sha256').update(key).digest('hex')}.json`)
}
