import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything the build output depends on; tests are not part of it. */
const sources = ['{app,src,i18n,public,api/seed}/**/*', 'app.config.ts', 'package-lock.json', 'tsconfig.json']

/** True when the build in `folder` was made from the sources as they are now. */
export function isBuildFresh(folder: string): boolean {
  const path = stampPath(folder)
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint()
}

/** Remembers what the build in `folder` was made from. */
export function stampBuild(folder: string, fingerprint: string): void {
  writeFileSync(stampPath(folder), fingerprint)
}

/** One hash over the names and contents of all sources: dates say nothing after a clone or a branch switch. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|type-test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function stampPath(folder: string): string {
  return join(folder, '.built-from')
}
