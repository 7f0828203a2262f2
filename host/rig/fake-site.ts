import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Site, type SiteOptions, startSite } from '../start-site.ts'
import { createFakeApp, type FakeApp } from './fake-app.ts'

/** A started site around the fake app, and a build folder with a few public files. */
export async function startFakeSite(
  options: SiteOptions = {},
): Promise<Site & { app: FakeApp; distDir: string }> {
  const app = createFakeApp()
  const distDir = options.distDir ?? (await makeBuild())
  const site = await startSite({ app, ...options, distDir })
  const close = async (delay?: number) => {
    await site.close(delay)
    if (!options.distDir) await rm(distDir, { recursive: true })
  }
  return { ...site, app, distDir, close }
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
