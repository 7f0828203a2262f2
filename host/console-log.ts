import type { Logger } from 'pino'

/**
 * What the framework writes to the console becomes lines of the log. Of an error only its name and where it came from
 * are kept: the message of a parser repeats what was sent, which may be a visitor's own.
 * @returns gives the console back
 */
export function logConsole(log: Pick<Logger, 'error' | 'warn'>): () => void {
  const own = { error: console.error, warn: console.warn }
  console.error = (...parts: unknown[]) => log.error({ parts: parts.map(describe) }, 'console')
  console.warn = (...parts: unknown[]) => log.warn({ parts: parts.map(describe) }, 'console')
  return () => Object.assign(console, own)
}

function describe(part: unknown): string {
  if (part instanceof Error) return [part.name, ...placesOf(part)].join(' ')
  return typeof part === 'string' ? part.slice(0, mostLetters) : typeof part
}

/** The calls that led to it, nearest first, without the message that stands before them. */
function placesOf({ message, stack = '' }: Error): string[] {
  return stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim())
}

/** The framework's own sentences are shorter. */
const mostLetters = 200
