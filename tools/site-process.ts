import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, type ProgramOptions, startProgram } from './program.ts'

/**
 * How the site's process is started so that it stays small. The room for young objects grows to 128 MB otherwise. Memory
 * the encoders give back stays with the process otherwise, in pieces nobody else can use. Nothing of ours makes code from
 * text; where that is forbidden, arktype does not do it either, and its texts and functions were 6 MB. Young objects are
 * collected while old ones are marked, and one thread helps with both, not four: each has pages of its own to move to.
 * V8's first compiler, which saves no processor time here, wrote 4 MB of code for what runs now and then.
 */
export const siteProcess = {
  args: [
    '--disallow-code-generation-from-strings',
    '--max-semi-space-size=4',
    '--no-separate-gc-phases',
    '--no-sparkplug',
    '--v8-pool-size=1',
    'host/main.ts',
  ],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '1048576' },
}

/**
 * Starts a site in this way, which is how one runs in production and in tests.
 * @param before further arguments of node
 */
export function startSiteProgram(
  name: string,
  { env, ...options }: ProgramOptions,
  before: readonly string[] = [],
): Program {
  return startProgram(name, [...before, ...siteProcess.args], {
    ...options,
    env: { ...siteProcess.env, ...env },
  })
}

/**
 * Where the process keeps compiled code, as `host/main.ts` does by itself: said in the environment, node uses it from its
 * first file on and does not load what strips types from it.
 * @param dataDir the site's data folder
 */
export function compileCache(dataDir = '.data'): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: join(dataDir, 'compiled') }
}

/**
 * Compiles the host once, where nothing is compiled yet. What strips types stays in the memory of the process that needed
 * it, 16 MB for as long as it runs: better in one that ends at once.
 */
export function compileAhead(dataDir?: string): void {
  const cache = compileCache(dataDir)
  if (existsSync(cache.NODE_COMPILE_CACHE)) return
  const flags = siteProcess.args.slice(0, -1)
  // with a port that is none the program ends before it starts anything
  const files = ['./tools/end-with-parent.ts', './host/run-site.ts', './host/main.ts']
  const program = files.map((file) => `await import(${JSON.stringify(file)})`).join('\n')
  spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', `${program}\nprocess.exit()`], {
    env: { ...process.env, ...siteProcess.env, ...cache, PORT: 'none' },
    stdio: 'ignore',
    timeout: 10_000,
  })
}
