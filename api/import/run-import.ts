import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { type } from 'arktype'
import type { Log } from '../base/log.ts'
import { OperatorError } from '../base/operator-error.ts'
import { inWords } from '../command/operator-words.ts'
import { JobContent } from '../contract/job-schema.ts'
import type { PictureAnswer } from '../contract/media-schema.ts'
import type { TextInput } from '../contract/news-schema.ts'
import { cut } from '../contract/typed-text.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import type { FilesPlace } from '../files/file-store.ts'
import { createJob } from '../jobs/job-drafts.ts'
import { readPictures } from '../media/read-pictures.ts'
import { MAX_UPLOAD, storePicture } from '../media/store-picture.ts'
import { publishNews } from '../news/editing/publish-news.ts'
import { createNews, saveDraft } from '../news/editing/save-draft.ts'
import { storeRedirects } from '../redirects/redirect-store.ts'
import { COMMAND } from '../staff/audit/record-audit.ts'
import { type ArticlePlan, planArticles, planInWords } from './plan-articles.ts'
import { type Folder, readFolder } from './read-documents.ts'

export const importUsage = `Usage:
  npm run import -- FOLDER|FILE             says what it would do
  npm run import -- FOLDER|FILE --write     does it
  npm run import -- FOLDER|FILE --drafts    nothing becomes public; with --write as well
What it reads: Markdown with front matter (Hexo, Hugo, Jekyll), HTML, exports of WordPress (WXR; with the folder wp-content/uploads
beside the file), and positions as YAML:
validThrough: 2027-06-30
cn:
  title: 前端工程师
  team: 研发
  city: 成都
  type: 全职
  summary: 一两句话。
  duties: [第一项, 第二项]
  requirements: [第一项]
en: null   # or the same fields in English`

export interface ImportPlace {
  db: Database
  filesDir: FilesPlace
  now: number
  log: Log
}

interface Options {
  write: boolean
  drafts: boolean
}

/**
 * Brings articles and positions of an old site in: an article whole or not at all, and nothing twice.
 * @param say takes a line at a time, while it goes on
 * @throws OperatorError where nothing can be read
 */
export async function runImport(
  place: ImportPlace,
  path: string,
  { write, drafts }: Options,
  say: (line: string) => void,
): Promise<void> {
  const folder = await readFolder(path)
  const rows = await place.db.selectFrom('imported').selectAll().execute()
  const known = new Map(rows.map((row) => [row.source, row]))
  const plans = planArticles(folder, known, { drafts, now: place.now })
  const counts = { imported: 0, known: 0, refused: folder.refused.length }
  const failed = (names: string, error: unknown) => {
    if (!(error instanceof OperatorError)) throw error
    counts.refused += 1
    say(`${names}: not imported, ${error.message}`)
  }
  for (const line of folder.refused) say(`${line.replace(': ', ': not imported, ')}`)
  for (const plan of plans) {
    const names = plan.documents.map(({ name }) => name).join(', ')
    const wrong = plan.refusal ?? (plan.isKnown ? undefined : await refusedPicture(folder, plan))
    const added = plan.documents.filter(
      ({ source, hash }) => plan.isKnown && known.get(source)?.hash !== hash,
    )
    for (const line of planInWords({ ...plan, refusal: wrong }, place.now)) say(line)
    for (const { name } of added)
      say(`    ${name} is another one than what was imported: change the article in the editor`)
    if (wrong !== undefined) counts.refused += 1
    else if (plan.isKnown) counts.known += 1
    else
      try {
        if (write) await writeArticle(place, folder, plan)
        counts.imported += 1
      } catch (error) {
        failed(names, error)
      }
  }
  for (const position of folder.positions)
    try {
      if (known.has(position.source)) {
        counts.known += 1
        say(`${position.name}: is there already`)
        continue
      }
      const content = JobContent(position.fields)
      if (content instanceof type.errors) throw new OperatorError(content.summary)
      if (write) await writePosition(place, position, content)
      say(`${position.name}: a position, draft`)
      counts.imported += 1
    } catch (error) {
      failed(position.name, error)
    }
  if (counts.imported + counts.known + counts.refused === 0)
    throw new OperatorError(`${path} has nothing that can be imported.\n${importUsage}`)
  say(
    `${counts.imported} ${write ? 'imported' : 'to be imported'}, ${counts.known} there already, ${counts.refused} refused`,
  )
  if (!write && counts.imported > 0) say('Nothing has been written. Run it again with --write.')
}

const MARKS = ['ffd8ff', '89504e47', '47494638', '52494646', '66747970']

