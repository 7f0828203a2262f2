import { type } from 'arktype'
import { parse } from 'yaml'
import { errorMessage, OperatorError } from '../base/operator-error.ts'
import { inWords, readInput, wrongCall } from '../command/operator-words.ts'
import { type EditingJobDetail, JobContent } from '../contract/job-schema.ts'
import type { Database } from '../db/tables.ts'
import { COMMAND } from '../staff/audit/record-audit.ts'
import { closeJob, createJob, listJobDrafts, publishJob } from './job-drafts.ts'

export const jobsUsage = `Usage:
  npm run jobs -- list
  npm run jobs -- import FILE.yaml    a draft, see below; - is standard input
  npm run jobs -- publish ID
  npm run jobs -- close ID
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

const ONE = 'the ID of a position'
const COMMANDS = { list: '', import: 'a YAML file', publish: ONE, close: ONE }

/**
 * One command about the positions, by the same functions as the staff API.
 * @returns what to print
 * @throws OperatorError when it makes no sense, or is refused
 */
export async function runJobs({ db, now }: { db: Database; now: number }, words: string[]): Promise<string> {
  const [command, target, ...rest] = words
  const act = { by: COMMAND, now }
  if (command === 'list' && !target) {
    const jobs = await listJobDrafts(db, now)
    return jobs
      .map(({ id, validThrough, state, city, title }) => [id, validThrough, state, city, title].join('\t'))
      .map((line) => `${line.replace(/[^\P{Cc}\t]/gu, ' ')}\n`)
      .join('')
  }
  if (!target || rest.length > 0) throw wrongCall(words, COMMANDS, jobsUsage)
  const place = { id: target, version: undefined }
  if (command === 'import') return lineOf(await createJob(db, await readJob(target), act))
  if (command === 'publish') return lineOf(await inWords(publishJob(db, place, act)))
  if (command === 'close') return lineOf(await inWords(closeJob(db, place, act)))
  throw wrongCall(words, COMMANDS, jobsUsage)
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
