import { expect, it } from 'vitest'
import type { EditingArticle } from '#contract/news-schema.ts'
import { type DraftEvent, type DraftState, isDirty, nextDraft, saveDelay, startDraft } from './draft-state.ts'
import { draftOf, withField } from './merge-drafts.ts'

const text = { title: 't', summary: 's', bodyHtml: '<p>b</p>' }
const article = {
  id: 'a',
  version: 1,
  category: 'story',
  cover: null,
  look: null,
  author: '',
  cn: text,
  en: text,
}
const saved = article as unknown as EditingArticle

const typed = (field: 'cn.title' | 'en.title', value: string): DraftEvent => ({
  type: 'typed',
  change: (draft) => withField(draft, field, value),
})
const withTitle = (title: string, version = 2) =>
  ({ ...saved, version, cn: { ...text, title } }) as EditingArticle
const after = (...events: DraftEvent[]): DraftState => events.reduce(nextDraft, startDraft(saved))
const sent = draftOf(withTitle('ours'))

it('is saved a moment after the last change, and not while it is being saved', () => {
  expect(saveDelay(after())).toBeUndefined()
  const dirty = after(typed('cn.title', 'ours'))
  expect([dirty.state, saveDelay(dirty)]).toEqual(['dirty', 1_200])
  expect(saveDelay(nextDraft(dirty, { type: 'sent' }))).toBeUndefined()
})

it('keeps what is typed while a save is under way, and shows what the server cleaned', () => {
  const answer = { ...withTitle('ours'), en: { ...text, bodyHtml: '<p>cleaned</p>' } } as EditingArticle
  const now = after(typed('cn.title', 'ours'), { type: 'sent' }, typed('en.title', 'later'), {
    type: 'saved',
    article: answer,
    sent,
    at: 5,
  })
  expect(now.draft.en).toEqual({ ...text, title: 'later', bodyHtml: '<p>cleaned</p>' })
  expect([now.state, now.savedAt, now.article.version]).toEqual(['dirty', 5, 2])
})

it('is clean once all that was typed is saved', () => {
  const now = after(
    typed('cn.title', 'ours'),
    { type: 'sent' },
    { type: 'saved', article: withTitle('ours'), sent, at: 5 },
  )
  expect([now.state, isDirty(now), saveDelay(now)]).toEqual(['saved', false, undefined])
})

it.each([
  ['unavailable', 'failed', 8_000],
  ['body-too-large', 'article-too-large', 8_000],
  ['invalid-request', 'article-too-large', 8_000],
  ['unauthorised', 'unauthorised', undefined],
  ['forbidden', 'forbidden', undefined],
])('after %s it is %s, and saved again in %j ms', (code, state, delay) => {
  const now = after(typed('cn.title', 'ours'), { type: 'sent' }, { type: 'refused', code })
  expect([now.state, saveDelay(now)]).toEqual([state, delay])
})

it('takes what somebody else has saved in other fields', () => {
  const theirs = withTitle('theirs')
  const now = after(typed('en.title', 'ours'), { type: 'overtaken', base: saved, theirs })
  expect([now.draft.cn.title, now.draft.en.title, now.article.version]).toEqual(['theirs', 'ours', 2])
  expect([now.conflict, saveDelay(now)]).toEqual([undefined, 1_200])
})

it('waits for a decision about what both have changed, and goes on from theirs', () => {
  const theirs = withTitle('theirs')
  const now = after(typed('cn.title', 'ours'), { type: 'overtaken', base: saved, theirs })
  expect([now.conflict?.fields, saveDelay(now), now.article.version]).toEqual([['cn.title'], undefined, 1])
  const resolve = (title: string) => nextDraft(now, { type: 'resolved', chosen: draftOf(withTitle(title)) })
  expect([resolve('ours').state, resolve('ours').article, resolve('ours').conflict]).toEqual([
    'dirty',
    theirs,
    undefined,
  ])
  expect(resolve('theirs').state).toBe('saved')
})

it('goes on with what another operation has answered, and keeps what was typed meanwhile', () => {
  const replaced: DraftEvent = { type: 'replaced', article: withTitle('published', 3) }
  expect([after(replaced).draft.cn.title, after(replaced).state]).toEqual(['published', 'saved'])
  const now = after(typed('en.title', 'later'), replaced)
  expect([now.draft.cn.title, now.draft.en.title, now.state]).toEqual(['published', 'later', 'dirty'])
})

const lost: DraftEvent[] = [
  typed('cn.title', 'ours '),
  { type: 'sent' },
  { type: 'refused', code: 'unavailable' },
]

it.each([
  ['ours', 'saved', []],
  ['ours again', 'dirty', [typed('cn.title', 'ours again'), ...lost.slice(1)]],
])('after lost answers takes what was sent for saved, and goes on with %s', (title, state, since) => {
  const now = after(...lost, ...since, { type: 'overtaken', base: saved, theirs: withTitle('ours') })
  expect([now.conflict, now.draft.cn.title, now.state]).toEqual([undefined, title, state])
})

it('asks for what somebody else has changed after a lost answer', () => {
  const now = after(...lost, { type: 'overtaken', base: saved, theirs: withTitle('theirs', 3) })
  expect(now.conflict?.fields).toEqual(['cn.title'])
})

it('keeps what is typed until the dialog of a conflict is there', () => {
  const overtaken: DraftEvent = { type: 'overtaken', base: saved, theirs: withTitle('theirs') }
  const now = after(typed('cn.title', 'ours'), overtaken, typed('en.title', 'later'))
  expect(now.conflict?.draft.en.title).toBe('later')
})
