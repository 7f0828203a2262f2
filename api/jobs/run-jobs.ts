import { type } from 'arktype'
import { parse } from 'yaml'
import { errorMessage, OperatorError } from '../base/operator-error.ts'
import { readInput, wrongCall } from '../command/operator-words.ts'
import { type EditingJobDetail, JobContent } from '../contract/job-schema.ts'
import type { Database } from '../db/tables.ts'
import { COMMAND } from '../staff/audit/record-audit.ts'
import { createJob } from './job-drafts.ts'

export const jobsUsage = `Usage:
  npm run jobs -- import FILE.yaml    a draft; - is standard input
A file to import is YAML:
validThrough: 2027-06-30
cn:
  title: 前端工程师
  team: 研发
  city: 成都
  type: 全职
  summary: 一两句话。
  duties: [第一项, 第二项]
  requirements: [第一项]
en: null   # or the same fields in English`

const COMMANDS = { import: 'a YAML file' }

/**
 * Makes a draft, by the same functions as the staff API.
 * @returns what to print
 * @throws OperatorError when the call makes no sense, or the file is none of a position
 */
export async function runJobs({ db, now }: { db: Database; now: number }, words: string[]): Promise<string> {
  const [command, file, ...rest] = words
  if (command !== 'import' || !file || rest.length > 0) throw wrongCall(words, COMMANDS, jobsUsage)
  return lineOf(await createJob(db, await readJob(file), { by: COMMAND, now }))
}

async function readJob(file: string): Promise<JobContent> {
  const written = await readInput(file)
  const content = JobContent(parsed(file, written))
  if (content instanceof type.errors) throw new OperatorError(`${file}: ${content.summary}\n${jobsUsage}`)
  return content
}

function parsed(file: string, yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (error) {
    throw new OperatorError(`Cannot read ${file}: ${errorMessage(error)}.`)
  }
}

function lineOf({ id, state }: EditingJobDetail): string {
  return `${id}  ${state}\n`
}
