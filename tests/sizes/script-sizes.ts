import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Size } from './check-sizes.ts'

const rootId = '__root__'

type Manifest = { routes: Record<string, { filePath?: string; children?: string[]; preloads?: string[] }> }

/**
 * The script that each public route of a build cannot do without, gzip: the chunks of the route and of its layouts
 * with all they import (the staff come to work, not for a first look). The words of the page are data;
 * tests/e2e/first-load.spec.ts counts both in a browser.
 * @throws when the build has no manifest of its routes
 */
export async function scriptSizes(buildDir: string): Promise<Size[]> {
  const { routes } = await readManifest(join(buildDir, 'server/assets'))
  return Object.keys(routes)
    .filter((id) => !id.startsWith('/admin') && !routes[id]?.children && routes[id]?.preloads)
    .map((id) => {
      // by the path of the id: a layout that loads nothing is not in the manifest, nor are its children in another's
      const line = Object.keys(routes).filter((each) => each === rootId || `${id}/`.startsWith(`${each}/`))
      const files = new Set(line.flatMap((each) => routes[each]?.preloads ?? []))
      return {
        name: id,
        bytes: [...files].reduce((sum, file) => sum + gzipSize(join(buildDir, 'client', file)), 0),
      }
    })
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))
  if (!file) throw new Error(`${folder} has no manifest of the routes`)
  const exports = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, () => Manifest>
  const read = Object.values(exports).find((value) => typeof value === 'function')
  if (!read) throw new Error(`${file} is not what it was`)
  return read()
}

function gzipSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).byteLength
}
