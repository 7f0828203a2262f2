import { type Program, type ProgramOptions, startProgram } from './program.ts'

/**
 * Node's flags for the server. By default the young generation grows to 128 MB, and the old one to three times the live
 * heap (70 MB) where memory is free. No `eval` or `new Function` is used; arktype falls back where they are disallowed.
 */
const heap = ['--max-semi-space-size=4', '--max-old-space-size=256']
export const siteArguments = ['--disallow-code-generation-from-strings', ...heap, 'server/main.ts']
export const upstreamArguments = [...heap, 'api/main.ts']

/**
 * glibc's (mallopt(3)): with one arena for each thread that compresses, 40 MB more of what is free are kept; blocks of
 * pages and compressors, from 32 KB on, go back to the system when freed (30 MB).
 */
export const siteAllocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' }

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
