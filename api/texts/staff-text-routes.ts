import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { choiceAt, type FactKind, factKindOf, isFact } from '../contract/texts/fact-kinds.ts'
import type { SiteText, TextContent } from '../contract/texts/text-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { ProblemError } from '../http/problem.ts'
import { versionChanged } from '../http/validate.ts'
import { recordSave } from '../staff/audit/changes.ts'
import { type Act, type Detail, recordAudit } from '../staff/audit/record-audit.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { confirmTopic, readConfirmations } from './confirmations.ts'
import { addRevision, asInCode, jsonOf, readRevisions, readText, readTexts } from './text-store.ts'

/** Sites read all of them. */
const MOST = 2_000

/** `/staff/v1/site`: drafts of the site's messages, and what publishes them; what the owner has confirmed. @param addresses settings by name */
export function staffTextRoutes(addresses: Record<string, string>) {
  return resourceRoutes('site', {
    list: async ({ db, now }) => ({ items: await readTexts(db, now) }),
    add: ({ db, act, body: { part, place, ...body } }) =>
      transact(db, async (transaction) => {
        const all = await readTexts(transaction, act.now)
        const known = all.find((one) => one.part === part && one.place === place)
        if (known) throw versionChanged(known.version)
        if (all.length >= MOST) throw new ProblemError(422, 'too-many')
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
        await recordAudit(
          transaction,
          act,
          body.ready ? 'site.submitted' : 'site.recalled',
          `site/${text.id}`,
        )
      }),
    publish: ({ db, act, body: { items, at } }) =>
      change(db, items, act, async (transaction, text) => {
        const from = at !== null && at > act.now ? at : act.now
        await publish(transaction, text, text.draft, from, act)
        const detail: Detail = from > act.now ? { at: new Date(from).toISOString() } : {}
        const action = from > act.now ? 'site.scheduled' : 'site.published'
        await recordAudit(transaction, act, action, `site/${text.id}`, detail)
      }),
    discard: ({ db, act, body }) =>
      change(db, body.items, act, async (transaction, text) => {
        await setDraft(transaction, text, text.next?.content ?? text.published)
        await recordAudit(transaction, act, 'site.discarded', `site/${text.id}`)
      }),
    takeBack: ({ db, act, place }) =>
      transact(db, async (transaction) => {
        const text = await take(transaction, place, act)
        const revisions = await readRevisions(transaction, place.id)
        const isPublic = ({ publicFrom }: { publicFrom: string }) => Date.parse(publicFrom) <= act.now
        // what is to come is called off; else what was public before is again
        const before = text.next ? revisions.find(isPublic) : revisions.filter(isPublic)[1]
        const content = before?.content ?? { cn: null, en: null }
        await publish(transaction, text, content, act.now, act)
        await recordAudit(transaction, act, 'site.taken-back', `site/${place.id}`)
        const items = await readable(transaction, act)
        return items.find(({ id }) => id === place.id) ?? text
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
    for (const item of items) await work(transaction, await take(transaction, item, act))
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
  { draft, base }: Pick<SiteText, 'draft' | 'base'>,
  act: Act,
): Promise<SiteText> {
  checkFacts(text, draft, base)
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
  await recordSave(transaction, act, 'site.saved', `site/${text.id}`, [values(text.draft), values(draft)])
  return readText(transaction, text.id, act.now)
}

/** @throws ProblemError 400 where a telephone, an address or another fact is none, or differs between the languages */
function checkFacts({ part, place }: SiteText, draft: TextContent, base: SiteText['base']): void {
  const facts = (['cn', 'en'] as const).map((lang) => factsIn(`${part}/${place}`, draft[lang] ?? base[lang]))
  const chosen = facts[0]?.map(([, text]) => text) ?? []
  const choice = choiceAt(`${part}/${place}`)
  const isChoice =
    !choice || (new Set(chosen).size === chosen.length && chosen.length === (choice.count ?? chosen.length))
  const isRight = isChoice && facts.flat().every(([kind, text]) => isFact(kind, text))
  if (!isRight || JSON.stringify(facts[0]) !== JSON.stringify(facts[1]))
    throw new ProblemError(400, 'invalid-request', {
      errors: [{ field: 'draft', detail: `${part}/${place} takes a fact, the same in both languages` }],
    })
}

function factsIn(path: string, json: string): [FactKind, string][] {
  const read = (value: unknown, at: string): [FactKind, string][] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, one]) => read(one, `${at}.${key}`))
    const kind = factKindOf(at)
    return kind ? [[kind, String(value)]] : []
  }
  try {
    return read(JSON.parse(json), path)
  } catch {
    throw new ProblemError(400, 'invalid-request', { errors: [{ field: 'draft', detail: 'must be JSON' }] })
  }
}

async function publish(
  transaction: Transaction<Tables>,
  text: SiteText,
  content: TextContent,
  from: number,
  act: Act,
): Promise<void> {
  const revision = { text: text.id, content: jsonOf(content), base: JSON.stringify(text.base) }
  await addRevision(transaction, { ...revision, from, at: act.now, by: act.by.name })
  await setDraft(transaction, text, content)
}

async function setDraft(
  transaction: Transaction<Tables>,
  { id }: SiteText,
  content: TextContent,
): Promise<void> {
  await transaction
    .updateTable('site_text')
    .set({ draft: jsonOf(content), state: 'draft' })
    .where('id', '=', id)
    .execute()
}
