import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewSearch } from '#src/search/live-index.server.ts'
import { siteLog } from '#src/site/site-log.ts'
import { flushFigures } from '#src/upstream/figures.server.ts'
import { watchContent } from '#src/upstream/watch-content.server.ts'
import { startServices } from './services.ts'

vi.mock('#src/search/live-index.server.ts', () => ({ renewSearch: vi.fn() }))
vi.mock('#src/upstream/figures.server.ts', () => ({ flushFigures: vi.fn() }))
vi.mock('#src/upstream/watch-content.server.ts', () => ({ watchContent: vi.fn(() => () => {}) }))
vi.mock('#src/trial/inbox.server.ts', () => ({ closeInbox: vi.fn(), measureInbox: vi.fn() }))
vi.mock('#src/trial/relay.server.ts', () => ({ deliverDue: async () => {}, startRelay: vi.fn() }))
vi.mock('#src/announcements/announcements.server.ts', () => ({
  nextEnd: vi.fn(),
  renewAnnouncements: async () => false,
}))
vi.mock('#src/words/published-words.server.ts', () => ({ layPublished: async () => false }))
vi.mock('#src/upstream/session/session.server.ts', () => ({ startRevocations: vi.fn() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a search index that cannot be made is reported, and ends nothing', async () => {
  const reported = vi.spyOn(siteLog(), 'error').mockImplementation(() => {})
  const failure = new Error('on purpose')
  vi.mocked(renewSearch).mockRejectedValue(failure)
  const services = startServices(() => {})
  await vi.advanceTimersByTimeAsync(5_000)
  const changed = vi.mocked(watchContent).mock.lastCall?.[0]
  changed?.()
  await vi.advanceTimersByTimeAsync(0)
  const line = expect.objectContaining({ where: 'search index', err: failure })
  expect(reported.mock.calls).toEqual([[line], [line]])
  await services.stop()
})

test('the end waits until the counts are sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(flushFigures).mockReturnValueOnce(promise)
  const ended = vi.fn()
  const end = startServices(() => {})
    .stop()
    .then(ended)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).not.toHaveBeenCalled()
  resolve()
  await end
})

test('no index is made after the end', async () => {
  vi.mocked(renewSearch).mockClear()
  await startServices(() => {}).stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(renewSearch).not.toHaveBeenCalled()
})
