import { type } from 'arktype'
import { momentInChina } from './contract/china-time.ts'
import { Language, Moment } from './contract/values-schema.ts'
import { ProblemError } from './http/problem.ts'
import { OperatorError } from './operator-error.ts'
import type { Actor } from './staff/audit/record-audit.ts'

/** Who the record names for what a command did. */
export const COMMAND: Actor = { id: null, name: 'command' }

/** A moment as it is typed: Beijing time. @throws OperatorError */
export function beijingTime(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const moment = momentInChina(text.replace(' ', 'T'))
  if (Moment.allows(moment)) return moment
  throw new OperatorError(`--${name} is "${text}". Write Beijing time such as "2026-12-01 09:00".`)
}

/** The languages `--lang` names: both without it. @throws OperatorError */
export function languagesOf(text: string | undefined): Language[] {
  if (text === undefined) return ['cn', 'en']
  const lang = Language(text)
  if (lang instanceof type.errors) throw new OperatorError('--lang is cn or en.')
  return [lang]
}

/** Says a refusal of the API in the words of a command. */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (!(error instanceof ProblemError)) throw error
    const faults = error.extra.errors?.map(({ field, detail }) => `${field} ${detail}`)
    throw new OperatorError(
      faults?.join('\n') || (error.extra.detail ?? `There is no such thing (${error.code}).`),
    )
  })
}
