import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { isUuid } from '#contract/keys.ts'
import { DownloadAddress, DownloadDetail, DownloadList, DownloadListQuery } from '#contract/package-schema.ts'
import { readSession, VISITORS } from '../guard/sessions.ts'
import { bearerToken, unauthorised } from '../http/bearer.ts'
import { decodeCursor } from '../http/list-cursor.ts'
import { notFound } from '../http/problem.ts'
import { seal } from '../http/seal.ts'
import { describeGet, jsonContent, validate } from '../http/validate.ts'
import { ADDRESS_MS, FILE_ADDRESS, type FileOptions, readPackageFile, requireFile } from './file-routes.ts'
import { byProductForm, listDownloads, readDownload } from './read-downloads.ts'

/** Packages on a page unless the caller says otherwise. */
const PAGE_SIZE = 10

export interface DownloadOptions extends FileOptions {
  /** Where visitors reach `/files/`; without one where the caller reached this program. */
  filesUrl?: string | undefined
  /** Groups of words that staff keep. */
  readSynonyms: () => Promise<string[][]>
}

/** The packages: list and search, one package, and the address of its file for those who are logged in. */
export function downloadRoutes(options: DownloadOptions): Hono {
  const app = new Hono()
  const { db, now } = options

  app.get('/', listDescription, validate('query', DownloadListQuery), async (c) => {
    const { q, limit = PAGE_SIZE, cursor, ...facets } = c.req.valid('query')
    const form = facets.sort && byProductForm
    const after = cursor === undefined ? undefined : decodeCursor(cursor, form)
    const synonyms = q ? await options.readSynonyms() : []
    return c.json(await listDownloads(db, { ...facets, limit, after, search: q, synonyms }))
  })

  app.get('/:id', itemDescription, async (c) => {
    const id = c.req.param('id')
    const found = isUuid(id) ? await readDownload(db, id) : undefined
    if (!found) throw notFound()
    return c.json(found)
  })

  app.post('/:id/address', addressDescription, async (c) => {
    const id = c.req.param('id')
    const file = isUuid(id) ? await readPackageFile(db, id) : undefined
    const isOpen = file?.access === 'public'
    if (!isOpen && !(await readSession(db, VISITORS, bearerToken(c), now()))) throw unauthorised()
    if (!file) throw notFound()
    await requireFile(options.filesDir, file)
    return c.json(addressOf(c, id, options), 200, { 'cache-control': 'no-store' })
  })
  return app
}

function addressOf(c: Context, id: string, { secrets, now, filesUrl }: DownloadOptions) {
  const expiresAt = now() + ADDRESS_MS
  const base = filesUrl ?? `${new URL(c.req.url).origin}/files`
  const url = `${base.replace(/\/+$/, '')}/${seal(secrets, FILE_ADDRESS, id, expiresAt)}`
  return { url, expiresAt: new Date(expiresAt).toISOString() } satisfies typeof DownloadAddress.infer
}

const listDescription = describeGet(
  'downloads',
  'Packages, newest first or by product, a page at a time',
  DownloadList,
)
const itemDescription = describeGet(
  'downloads',
  'One package with its notes, requirements and other versions',
  DownloadDetail,
)

const addressDescription = describeRoute({
  tags: ['downloads'],
  summary:
    'Where a package can be had for ten minutes: what is public for all, the rest for those who are logged in',
  security: [{ bearer: [] }],
  responses: { 200: jsonContent('The address', DownloadAddress) },
})
