import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { factKindOf } from '#contract/texts/fact-kinds.ts'
import { cleanWord, faultOf, leavesOf, type Word, wordOf } from '#contract/texts/site-texts.ts'
import { baseOf, contentOf, type SiteText, type TextContent } from '#contract/texts/text-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { ProblemError } from '../http/problem.ts'
import { versionChanged } from '../http/validate.ts'
import { recordSave } from '../staff/audit/changes.ts'
import { type Act, type Detail, recordAudit } from '../staff/audit/record-audit.ts'
import { refusePassed } from '../staff/refuse-passed.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { confirmTopic, readConfirmations } from './confirmations.ts'
import { textSubject } from './room.ts'
import {
  addRevision,
  asInCode,
  jsonOf,
  readRevisions,
  readText,
  readTexts,
  revisionRows,
} from './text-store.ts'
import { textInCode } from './texts-in-code.ts'

/** `/staff/v1/site`: drafts of the site's messages, and what publishes them; what the owner has confirmed. @param addresses settings by name */
export function staffTextRoutes(addresses: Record<string, string>) {
  return resourceRoutes('site', {
    list: async ({ db, now }) => ({ items: await readTexts(db, now) }),
    add: ({ db, act, body: { part, place, ...body } }) =>
      transact(db, async (transaction) => {
        const known = await transaction
          .selectFrom('site_text')
          .select('version')
          .where('part', '=', part)
          .where('place', '=', place)
          .executeTakeFirst()
        if (known) throw versionChanged(known.version)
        const id = randomUUIDv7()
        const row = { id, part, place, draft: asInCode, base: JSON.stringify(body.base) }
        const by = { changed_at: act.now, changed_by: act.by.name }
        await transaction
          .insertInto('site_text')
          .values({ ...row, ...by, state: 'draft', version: 0 })
          .execute()
        return save(transaction, await readText(transaction, id, act.now), body, act)
      }),
    change: ({ db, act, body, place }) =>
      transact(db, async (transaction) => {
        return save(transaction, await take(transaction, place, act), body, act)
      }),
    review: ({ db, act, body }) =>
      change(db, body.items, act, async (transaction, text) => {
        if (body.ready && !text.changed) return
        await transaction
          .updateTable('site_text')
          .set({ state: body.ready ? 'submitted' : 'draft' })
          .where('id', '=', text.id)
          .execute()
        await recordAudit(transaction, act, body.ready ? 'site.submitted' : 'site.recalled', [
          textSubject,
          text.id,
        ])
      }),
    publish: ({ db, act, body: { items, at } }) => {
      refusePassed(at, act.now)
      return change(db, items, act, async (transaction, text) => {
        const from = at !== null && at > act.now ? at : act.now
        const written = jsonOf(text.draft) === asInCode ? text : await checked(text, text)
        await publish(transaction, text, written, from, act)
        const detail: Detail = from > act.now ? { at: new Date(from).toISOString() } : {}
        const action = from > act.now ? 'site.scheduled' : 'site.published'
        await recordAudit(transaction, act, action, [textSubject, text.id], detail)
      })
    },
    discard: ({ db, act, body }) =>
      change(db, body.items, act, async (transaction, text) => {
        const [latest] = await revisionRows(transaction, text.id)
        await setDraft(transaction, text, latest ? draftOf(latest) : { ...text, draft: contentOf(asInCode) })
        await recordAudit(transaction, act, 'site.discarded', [textSubject, text.id])
      }),
    takeBack: ({ db, act, place }) =>
      transact(db, async (transaction) => {
        const text = await take(transaction, place, act)
        const revisions = await revisionRows(transaction, place.id)
        const past = revisions.filter(({ public_from }) => public_from <= act.now)
        const before = text.next ? past[0] : past[1]
        const content = before ? draftOf(before) : { ...text, draft: contentOf(asInCode) }
        await publish(transaction, text, content, act.now, act)
        await recordAudit(transaction, act, 'site.taken-back', [textSubject, place.id])
        await readable(transaction, act)
        return remaining(transaction, place.id, act)
      }),
    revisions: async ({ db, id }) => ({ items: await readRevisions(db, id) }),
    confirmations: ({ db }) => readConfirmations(db, addresses),
    confirm: async ({ db, body, act }) => {
      await confirmTopic(db, body, act)
      return readConfirmations(db, addresses)
    },
  })
}

type Chosen = { id: string; version: number }

/** All of them, or none. */
async function change(
  db: Database,
  items: readonly Chosen[],
  act: Act,
  work: (transaction: Transaction<Tables>, text: SiteText) => Promise<void>,
) {
  return transact(db, async (transaction) => {
    for (const item of items) {
      await work(transaction, await take(transaction, item, act))
      await remaining(transaction, item.id, act)
    }
    return { items: await readable(transaction, act) }
  })
}

/** Bytes of the public texts of a language that sites read at most (`layPublished`), less what JSON puts around them. */
const MOST_BYTES = 1_990_000

