import { join } from 'node:path'

/**
 * How the site's process is started so that it stays small. The room for young objects grows to 128 MB otherwise; with
 * much less than 8 MB, what a render needs for a moment is taken for old and costs more to clear away. Memory the
 * encoders give back stays with the process otherwise, in pieces nobody else can use.
 */
export const siteProcess = {
  args: ['--max-semi-space-size=8', 'host/main.ts'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' },
}

/**
 * Where the process keeps compiled code, as `host/main.ts` does by itself: said in the environment, node uses it from its
 * first file on and does not load what strips types from it.
 * @param dataDir the site's data folder
 */
export function compileCache(dataDir = '.data'): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: join(dataDir, 'compiled') }
}
