import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFromSite, isNetworkError, noteNoAnswer } from './network.ts'

const ask = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const told = vi.fn()
const dead = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { fetch: ask })
  vi.stubGlobal('navigator', { onLine: true })
  onlineManager.setOnline(true)
  onlineManager.subscribe(told)
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request without an answer says so, and the site is looked for until it is there', async () => {
  ask.mockImplementation(dead)
  const error = await fetchFromSite('/thing').catch((error: unknown) => error)
  expect(isNetworkError(error)).toBe(true)
  expect(onlineManager.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  // after 1, 2, 4, 8, 16 s, and then twice a minute
  expect(ask.mock.calls.slice(1).map(([address]) => address)).toEqual(Array(5).fill('/favicon.svg'))
  ask.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told.mock.calls).toEqual([[false], [true]])
  await fetchFromSite('/thing')
  ask.mockImplementation(dead)
  await fetchFromSite('/thing').catch(() => {})
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask, 'an answer begins it anew').toHaveBeenLastCalledWith('/favicon.svg', expect.anything())
  ask.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(2_000)
})

test('while the browser knows itself that it has no network nothing is asked for', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  noteNoAnswer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).not.toHaveBeenCalled()
})

test('an answer that never comes is waited for a minute, and whoever ends it hears why', async () => {
  ask.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const late = fetchFromSite('/thing').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isNetworkError(await late)).toBe(true)
  onlineManager.setOnline(true)
  const controller = new AbortController()
  const ended = fetchFromSite('/thing', { signal: controller.signal }).catch((error: unknown) => error)
  controller.abort('left')
  expect(await ended).toBe('left')
  expect(onlineManager.isOnline()).toBe(true)
})
