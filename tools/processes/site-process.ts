import { type Program, type ProgramOptions, startProgram } from './program.ts'

/**
 * How node runs the server. The nursery grows to 128 MB otherwise; nothing of ours makes code from text, and arktype does
 * without where that is forbidden.
 */
export const siteArguments = [
  '--disallow-code-generation-from-strings',
  '--max-semi-space-size=4',
  'server/main.ts',
]

/** Starts a site as one runs in production. @param before further arguments of node */
export function startSiteProgram(
  name: string,
  options: ProgramOptions,
  before: readonly string[] = [],
): Program {
  return startProgram(name, [...before, ...siteArguments], options)
}
