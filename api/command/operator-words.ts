import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type } from 'arktype'
import { errorMessage, OperatorError } from '../base/operator-error.ts'
import { momentInChina } from '../contract/china-time.ts'
import { Language, Moment } from '../contract/values-schema.ts'
import { ProblemError } from '../http/problem.ts'

/**
 * Why a call makes no sense, before how it is made.
 * @param words as they were typed, the command first
 * @param commands what each of them is about, such as `the ID of an article`; empty where it is about nothing
 */
export function wrongCall(
  words: readonly string[],
  commands: Readonly<Record<string, string>>,
  usage: string,
): OperatorError {
  const [command, target] = words
  const names = Object.keys(commands).join(', ')
  const about = Object.hasOwn(commands, command ?? '') ? commands[command ?? ''] : undefined
  const reason = !command
    ? `A command is missing: ${names}.`
    : about === undefined
      ? `There is no command "${command}", only ${names}.`
      : about && !target
        ? `"${command}" needs ${about}.`
        : `This is too much for "${command}": ${words.slice(about ? 2 : 1).join(' ')}.`
  return new OperatorError(`${reason}\n${usage}`)
}

/** A file that a command names; `-` is standard input. */
export async function openInput(file: string): Promise<Readable> {
  return file === '-' ? process.stdin : (await open(file)).createReadStream()
}

/** The text of such a file. @throws OperatorError */
export async function readInput(file: string): Promise<string> {
  try {
    return await text(await openInput(file))
  } catch (error) {
    throw new OperatorError(`Cannot read ${file}: ${errorMessage(error)}.`)
  }
}

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
