import type { DraftInput, EditingArticle, TextInput } from '#contract/news-schema.ts'
import { textSeen } from '../ui/fields/text-seen.ts'
import { textOfBody } from './history/text-of-body.ts'

/** What can be typed; where the article has not both languages, the other one is blank. */
export type Draft = Omit<DraftInput, 'author' | 'look' | 'cn' | 'en'> &
  Pick<EditingArticle, 'author' | 'look'> &
  Record<'cn' | 'en', TextInput>

export const draftFields = [
  'category',
  'coverId',
  'look',
  'author',
  ...(['cn', 'en'] as const).flatMap((lang) =>
    (['title', 'summary', 'bodyHtml'] as const).map((field) => `${lang}.${field}` as const),
  ),
] as const
export type DraftField = (typeof draftFields)[number]

const blank = { title: '', summary: '', bodyHtml: '' }

/** What can be edited of an article. */
export function draftOf({ category, cover, look, author, cn, en }: EditingArticle): Draft {
  const text = (one: EditingArticle['cn']) =>
    one ? { title: one.title, summary: one.summary, bodyHtml: one.bodyHtml } : blank
  return { category, coverId: cover?.id ?? null, look, author, cn: text(cn), en: text(en) }
}

export function fieldOf(draft: Draft, field: DraftField): string {
  if (field === 'category' || field === 'coverId' || field === 'author') return draft[field] ?? ''
  if (field === 'look') return String(draft.look ?? '')
  const [lang, name] = field.split('.') as ['cn', 'title']
  return draft[lang][name]
}

export function withField(draft: Draft, field: DraftField, value: string): Draft {
  if (field === 'category') return { ...draft, category: value as Draft['category'] }
  if (field === 'author') return { ...draft, author: value }
  if (field === 'coverId') return { ...draft, coverId: value || null }
  if (field === 'look') return { ...draft, look: value ? Number(value) : null }
  const [lang, name] = field.split('.') as ['cn', 'title']
  return { ...draft, [lang]: { ...draft[lang], [name]: value } }
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  return draftFields.every((field) => fieldOf(a, field) === fieldOf(b, field))
}

/**
 * The base to merge with what the server has now, where that may be one's own: `sent` are drafts whose answers were lost. A
 * field as one of them has it is nobody else's.
 */
export function withoutOwn(base: Draft, ours: Draft, theirs: Draft, sent: readonly Draft[]): Draft {
  return draftFields.reduce((known, field) => {
    const [mine, saved] = [fieldOf(ours, field), fieldOf(theirs, field)]
    const own = sent.map((one) => fieldOf(one, field)).filter((text) => seen(text) === seen(saved))
    return own.length === 0 ? known : withField(known, field, own.includes(mine) ? mine : saved)
  }, base)
}

/** The server writes a text in its own way. */
function seen(text: string): string {
  return textSeen(textOfBody(text))
}

/**
 * Brings two drafts together that began as one: what only one of them changed is taken from it.
 * @returns the merged draft with ours in the fields both changed, and which fields those are
 */
export function mergeDrafts(
  base: Draft,
  ours: Draft,
  theirs: Draft,
): { draft: Draft; conflicts: DraftField[] } {
  let draft = ours
  const conflicts: DraftField[] = []
  for (const field of draftFields) {
    const [was, mine, other] = [base, ours, theirs].map((one) => fieldOf(one, field)) as [
      string,
      string,
      string,
    ]
    if (mine === other || other === was) continue
    if (mine === was) draft = withField(draft, field, other)
    else conflicts.push(field)
  }
  return { draft, conflicts }
}
