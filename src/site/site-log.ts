import { type DestinationStream, type Logger, pino } from 'pino'
import { siteEnv } from './env.ts'

/** The log of the server and of what runs in it: pino's lines of JSON on standard output. */
export function siteLog(): Logger {
  log ??= pino({ level: siteEnv().logLevel, base: undefined }, isDevelopment ? terminal : undefined)
  return log
}

let log: Logger | undefined

// no Vite has set it where node runs this file
const isDevelopment = import.meta.env?.MODE === 'development'

/** While developing, lines to be read instead of searched. */
const terminal: DestinationStream = {
  write(line) {
    const { level, time, msg, ...details } = JSON.parse(line)
    const facts = Object.entries(details).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    console.log([msg, facts.join(', ')].filter(Boolean).join('; '))
  },
}

/**
 * Sends what the framework writes to the console to the log. Of an error only its name and call sites are logged: a
 * parser's message repeats what was sent, which may be personal.
 * @returns restores the console
 */
export function logConsole(log: Pick<Logger, 'error' | 'warn'>): () => void {
  const { error, warn } = console
  console.error = (...parts: unknown[]) => log.error({ parts: parts.map(describe) }, 'console')
  console.warn = (...parts: unknown[]) => log.warn({ parts: parts.map(describe) }, 'console')
  return () => Object.assign(console, { error, warn })
}

function describe(part: unknown): string {
  if (typeof part === 'string') return part.slice(0, 200)
  if (!(part instanceof Error)) return typeof part
  const { message, name, stack = '' } = part
  const calls = stack.slice(Math.max(0, stack.indexOf(message)) + message.length).match(/^ {4}at .*$/gm) ?? []
  return [name, ...calls.slice(0, 6).map((call) => call.trim())].join(' ')
}
