import { expect, it, vi } from 'vitest'
import { loadNamespaceAsync } from './i18n-util.async.ts'
import { loadWords } from './load-words.ts'

vi.mock('./i18n-util.async.ts', { spy: true })

it('messages that could not be fetched are asked for again', async () => {
  vi.mocked(loadNamespaceAsync).mockRejectedValueOnce(new Error('lost'))
  await expect(loadWords('en', ['legal'])).rejects.toThrow('lost')
  await loadWords('en', ['legal'])
  expect(loadNamespaceAsync).toHaveBeenCalledTimes(2)
})
