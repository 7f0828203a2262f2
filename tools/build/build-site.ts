import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, startProgram } from '../processes/program.ts'
import { fingerprint, isBuildFresh, stampBuild } from './build-stamp.ts'
import { precompress } from './precompress.ts'
import { takeContent } from './take-content.ts'

/** Where the production build is (`BUILD_DIR`). */
export const buildDir = process.env.BUILD_DIR || 'dist'

/**
 * Makes the production build. A half-made build never counts as one.
 * @param onStart is handed the building process, so that it can be stopped
 * @returns false when it failed; its output has said why
 */
export async function buildSite(onStart: (program: Program) => void = () => {}): Promise<boolean> {
  rmSync(buildDir, { recursive: true, force: true })
  const from = fingerprint()
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'app.config.ts', '--logLevel', 'warn']
  const program = startProgram('build', vite, { env: { NODE_ENV: 'production' } })
  onStart(program)
  if ((await program.ended) !== 0) return false
  await takeContent(join(buildDir, 'server/content.json'), process.env.CONTENT_FROM)
  await precompress(join(buildDir, 'client'))
  stampBuild(buildDir, from)
  return true
}

/** The same, unless the build is there and its sources are unchanged. */
export async function buildSiteIfNeeded(onStart?: (program: Program) => void): Promise<boolean> {
  if (isBuildFresh(buildDir)) return true
  console.log('Building the site ...')
  return buildSite(onStart)
}
