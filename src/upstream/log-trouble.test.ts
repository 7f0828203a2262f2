import { afterEach, expect, test, vi } from 'vitest'
import { siteLog } from '#src/site/site-log.ts'
import { logAnsweredCall, logFailedCall } from './call.server.ts'

const begun = vi.spyOn(siteLog(), 'warn').mockReturnValue()
const ended = vi.spyOn(siteLog(), 'info').mockReturnValue()

let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)

afterEach(() => vi.clearAllMocks())

const refused = new Error('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })

test('an upstream that fills its database while the site starts is no trouble', () => {
  now = 10_000
  logFailedCall({ kind: 'unavailable' }, 'version', refused)
  expect(begun).not.toHaveBeenCalled()
})

test('each kind of trouble is one line when it begins and one when it has ended', () => {
  now = 60_000
  for (let call = 0; call < 100; call++) logFailedCall({ kind: 'unavailable' }, 'news', refused)
  logFailedCall({ kind: 'busy', status: 503 }, 'jobs', new Error('upstream answered 503'))
  expect(begun.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'unavailable', reason: 'ECONNREFUSED' }), 'upstream trouble begins'],
    [expect.objectContaining({ kind: 'busy', status: 503 }), 'upstream trouble begins'],
  ])
  now += 5_000
  logAnsweredCall()
  expect(ended, 'it may come and go').not.toHaveBeenCalled()
  now += 5_000
  logAnsweredCall()
  logAnsweredCall()
  expect(ended.mock.calls).toEqual([
    [{ kind: 'unavailable', failures: 100, seconds: 10 }, 'upstream trouble ends'],
    [{ kind: 'busy', failures: 1, seconds: 10 }, 'upstream trouble ends'],
  ])
})
