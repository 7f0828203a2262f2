import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type RunningServer, type ServerOptions, startServer } from '../../server/start-server.ts'
import { createFakeSite, type FakeSite } from './fake-site.ts'

/** A started server around the fake site, with a build folder with a few public files. */
export async function startFakeServer(
  options: ServerOptions = {},
): Promise<RunningServer & { site: FakeSite; distDir: string }> {
  const site = createFakeSite()
  const distDir = options.distDir ?? (await makeBuild())
  const test = { port: 0, host: '127.0.0.1', drainDelayMs: 0, assetArchiveDir: join(distDir, 'archive') }
  const server = await startServer({ ...test, site, ...options, distDir })
  const close = async (delay?: number) => {
    await server.close(delay)
    if (!options.distDir) await rm(distDir, { recursive: true })
  }
  return { ...server, site, distDir, close }
}

export const entryScript = `${'export const entry = 1\n'.repeat(200)}`

/** Writes the public part of a build into a new folder; contents by path. */
export async function makeBuild(files: Record<string, string | Uint8Array> = {}): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), 'site-'))
  const all = {
    'assets/entry-AbCd1234.js': entryScript,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
    '.well-known/security.txt': 'Contact: mailto:security@deskcloud.example',
    ...files,
  }
  for (const [path, content] of Object.entries(all)) {
    const file = join(distDir, 'client', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return distDir
}