/** @throws ProblemError 422 where sites could not read all that is or becomes public */
async function readable(transaction: Transaction<Tables>, act: Act): Promise<SiteText[]> {
  const items = await readTexts(transaction, act.now)
  for (const lang of ['cn', 'en'] as const) {
    const bytes = items.map(({ part, place, published, next }) => {
      const values = [published[lang], next?.content[lang]].map((value) => JSON.stringify(value ?? ''))
      // a hash and the names of keys come with each
      return part.length + place.length + 100 + Math.max(...values.map((value) => Buffer.byteLength(value)))
    })
    if (bytes.reduce((sum, one) => sum + one, 0) > MOST_BYTES) throw new ProblemError(422, 'too-many')
  }
  return items
}

/** Counts its version up. @throws ProblemError 404, or 412 where somebody else has changed it */
async function take(transaction: Transaction<Tables>, { id, version }: Chosen, act: Act): Promise<SiteText> {
  const { numUpdatedRows } = await transaction
    .updateTable('site_text')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const text = await readText(transaction, id, act.now)
  if (numUpdatedRows === 0n) throw versionChanged(text.version)
  return text
}

async function save(
  transaction: Transaction<Tables>,
  text: SiteText,
  typed: Written,
  act: Act,
): Promise<SiteText | null> {
  const { draft, base } = await checked(text, typed)
  await transaction
    .updateTable('site_text')
    .set({
      draft: jsonOf(draft),
      base: JSON.stringify({ cn: base.cn, en: base.en }),
      state: 'draft',
      version: Math.max(text.version, 1),
      changed_at: act.now,
      changed_by: act.by.name,
    })
    .where('id', '=', text.id)
    .execute()
  const values = (content: TextContent) => ({
    'cn.text': content.cn ?? base.cn,
    'en.text': content.en ?? base.en,
  })
  await recordSave(
    transaction,
    act,
    'site.saved',
    [textSubject, text.id],
    [values(text.draft), values(draft)],
  )
  return remaining(transaction, text.id, act)
}

/** What is left of a text: none that says what the code says, unless visitors have seen another; its publications stay. */
async function remaining(transaction: Transaction<Tables>, id: string, act: Act): Promise<SiteText | null> {
  const text = await readText(transaction, id, act.now)
  const contents = [text.draft, text.published, ...(text.next ? [text.next.content] : [])]
  if (contents.some((content) => jsonOf(content) !== asInCode)) return text
  const isKnown = (await textInCode(text.part, text.place)) !== undefined
  if (isKnown && (await revisionRows(transaction, id)).length > 0) return text
  await transaction.deleteFrom('site_text_revision').where('text_id', '=', id).execute()
  await transaction.deleteFrom('site_text').where('id', '=', id).execute()
  return null
}

type Written = Pick<SiteText, 'draft' | 'base'>
type TextFault = { field: string; code: string; detail: string }

/** As it is stored, over what the code says. @throws ProblemError 422 where no page, or no mail, would show it */
async function checked({ part, place }: Pick<SiteText, 'part' | 'place'>, typed: Written): Promise<Written> {
  const inCode = await textInCode(part, place)
  const refused = (errors: TextFault[]) => new ProblemError(422, 'invalid-text', { errors })
  const named = `${part}/${place}`
  if (!inCode) throw refused([{ field: 'place', code: 'unknown', detail: `${named} is no text of the code` }])
  const errors: TextFault[] = []
  const read = (lang: 'cn' | 'en'): Word | null => {
    if (typed.draft[lang] === null) return null
    if (typed.base[lang] !== JSON.stringify(inCode[lang]))
      errors.push({ field: `base.${lang}`, code: 'code-changed', detail: `${named}: the code says another` })
    const word = cleanWord(wordOf(typed.draft[lang]) ?? [])
    const code = faultOf(lang, part, place, inCode[lang], word)
    if (code) errors.push({ field: `draft.${lang}`, code, detail: `${named} would not be shown` })
    return word
  }
  const said = { cn: read('cn'), en: read('en') }
  const facts = (['cn', 'en'] as const).map((lang) =>
    leavesOf(said[lang] ?? inCode[lang]).filter(([at]) => factKindOf([named, at].filter(Boolean).join('.'))),
  )
  if (JSON.stringify(facts[0]) !== JSON.stringify(facts[1]))
    errors.push({ field: 'draft', code: 'differs', detail: `${named} is the same in both languages` })
  if (errors.length > 0) throw refused(errors)
  const base = { cn: JSON.stringify(inCode.cn), en: JSON.stringify(inCode.en) }
  const side = (lang: 'cn' | 'en') => {
    const json = JSON.stringify(said[lang])
    return said[lang] === null || json === base[lang] ? null : json
  }
  return { draft: { cn: side('cn'), en: side('en') }, base }
}

function draftOf({ content, base }: { content: string; base: string }): Written {
  return { draft: contentOf(content), base: baseOf(base) }
}

async function publish(
  transaction: Transaction<Tables>,
  text: SiteText,
  written: Written,
  from: number,
  act: Act,
): Promise<void> {
  const revision = { text: text.id, content: jsonOf(written.draft), base: JSON.stringify(written.base) }
  await addRevision(transaction, { ...revision, from, at: act.now, by: act.by.name })
  await setDraft(transaction, text, written)
}

async function setDraft(
  transaction: Transaction<Tables>,
  { id }: SiteText,
  { draft, base }: Written,
): Promise<void> {
  await transaction
    .updateTable('site_text')
    .set({ draft: jsonOf(draft), base: JSON.stringify(base), state: 'draft' })
    .where('id', '=', id)
    .execute()
}