/** Why a picture of an article cannot be taken, as far as that shows without decoding it. */
async function refusedPicture({ root }: Folder, plan: ArticlePlan): Promise<string | undefined> {
  for (const file of filesOf(plan)) {
    const { size } = await stat(join(root, file))
    if (size > MAX_UPLOAD) return `${file} has more than ${MAX_UPLOAD / 1024 / 1024} MB`
    const handle = await open(join(root, file))
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0).finally(() => handle.close())
    const start = buffer.toString('hex')
    if (!MARKS.some((mark) => start.startsWith(mark) || start.startsWith(mark, 8)))
      return `${file} is no picture that can be shown`
  }
  return undefined
}

function filesOf({ texts, cover }: ArticlePlan): string[] {
  const shown = Object.values(texts).flatMap(({ body }) => body.pictures.map(({ file }) => file))
  return [...new Set([...shown, ...(cover ? [cover] : [])])]
}

async function writeArticle(place: ImportPlace, folder: Folder, plan: ArticlePlan): Promise<void> {
  const { db, now } = place
  const act = { by: COMMAND, now }
  const pictures = new Map<string, PictureAnswer>()
  for (const file of filesOf(plan)) pictures.set(file, await pictureOf(place, folder, plan, file))
  const textOf = (lang: Language): TextInput | null => {
    const text = plan.texts[lang]
    return text ? { title: text.title, summary: text.summary, bodyHtml: text.body.fill(pictures) } : null
  }
  await inWords(
    transact(db, async (transaction) => {
      const { id, category, publicFrom } = plan
      await createNews(transaction, { id, category }, act)
      const coverId = plan.cover ? (pictures.get(plan.cover)?.id ?? null) : null
      const input = { category, coverId, author: cut(plan.author, 100), cn: textOf('cn'), en: textOf('en') }
      await saveDraft(transaction, { id, version: undefined }, input, act)
      const langs = (['cn', 'en'] as const).filter((lang) => plan.texts[lang])
      if (publicFrom !== undefined)
        await publishNews(
          transaction,
          { id, version: undefined },
          publicFrom > now ? { langs, at: publicFrom } : { langs, firstPublicAt: publicFrom },
          act,
        )
      if (plan.redirects.length > 0) await storeRedirects(transaction, plan.redirects, act)
      await transaction
        .insertInto('imported')
        .values(plan.documents.map(({ source, hash }) => ({ source, hash, target: id, imported_at: now })))
        .execute()
    }),
  )
}

/** A picture of the shelf for a file: the one that came with an earlier article, or a new one. */
async function pictureOf(
  place: ImportPlace,
  { root }: Folder,
  plan: ArticlePlan,
  file: string,
): Promise<PictureAnswer> {
  const { db, now } = place
  const path = join(root, file)
  const hashing = createHash('sha256')
  for await (const part of createReadStream(path)) hashing.update(part)
  const hash = hashing.digest('hex')
  const source = `picture:${hash}`
  const row = await db.selectFrom('imported').select('target').where('source', '=', source).executeTakeFirst()
  const known = row && (await readPictures(db, [row.target])).get(row.target)
  if (known) return known
  const alt = { cn: altOf(plan, 'cn', file), en: altOf(plan, 'en', file) }
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  const upload = { body, announced: (await stat(path)).size }
  const picture = await inWords(
    storePicture(db, place, { upload, name: basename(file), alt }, { by: COMMAND, now }),
  )
  const values = { hash, target: picture.id, imported_at: now }
  await db
    .insertInto('imported')
    .values({ source, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute()
  return picture
}

function altOf({ texts }: ArticlePlan, lang: Language, file: string): string {
  return texts[lang]?.body.pictures.find((picture) => picture.file === file)?.alt.slice(0, 300) ?? ''
}

async function writePosition(
  { db, now }: ImportPlace,
  { source, hash }: Folder['positions'][number],
  content: JobContent,
): Promise<void> {
  await inWords(
    transact(db, async (transaction) => {
      const { id } = await createJob(transaction, content, { by: COMMAND, now })
      await transaction
        .insertInto('imported')
        .values({ source, hash, target: id, imported_at: now })
        .execute()
    }),
  )
}

declare module '../db/tables.ts' {
  interface Tables {
    imported: ImportedTable
  }
}

interface ImportedTable {
  /** Path in its folder, `file#guid` of an export, or `picture:` and its SHA-256. */
  source: string
  /** SHA-256 of what was read, hex. */
  hash: string
  /** Id of the article, position or picture. */
  target: string
  imported_at: number
}
