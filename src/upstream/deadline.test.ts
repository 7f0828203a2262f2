import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { withDeadline } from './policy.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('work that is done in time leaves no timer behind, whether it went well or not', async () => {
  vi.useFakeTimers()
  await expect(withDeadline(1_000, async () => 'done')).resolves.toBe('done')
  await expect(withDeadline(1_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer is told to stop, and why', async () => {
  await expect(withDeadline(5, (signal) => setTimeout(60_000, undefined, { signal }))).rejects.toMatchObject({
    cause: { name: 'TimeoutError' },
  })
})

test('work for which no time is left is not begun', async () => {
  const work = vi.fn()
  await expect(withDeadline(0, work)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(work).not.toHaveBeenCalled()
})
