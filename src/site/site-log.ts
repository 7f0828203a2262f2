import { type DestinationStream, type Logger, pino } from 'pino'
import { siteEnv } from './env.ts'

/** pino, JSON lines on stdout. */
export function siteLog(): Logger {
  log ??= pino({ level: siteEnv().logLevel, base: undefined }, isDevelopment ? terminal : undefined)
  return log
}

let log: Logger | undefined

// import.meta.env is undefined where node runs this file without Vite
const isDevelopment = import.meta.env?.MODE === 'development'

/** Readable lines for development. */
const terminal: DestinationStream = {
  write(line) {
    const { level, time, msg, ...details } = JSON.parse(line)
    const facts = Object.entries(details).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    console.log([msg, facts.join(', ')].filter(Boolean).join('; '))
  },
}

/**
 * Sends the framework's console output to the log; of errors only name and stack, as parser messages echo input.
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
