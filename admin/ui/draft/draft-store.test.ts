import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Outcome } from '../../read-staff.server.ts'
import { DraftStore, isUnsaved } from './draft-store.ts'
import { valueAt, withValue } from './merge.ts'

const record = { kind: 'a', lines: ['x'], cn: { title: 't', body: '<p>b</p>' }, en: { title: 't', body: '' } }
type Typed = typeof record
type Item = { version: number; typed: Typed }

/** A server with one record, whose answers are given by hand where they are asked to wait. */
function serve({ isAutosaved = false } = {}) {
  let stored: Item = { version: 1, typed: record }
  const sent: Typed[] = []
  const outcomes: (Outcome<unknown> | undefined)[] = []
  /** what becomes of the next calls: lost, refused by a code, or held until it resolves */
  const next: ('lost' | 'away' | { code: string } | Promise<void>)[] = []
  const commit = (typed: Typed) => {
    stored = { version: stored.version + 1, typed }
    return { ok: true, data: stored } as const
  }
  const draft = new DraftStore<Item, Typed>(stored, {
    typedOf: ({ typed }) => typed,
    isAutosaved,
    done: 'Saved.',
    read: async () => stored,
    onOutcome: (outcome) => outcomes.push(outcome),
    save: async ({ version }, typed) => {
      sent.push(typed)
      const fate = next.shift()
      if (fate === 'away') throw new Error('away')
      if (typeof fate === 'object' && 'code' in fate) return { ok: false, fields: {}, ...fate }
      if (version !== stored.version) return { ok: false, code: 'changed-meanwhile', fields: {} }
      const outcome = commit(withValue(typed, 'cn.title', typed.cn.title.trim()))
      await fate
      if (fate === 'lost') throw new Error('lost')
      return outcome
    },
  })
  draft.subscribe(() => {})
  return {
    draft,
    sent,
    next,
    outcomes,
    stored: () => stored,
    type: (path: string, value: unknown) => draft.change((typed) => withValue(typed, path, value)),
    others: (path: string, value: unknown) => commit(withValue(stored.typed, path, value)),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is saved a moment after the last change, and once', async () => {
  const { type, sent, draft } = serve({ isAutosaved: true })
  type('cn.title', 'o')
  await vi.advanceTimersByTimeAsync(1_000)
  type('cn.title', 'ours')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.map(({ cn }) => cn.title)).toEqual(['ours'])
  expect(draft.getState()).toMatchObject({ isSaving: false, item: { version: 2 }, said: 'Saved.' })
})

it('is saved by a command alone where a save is public, and not once its page has gone', async () => {
  const byHand = serve()
  byHand.type('cn.title', 'ours')
  const left = serve({ isAutosaved: true })
  const leave = left.draft.subscribe(() => {})
  left.type('cn.title', 'ours')
  leave()
  await vi.advanceTimersByTimeAsync(600)
  expect(left.sent).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([byHand.sent.length, left.sent.length]).toEqual([0, 1])
})

it.each([
  ['body-too-large', 8_000],
  ['unauthorised', undefined],
  ['forbidden', undefined],
])('after %s it is tried again in %j ms', async (code, delay) => {
  const { type, sent, next, draft, outcomes } = serve({ isAutosaved: true })
  next.push({ code })
  type('cn.title', 'ours')
  await vi.advanceTimersByTimeAsync(1_200)
  expect(draft.getState()).toMatchObject({ refusal: code, isSaving: false, typed: { cn: { title: 'ours' } } })
  expect(outcomes.at(-1)).toMatchObject({ ok: false, code })
  await vi.advanceTimersByTimeAsync(7_900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(delay ? 2 : 1)
})

it('keeps what is typed while a save is under way, and takes what the server cleaned', async () => {
  const { type, next, draft } = serve()
  const { promise, resolve } = Promise.withResolvers<void>()
  next.push(promise)
  type('cn.title', 'ours ')
  const saving = draft.save()
  type('en.title', 'later')
  resolve()
  expect(await saving).toBe(false)
  const { typed, base } = draft.getState()
  expect([typed.cn.title, typed.en.title, base.en.title]).toEqual(['ours', 'later', 't'])
})

it('sends one save after the other, whoever waits', async () => {
  const { type, sent, next, draft } = serve()
  const { promise, resolve } = Promise.withResolvers<void>()
  next.push(promise)
  type('cn.title', 'one')
  const first = draft.save()
  type('cn.title', 'two')
  const others = [draft.save(), draft.save()]
  resolve()
  expect(await Promise.all([first, ...others])).toEqual([false, true, true])
  expect(sent.map(({ cn }) => cn.title)).toEqual(['one', 'two'])
})

it('merges what somebody else has saved in other fields, and is saved over theirs without a question', async () => {
  const { type, others, draft, stored } = serve()
  type('cn.title', 'ours')
  others('cn.body', '<p>theirs</p>')
  others('en', { title: 'theirs', body: '' })
  expect(await draft.save()).toBe(true)
  expect(stored().typed).toEqual({
    ...record,
    cn: { title: 'ours', body: '<p>theirs</p>' },
    en: { title: 'theirs', body: '' },
  })
})

it.each([
  ['a field', 'cn.title', 'ours', 'theirs'],
  ['a list', 'lines', ['x', 'ours'], ['theirs']],
  ['what one took away and the other changed', 'en', null, { title: 'theirs', body: '' }],
])('asks for %s that both changed, and overwrites nobody before', async (_, path, ours, theirs) => {
  const { type, others, draft, stored, sent } = serve({ isAutosaved: true })
  type(path, ours)
  type('kind', 'b')
  others(path, theirs)
  expect(await draft.save()).toBe(false)
  expect(draft.getState().conflict?.fields).toEqual([path])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, await draft.save()]).toEqual([1, false])
  expect(stored().typed).toEqual(withValue(record, path, theirs))
  // typed before the dialog is there
  type('en.title', 'later')
  draft.resolve([])
  expect(await draft.save()).toBe(true)
  expect([stored().typed.kind, valueAt(stored().typed, path)]).toEqual(['b', ours])
})

