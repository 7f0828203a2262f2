import { type Program, type ProgramOptions, startProgram } from './program.ts'

/**
 * How node runs the server. The nursery grows to 128 MB otherwise, and the heap to three times what is in use (70 MB) on a
 * machine with memory to spare; nothing of ours makes code from text, and arktype does without where that is forbidden.
 */
const heap = ['--max-semi-space-size=4', '--max-old-space-size=256']
export const siteArguments = ['--disallow-code-generation-from-strings', ...heap, 'server/main.ts']
export const upstreamArguments = [...heap, 'api/main.ts']

/** glibc's: with one arena for each thread that compresses, 40 MB more of what is free are kept */
export const siteAllocator = { MALLOC_ARENA_MAX: '1' }

/** Starts a site as one runs in production. @param before further arguments of node */
export function startSiteProgram(
  name: string,
  options: ProgramOptions,
  before: readonly string[] = [],
): Program {
  return startProgram(name, [...before, ...siteArguments], {
    ...options,
    env: { ...siteAllocator, ...options.env },
  })
}
