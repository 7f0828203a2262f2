import { type } from 'arktype'
import { exact, Moment, Timestamp, Uuid, Version } from '../values-schema.ts'
import { wordOf } from './site-texts.ts'

/** JSON of a text or of a whole list; null: as in the code. */
const Content = exact({ cn: 'string <= 40000 | null', en: 'string <= 40000 | null' })
export type TextContent = typeof Content.infer

/** What a row keeps; a side that is no message is as in the code. */
export function contentOf(json: string): TextContent {
  const content = Content(parsed(json))
  if (content instanceof type.errors) return { cn: null, en: null }
  const side = (said: string | null) => (wordOf(said) === undefined ? null : said)
  return { cn: side(content.cn), en: side(content.en) }
}

/** What the code said when a row was written. */
export function baseOf(json: string): typeof Base.infer {
  const base = Base(parsed(json))
  return base instanceof type.errors ? { cn: '', en: '' } : base
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Namespace of the messages, `root` for those of every page, and the path of keys within it. */
const place = {
  part: type(/^[a-z][a-z0-9-]{0,39}$/),
  place: type(/^[\w-]+(\.[\w-]+){0,9}$/).to('string <= 200'),
}

/** `base`: what the code says, when this was written. */
const Base = exact({ cn: 'string <= 40000', en: 'string <= 40000' })
const draft = { draft: Content, base: Base } as const
export const TextDraft = exact(draft)
export const NewText = exact({ ...place, ...draft })

/** `changed`: the draft differs from what is public. `next`: what becomes public later. */
export const SiteText = exact({
  ...place,
  ...draft,
  id: Uuid,
  version: Version,
  state: "'draft' | 'submitted'",
  changed: 'boolean',
  published: Content,
  publishedAt: Timestamp.or('null'),
  publishedBy: 'string',
  next: exact({ content: Content, at: Timestamp }).or('null'),
  changedAt: Timestamp,
  changedBy: 'string',
})
export type SiteText = typeof SiteText.infer
export const SiteTexts = exact({ items: SiteText.array() })

const chosen = { items: exact({ id: Uuid, version: Version }).array().atLeastLength(1).atMostLength(200) }
export const ChosenTexts = exact(chosen)
export const TextsReview = exact({ ...chosen, ready: 'boolean' })
/** All of them, or none. `at`: in the future; null: now. */
export const TextsPublication = exact({ ...chosen, at: Moment.or('null') })

/** Newest first. */
export const TextRevisions = exact({
  items: exact({
    id: Uuid,
    content: Content,
    publicFrom: Timestamp,
    publishedAt: Timestamp,
    publishedBy: 'string',
  }).array(),
})

/** `value`: JSON. `of`: SHA-256 (base64url) of the JSON of what it was written over. */
export const PublicTexts = exact({
  items: exact({ part: 'string', place: 'string', value: 'string', of: 'string' }).array(),
})
export type PublicTexts = typeof PublicTexts.infer
