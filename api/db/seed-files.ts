import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Type, type } from 'arktype'
import { errorCode, errorMessage, OperatorError } from '../operator-error.ts'

/**
 * Reads and checks every JSON file of a folder, in the order of their names.
 * @returns an empty list when the folder does not exist
 * @throws OperatorError naming the first file that is wrong, or that repeats another file's id
 */
export async function readSeedFiles<T extends { id: string }>(folder: string, schema: Type<T>): Promise<T[]> {
  const seen = new Map<string, string>()
  const records: T[] = []
  for (const name of await listJson(folder)) {
    const file = join(folder, name)
    const record = parse(await readFile(file, 'utf8'), schema, file)
    const twin = seen.get(record.id)
    if (twin)
      throw new OperatorError(`Seed file ${file} repeats the id of ${twin}. Give it an id of its own.`)
    seen.set(record.id, file)
    records.push(record)
  }
  return records
}

async function listJson(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function parse<T>(text: string, schema: Type<T>, file: string): T {
  const result = schema(parseJson(text, file))
  if (result instanceof type.errors) throw wrongFile(file, result.summary)
  return result as T
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw wrongFile(file, errorMessage(error))
  }
}

function wrongFile(file: string, reason: string): OperatorError {
  return new OperatorError(
    `Seed file ${file} is wrong: ${reason.replace(/\s+/g, ' ')}. Correct it and start again.`,
  )
}
