import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latestNews } from './latest-news.ts'

const headline = { id: '1', lang: 'cn', title: 'a', publishDate: '2026-01-01' }
const getLatestNews = vi.hoisted(() => vi.fn())
vi.mock('./news.functions.ts', () => ({ getLatestNews }))

beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => waiting.signal)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  waiting = new AbortController()
})

let waiting = new AbortController()

test('gives the headlines', async () => {
  getLatestNews.mockResolvedValue({ headlines: [headline], degraded: false })
  expect(await latestNews('cn')).toEqual({ headlines: [headline], degraded: false })
})

test('is empty when they cannot be had', async () => {
  getLatestNews.mockRejectedValue(new Error('down'))
  expect(await latestNews('cn')).toEqual({ headlines: [], degraded: true })
})

test('is empty when they take longer than a page in the browser may wait', async () => {
  vi.stubEnv('SSR', false)
  getLatestNews.mockImplementation(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const late = latestNews('cn')
  await expect.poll(() => getLatestNews).toHaveBeenCalled()
  waiting.abort()
  expect(await late).toEqual({ headlines: [], degraded: true })
  expect(AbortSignal.timeout).toHaveBeenCalledWith(1_700)
})

test('waits for the server to find a copy', async () => {
  waiting.abort()
  getLatestNews.mockResolvedValue({ headlines: [headline], degraded: true })
  expect(await latestNews('cn')).toEqual({ headlines: [headline], degraded: true })
})
