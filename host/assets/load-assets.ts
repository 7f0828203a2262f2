import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { addVariant, createResource, pack, type Resource } from '../resource.ts'
import { contentTypeOf, isCompressible } from './content-types.ts'

/** Files by the path a browser asks for, such as `/assets/index-CSd4aDnv.js`. */
export type Assets = Map<string, Resource>

/**
 * Reads a build's public files into memory, with the `.br` and `.gz` beside them.
 * @param securityHeaders flat list every answer carries
 * @throws when the folder cannot be read
 */
export async function loadAssets(clientDir: string, securityHeaders: readonly string[]): Promise<Assets> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(clientDir, join(entry.parentPath, entry.name))),
  )
  const own = [...files].filter((file) => isPublic(file) && !isEncodedCopy(file, files))
  const loaded = own.map(async (file): Promise<[string, Resource]> => {
    const resource = await loadAsset(join(clientDir, file), urlPathOf(file), securityHeaders)
    return [urlPathOf(file), resource]
  })
  return new Map(await Promise.all(loaded))
}

/** Reads one file and the encoded copies beside it. */
export async function loadAsset(
  file: string,
  urlPath: string,
  securityHeaders: readonly string[],
): Promise<Resource> {
  const [body, br, gzip] = await Promise.all([readFile(file), readCopy(`${file}.br`), readCopy(`${file}.gz`)])
  const resource = createResource(body, contentTypeOf(file), [
    ...securityHeaders,
    ...['cache-control', cacheControlOf(urlPath), 'accept-ranges', 'bytes'],
    ...(isCompressible(file) ? ['vary', 'Accept-Encoding'] : []),
  ])
  if (br) addVariant(resource, 'br', br)
  if (gzip) addVariant(resource, 'gzip', gzip)
  pack(resource)
  return resource
}

// a name under /assets/ contains the hash of its content; other names stay while their content changes
function cacheControlOf(urlPath: string): string {
  return urlPath.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, stale-while-revalidate=86400'
}

// the build's own notes (.vite/manifest.json) are nobody's business; .well-known is everybody's
function isPublic(file: string): boolean {
  return file.split(sep).every((part) => !part.startsWith('.') || part === '.well-known')
}

function isEncodedCopy(file: string, files: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && files.has(file.slice(0, -3))
}

function urlPathOf(file: string): string {
  return `/${file.split(sep).map(encodeURIComponent).join('/')}`
}

async function readCopy(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
