import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('what is there is not loaded again, what failed is', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('module')]
  let loads = 0
  const get = loadOnce(() => answers[loads++] ?? Promise.reject(new Error('once too often')))
  await expect(get()).rejects.toThrow('offline')
  expect(await Promise.all([get(), get()])).toEqual(['module', 'module'])
  expect(await get()).toBe('module')
  expect(loads).toBe(2)
})
