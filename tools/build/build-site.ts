import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, startProgram } from '../processes/program.ts'
import { precompress } from './precompress.ts'

export const buildDir = process.env.BUILD_DIR || 'dist'

/** Fingerprint of the sources the build was made from. */
const stamp = join(buildDir, '.built-from')

const sources = [
  '{app,src,admin,i18n,public,contract}/**/*',
  'app.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * An interrupted build never counts as one.
 * @param onStart receives the build process, so that it can be stopped
 * @returns false when it failed; its output has said why
 */
export async function buildSite(onStart: (program: Program) => void = () => {}): Promise<boolean> {
  rmSync(buildDir, { recursive: true, force: true })
  const from = fingerprint()
  say('scripts and pages, 1 of 2')
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'app.config.ts', '--logLevel', 'warn']
  const program = startProgram('build', vite, { env: { NODE_ENV: 'production' } })
  onStart(program)
  if ((await program.ended) !== 0) return false
  say('compressed files, 2 of 2')
  await precompress(join(buildDir, 'client'))
  writeFileSync(stamp, from)
  if (process.stdout.isTTY) process.stdout.write('\n')
  return true
}

/** Skips the build when its sources are unchanged. */
export async function buildSiteIfNeeded(onStart?: (program: Program) => void): Promise<boolean> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true
  return buildSite(onStart)
}

/** One status line, rewritten in place on a terminal. */
function say(step: string): void {
  const { isTTY } = process.stdout
  process.stdout.write(`${isTTY ? '\r\x1b[K' : ''}Building the site: ${step} ...${isTTY ? '' : '\n'}`)
}

/** Hash of names and contents: mtimes mean nothing after a clone or a branch switch. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|type-test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
