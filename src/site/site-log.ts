import { type Logger, pino } from 'pino'
import { siteEnv } from './env.ts'

/** The log of the server and of what runs in it: pino's lines of JSON on standard output. */
export function siteLog(): Logger {
  log ??= pino({ level: siteEnv().logLevel, base: undefined })
  return log
}

let log: Logger | undefined
