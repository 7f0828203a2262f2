import { type Program, type ProgramOptions, startProgram } from './program.ts'

/**
 * V8 flags. Defaults: semi-space up to 128 MB, old space to three times the live heap (70 MB) while memory is free. No
 * `eval` or `new Function` is used; arktype falls back where they are disallowed.
 */
const heap = ['--max-semi-space-size=16', '--max-old-space-size=256']
export const siteArguments = ['--disallow-code-generation-from-strings', ...heap, 'server/main.ts']
export const upstreamArguments = [...heap, 'api/main.ts']

/**
 * mallopt(3): one arena, as one per compression thread retains 40 MB; blocks from 32 KB are unmapped when freed (30
 * MB).
 */
export const siteAllocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' }

/** Starts a production site. @param before further node arguments */
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
