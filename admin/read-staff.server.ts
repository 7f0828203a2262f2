import { notFound } from '@tanstack/react-router'
import { type Type, type } from 'arktype'
import { type Operation, staffApi } from '#contract/staff/staff-api-schema.ts'
import { StatusError } from '#src/site/failure.ts'
import type { Answer } from '#src/upstream/read-answer.server.ts'
import { callStaff, type StaffCall } from '#src/upstream/staff.server.ts'

/** What the staff API refused, as its codes. @property retryAfter seconds */
export type Refusal = { code: string; fields: Record<string, string>; retryAfter?: number | undefined }

/** What came of a change: done, or what was refused. */
export type Outcome<T> = { ok: true; data: T; undo?: string } | ({ ok: false } & Refusal)

/** An answer without content. */
export const nothing = type('null')

/** A schema of `contract`, by what it lets through. */
type Answers<T> = { infer: T }

/** An operation of the contract, or undefined where there is none. @param name as `jobs.save` */
export function operationOf(name: string): Operation | undefined {
  const [area = '', what = ''] = name.split('.')
  const operations: Record<string, Operation> = own(staffApi, area) ?? {}
  return own(operations, what)
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/**
 * What a page is made of.
 * @throws notFound; StatusError with the answer's status, 401 where the session has ended
 */
export async function readStaff<T>(
  path: string,
  answers: Answers<T>,
  query: NonNullable<StaffCall<T>['query']> = {},
): Promise<T> {
  return pageData(await askStaff(path, answers, { query }))
}

/** Changes something, by POST unless told otherwise. @param call `version` is the one that was seen */
export async function changeStaff<T>(
  path: string,
  answers: Answers<T>,
  { version, ...call }: Omit<StaffCall<T>, 'answers'> & { version?: number } = {},
): Promise<Outcome<T>> {
  const seen = version === undefined ? {} : { ifMatch: `"${version}"` }
  return outcomeOf(await askStaff(path, answers, { method: 'POST', ...call, ...seen }))
}

export function askStaff<T>(
  path: string,
  answers: Answers<T>,
  call: Omit<StaffCall<T>, 'answers'> = {},
): Promise<Answer<T>> {
  return callStaff<T>(path, { ...call, answers: answers as Type<T> })
}

/** The data of an answer. @throws as `readStaff` */
export function pageData<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data
  const { kind, status } = answer.trouble
  if (kind === 'missing') throw notFound()
  throw new StatusError(
    status && status < 500 ? status : 503,
    `the staff API answered ${status ?? 'nothing'}`,
  )
}

/** An answer as pages take it: without what only the server needs to know. */
export function outcomeOf<T>(answer: Answer<T>): Outcome<T> {
  if (answer.ok) return answer
  const { code = 'unavailable', fields = {}, retryAfter } = answer.trouble
  return { ok: false, code, fields, retryAfter }
}