it('takes theirs where that is chosen', async () => {
  const { type, others, draft, stored } = serve()
  type('cn.title', 'ours')
  type('kind', 'b')
  others('cn.title', 'theirs')
  await draft.save()
  draft.resolve(['cn.title'])
  await draft.save()
  expect(stored().typed).toEqual({ ...withValue(record, 'cn.title', 'theirs'), kind: 'b' })
})

it('asks for nothing where both wrote the same', async () => {
  const { type, others, draft } = serve()
  type('cn.title', 'same')
  others('cn.title', 'same')
  expect([await draft.save(), draft.getState().conflict]).toEqual([true, undefined])
})

it.each(['ours', 'ours again'])(
  'takes a save whose answer was lost for its own, and goes on with %s',
  async (title) => {
    const { type, next, draft, stored, outcomes } = serve()
    next.push('lost')
    type('cn.title', 'ours ')
    expect(await draft.save()).toBe(false)
    type('cn.title', title)
    expect([await draft.save(), draft.getState().conflict]).toEqual([true, undefined])
    expect([stored().typed.cn.title, outcomes.at(-1)?.ok]).toEqual([title, true])
  },
)

it('asks for what somebody else has changed after a lost answer', async () => {
  const { type, next, draft, others } = serve()
  next.push('lost')
  type('cn.title', 'ours')
  await draft.save()
  others('cn.title', 'theirs')
  await draft.save()
  expect(draft.getState().conflict?.fields).toEqual(['cn.title'])
})

it('saves before another operation, goes on with its answer, and keeps what is typed meanwhile', async () => {
  const { type, draft, others } = serve()
  type('cn.title', 'ours')
  const done = await draft.act(async ({ version }) => {
    expect(version).toBe(2)
    type('en.title', 'later')
    return others('kind', 'published')
  }, 'Published.')
  expect(done).toBe(true)
  expect(draft.getState()).toMatchObject({
    said: 'Published.',
    typed: { kind: 'published', en: { title: 'later' } },
  })
  await draft.act(async () => others('kind', 'as it was'), 'Taken back.', { isReplacing: true })
  expect(isUnsaved(draft.getState())).toBe(false)
})

it('says why an operation was refused, with what somebody else has saved', async () => {
  const { draft, others, outcomes } = serve()
  others('kind', 'theirs')
  const refused = { ok: false, code: 'changed-meanwhile', fields: {} } as const
  expect(await draft.act(async () => refused, 'Published.')).toBe(false)
  expect([draft.getState().item.version, draft.getState().said, outcomes.at(-1)]).toEqual([2, '', refused])
})

it('types what was kept again, and asks where somebody else has changed the same', () => {
  const { draft, others } = serve()
  draft.follow(others('cn.title', 'theirs').data)
  const typed = { ...withValue(record, 'cn.title', 'kept'), kind: 'b' }
  draft.restore({ typed, base: record, unanswered: [] })
  const { conflict, ...now } = draft.getState()
  expect([now.typed.kind, now.typed.cn.title, conflict?.fields]).toEqual(['b', 'kept', ['cn.title']])
  draft.resolve(['cn.title'])
  draft.restore({ typed, base: record, unanswered: [withValue(record, 'cn.title', 'theirs')] })
  expect(draft.getState()).toMatchObject({ conflict: undefined, typed: { cn: { title: 'kept' } } })
})
