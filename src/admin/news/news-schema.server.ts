import { type } from 'arktype'
import { picture } from '../media/picture-schema.server.ts'

/** What the staff API says about news, as far as the pages show it. */

export const lang = type("'cn' | 'en'")
export const category = type("'release' | 'advisory' | 'event' | 'story'")
export const state = type("'draft' | 'scheduled' | 'public' | 'withdrawn'")

const text = type({
  state,
  publicFrom: 'number | null',
  withdrawnAt: 'number | null',
  changed: 'boolean',
  title: 'string',
  summary: 'string',
  bodyHtml: 'string',
})

export const article = type({
  id: 'string.uuid',
  version: 'number.integer',
  publishDate: 'string',
  category,
  cover: picture.or('null'),
  changed: 'boolean',
  expiresAt: 'number | null',
  correctedOn: 'string | null',
  changedAt: 'number',
  changedBy: 'string',
  cn: text.or('null'),
  en: text.or('null'),
})

const side = type({ state, publicFrom: 'number | null' })

export const list = type({
  items: type({
    id: 'string.uuid',
    titles: { cn: 'string | null', en: 'string | null' },
    category,
    cn: side.or('null'),
    en: side.or('null'),
    changed: 'boolean',
    publishDate: 'string',
    hits: 'number',
    changedBy: 'string',
    editing: 'string[]',
  }).array(),
  nextCursor: 'string | null',
  counts: {
    all: 'number',
    draft: 'number',
    scheduled: 'number',
    public: 'number',
    withdrawn: 'number',
    missingEn: 'number',
  },
})

const revision = {
  id: 'string.uuid',
  lang,
  action: "'saved' | 'published' | 'scheduled' | 'corrected' | 'withdrawn' | 'restored'",
  note: 'string',
  madeAt: 'number',
  staffName: 'string',
  title: 'string',
} as const
export const revisions = type({ items: type(revision).array() })
export const revisionText = type({ ...revision, summary: 'string', bodyHtml: 'string' })

const input = type({ title: 'string <= 200', summary: 'string <= 500', bodyHtml: 'string <= 300000' })
export const draft = type({
  category,
  coverId: 'string.uuid | null',
  cn: input,
  en: input,
})
