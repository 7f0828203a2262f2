import { Hono } from 'hono'
import { announcementLetters } from '#contract/announcements/announcement-keys.ts'
import {
  type Announcement,
  type AnnouncementBody,
  PublicAnnouncements,
} from '#contract/announcements/announcement-schema.ts'
import { pagePath } from '#contract/redirects/page-path.ts'
import { freeLine, parseUrl } from '#contract/typed-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { describeGet } from '../http/validate.ts'
import type { Act } from '../staff/audit/record-audit.ts'
import { entries } from '../staff/entries.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { offerUndo } from '../staff/undo.ts'
import { announcementSubject } from './room.ts'

/** Staff see all of them. */
const MOST = 200

/** `/announcements`: those that are public now. */
export function announcementRoutes({ db, now }: { db: Database; now: () => number }): Hono {
  const app = new Hono()
  const description = describeGet('announcements', 'Lines above the header of pages', PublicAnnouncements)
  app.get('/', description, async (c) => {
    const rows = await db
      .selectFrom('announcement')
      .selectAll()
      .where('public_from', '<=', now())
      .where(({ or, eb }) => or([eb('public_until', 'is', null), eb('public_until', '>', now())]))
      .orderBy('public_from', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const items = rows.map(({ id, published, published_at }) => {
      const { langs, cn, en, address, place, until } = contentOf(published)
      const side = (lang: 'cn' | 'en', said: AnnouncementBody['cn']) =>
        langs === 'both' || langs === lang ? said : null
      const key = `${id}-${published_at}`
      return { key, place, cn: side('cn', cn), en: side('en', en), address, until }
    })
    return c.json({ items } satisfies PublicAnnouncements)
  })
  return app
}

/** Drafts and what is public of them, last changed first. */
export function announcementEntries({ siteOrigins }: Place) {
  return entries<Row, AnnouncementBody, Announcement>({
    area: 'announcements',
    subject: announcementSubject,
    table: 'announcement',
    readAll: (db) =>
      db.selectFrom('announcement').selectAll().orderBy('changed_at', 'desc').orderBy('id').execute(),
    columnsOf: (body, others, act) => {
      const draft = checkDraft(body, siteOrigins)
      if (others.length >= MOST) throw refusal('text', 'tooMany', `must be ${MOST} announcements at most`)
      return columnsOf(draft, act)
    },
    blank: { published: null, public_from: null, public_until: null, published_at: null },
    answerOf: announcementOf,
    valuesOf: ({ draft }) => {
      const { cn, en, from, until, ...values } = contentOf(draft)
      const time = (at: number | null) => at && new Date(at).toISOString()
      const sides = { 'cn.text': cn.text, 'cn.link': cn.link, 'en.text': en.text, 'en.link': en.link }
      return { ...sides, ...values, begins: time(from), until: time(until) }
    },
    isPublished: ({ published }) => published !== null,
  })
}

/** `/staff/v1/announcements`: drafts, and what publishes, ends and removes them. */
export function staffAnnouncementRoutes(place: Place) {
  const { list, add, change, remove, take, store, recorded } = announcementEntries(place)
  return resourceRoutes('announcements', {
    list,
    add,
    change,
    remove,
    publish: ({ db, act, place }) =>
      transact(db, async (transaction) => {
        const { row } = await take(transaction, place)
        const { from, until } = checkPublication(contentOf(row.draft), act.now)
        const times = { public_from: from ?? act.now, public_until: until, published_at: act.now }
        const published = { ...row, published: row.draft, ...times }
        await store(transaction, published)
        if (from === null || from <= act.now)
          return recorded(transaction, act, 'announcements.published', published)
        const at = new Date(from).toISOString()
        return recorded(transaction, act, 'announcements.scheduled', published, { at })
      }),
    end: ({ db, act, place }) =>
      transact(db, async (transaction) => {
        const { row } = await take(transaction, place)
        if (stateOf(row, act.now) === 'draft') throw notFound()
        const public_from = Math.min(row.public_from ?? act.now, act.now)
        const ended = { ...row, public_from, public_until: act.now }
        await store(transaction, ended)
        await offerUndo(transaction, act, 'announcements', [{ row, was: 'ended' }])
        return recorded(transaction, act, 'announcements.ended', ended)
      }),
  })
}

/**
 * A draft as it is stored, of what is typed; it may lack texts.
 * @throws ProblemError 422 with what is wrong, by field
 */
function checkDraft(typed: AnnouncementBody, origins: readonly string[]): AnnouncementBody {
  const side = (lang: 'cn' | 'en') => {
    const said = { text: freeLine(typed[lang].text), link: freeLine(typed[lang].link) }
    for (const name of ['text', 'link'] as const)
      if (said[name].length > announcementLetters[name][lang])
        throw refusal(`${lang}.${name}`, 'tooLong', `must be ${announcementLetters[name][lang]} letters`)
    return said
  }
  const address = addressOf(typed.address, origins)
  if (address === undefined) throw refusal('address', 'address', 'must be a page of the site, or https')
  return { ...typed, cn: side('cn'), en: side('en'), address }
}

function addressOf(typed: string, origins: readonly string[]): string | undefined {
  const url = parseUrl(typed.trim())
  const isElsewhere = url?.protocol === 'https:' && !origins.includes(url.origin)
  // what stands before an @ reads as the host
  if (url?.username || url?.password) return undefined
  return isElsewhere ? url.href : pagePath(typed, origins)
}

/** @throws ProblemError 422 where visitors would see half of it, or nothing */
function checkPublication(draft: AnnouncementBody, now: number): AnnouncementBody {
  const { langs, address, from, until } = draft
  for (const lang of langs === 'both' ? (['cn', 'en'] as const) : [langs]) {
    if (draft[lang].text === '') throw refusal(`${lang}.text`, 'required', 'must say something')
    if ((draft[lang].link === '') !== (address === ''))
      throw refusal(`${lang}.link`, 'linkRequired', 'must be there with an address, and only then')
  }
  if (until !== null && until <= Math.max(from ?? now, now))
    throw refusal('until', 'endsEarly', 'must be in the future and after it begins')
  return draft
}

function refusal(field: string, code: string, detail: string): ProblemError {
  return new ProblemError(422, 'invalid-announcement', { errors: [{ field, code, detail }] })
}

function announcementOf(row: Row, now: number): Announcement {
  return {
    ...contentOf(row.draft),
    id: row.id,
    version: row.version,
    state: stateOf(row, now),
    changed: row.published !== null && row.published !== row.draft,
    changedAt: new Date(row.changed_at).toISOString(),
    changedBy: row.changed_by,
  }
}

function stateOf({ published, public_from, public_until }: Row, now: number): Announcement['state'] {
  if (published === null) return 'draft'
  if (public_until !== null && public_until <= now) return 'ended'
  return (public_from ?? 0) > now ? 'scheduled' : 'public'
}

/** One spelling, as drafts are compared as text. */
function columnsOf({ langs, cn, en, address, place, from, until }: AnnouncementBody, { by, now }: Act) {
  const side = ({ text, link }: AnnouncementBody['cn']) => ({ text, link })
  const draft = JSON.stringify({ langs, cn: side(cn), en: side(en), address, place, from, until })
  return { name: cn.text || en.text, draft, changed_at: now, changed_by: by.name }
}

function contentOf(json: string | null): AnnouncementBody {
  return JSON.parse(json ?? '')
}

type Row = Tables['announcement']

type Place = { siteOrigins: readonly string[] }

declare module '../db/tables.ts' {
  interface Tables {
    announcement: {
      id: string
      /** what it says, in Chinese where it can */
      name: string
      /** JSON of `AnnouncementBody` */
      draft: string
      published: string | null
      /** ms since the epoch */
      public_from: number | null
      public_until: number | null
      published_at: number | null
      version: number
      changed_at: number
      changed_by: string
    }
  }
}
