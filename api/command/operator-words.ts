import { OperatorError } from '../base/operator-error.ts'
import { ProblemError } from '../http/problem.ts'

/** Usage error, before the usage. @param words arguments, command first @param commands the object each takes, or empty */
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

/** Rephrases an API error for the command line. */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (!(error instanceof ProblemError)) throw error
    const faults = error.extra.errors?.map(({ field, detail }) => `${field} ${detail}`)
    throw new OperatorError(
      faults?.join('\n') || (error.extra.detail ?? `There is no such thing (${error.code}).`),
    )
  })
}
