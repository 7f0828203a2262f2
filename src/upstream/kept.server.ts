import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Type, type } from 'arktype'
import { siteEnv } from '#src/site/env.ts'
import { parseAnswer } from './read-answer.server.ts'

/** What the upstream said last, on disk: for a start while it is away. `asOf` is ms, UTC. */
export type Kept<T> = { data: T; asOf: number }

export async function keep(name: string, data: object, asOf = Date.now()): Promise<void> {
  await writeWhole(fileOf(name), { upstream: siteEnv().apiBaseUrl, asOf, data })
}

/** Undefined where nothing was kept of this upstream, or it does not pass any more. */
export async function recall<T extends object>(name: string, answers: Type<T>): Promise<Kept<T> | undefined> {
  try {
    const { upstream, asOf, data } = JSON.parse(await readFile(fileOf(name), 'utf8'))
    if (upstream !== siteEnv().apiBaseUrl || typeof asOf !== 'number') return undefined
    const checked = parseAnswer(answers, data)
    return checked instanceof type.errors ? undefined : { data: checked, asOf }
  } catch {
    return undefined
  }
}

/** The file is the old one or the new one, whenever the process ends. */
export async function writeWhole(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(value))
  await rename(`${file}.new`, file)
}

/** @param name without its ending, below the data folder */
function fileOf(name: string): string {
  return join(siteEnv().dataDir, `${name}.json`)
}
