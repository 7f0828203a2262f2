import { beforeEach, expect, it, vi } from 'vitest'
import { countView } from '#src/news/view-counts.server.ts'
import { recordDocument, recordReport } from './record-view.ts'

vi.mock('#src/news/view-counts.server.ts', () => ({ countView: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(60_000)
  vi.mocked(countView).mockClear()
})

const id = '01a1c3f8-5867-7c39-bf1b-73f424c3399a'
const path = `/en/about/news-detail/${id}`

it('counts an opening once, whether its document, its report or both reach the server', () => {
  recordDocument(path)
  recordReport(path)
  expect(countView).toHaveBeenCalledTimes(1)
  recordReport(path)
  expect(countView).toHaveBeenCalledTimes(2)
  recordDocument(path.toUpperCase().replace('/EN/ABOUT/NEWS-DETAIL', '/en/about/news-detail'))
  expect(countView).toHaveBeenCalledTimes(3)
  expect(countView).toHaveBeenLastCalledWith(id)
})

it('takes a report that comes much later for an opening of its own', () => {
  recordDocument(path)
  vi.advanceTimersByTime(31_000)
  recordReport(path)
  expect(countView).toHaveBeenCalledTimes(2)
})

it('counts nothing but articles', () => {
  for (const other of [
    '/en/about/news',
    '/en/about/news-detail',
    '/en/about/news-detail/x',
    `/en/service/${id}`,
  ])
    recordDocument(other)
  expect(countView).not.toHaveBeenCalled()
})
