import { beforeEach, expect, test, vi } from 'vitest'
import type { JobItem as Job, JobDetail } from '#contract/job-schema.ts'
import { isUuid } from '#contract/keys.ts'
import { readJob, readJobs } from '#src/upstream/jobs.server.ts'
import { findJob, listJobs } from './jobs.server.ts'
import { readJobSearch } from './jobs.ts'
import { choicesOf, filterJobs } from './join-us-page.tsx'

const jobs = [job('1', 'rnd', 'beijing'), job('2', 'qa', 'beijing'), job('3', 'rnd', 'shenzhen')]

test.each([
  [{}, ['1', '2', '3']],
  [{ team: 'rnd' }, ['1', '3']],
  [{ city: 'beijing' }, ['1', '2']],
  [{ team: 'rnd', city: 'beijing' }, ['1']],
  [{ team: 'qa', city: 'shenzhen' }, []],
  [{ team: 'unknown' }, []],
])('the filter %j leaves the positions %j', (filter, ids) => {
  expect(filterJobs(jobs, filter).map(({ id }) => id)).toEqual(ids)
})

test('a filter offers what occurs, each once', () => {
  expect(choicesOf(jobs, 'team').map(([key]) => key)).toEqual(['rnd', 'qa'])
  expect(choicesOf(jobs, 'city').map(([key]) => key)).toEqual(['beijing', 'shenzhen'])
})

test.each([
  [{}, {}],
  [
    { team: 'rnd', city: 'beijing' },
    { team: 'rnd', city: 'beijing' },
  ],
  [{ team: '', city: '' }, {}],
  [{ team: 7, city: ['beijing'] }, {}],
  [{ team: '<script>' }, {}],
  [{ id: '' }, { id: '' }],
  [{ id: 12 }, { id: '12' }],
])('the search %j is read as %j', (search, read) => {
  expect(readJobSearch(search)).toEqual(read)
})

test('the id of a position is a UUID', () => {
  expect(isUuid('019b1a2c-3d4e-7f50-8a61-b2c3d4e5f607')).toBe(true)
  expect(isUuid('')).toBe(false)
  expect(isUuid(12)).toBe(false)
  expect(isUuid('019b1a2c-3d4e-7f50-8a61-b2c3d4e5f607/../x')).toBe(false)
})

function job(id: string, teamKey: string, cityKey: string): Job {
  const text = { lang: 'cn', title: id, team: teamKey, city: cityKey, type: 'full', summary: id } as const
  return { ...text, id, teamKey, cityKey, validThrough: '2099-12-31', status: 'open' }
}

vi.mock('#src/upstream/jobs.server.ts', () => ({ readJob: vi.fn(), readJobs: vi.fn() }))

const id = '019b1a2c-3d4e-7f50-8a61-b2c3d4e5f607'
const asOf = Date.UTC(2026, 4, 6)

beforeEach(() => vi.resetAllMocks())

test('a list that cannot be read is said to be unavailable', async () => {
  vi.mocked(readJobs).mockResolvedValue({ state: 'unavailable' })
  expect(await listJobs('cn')).toEqual({ jobs: [], staleSince: null, available: false })
})

test('a list from memory carries its date', async () => {
  vi.mocked(readJobs).mockResolvedValue({ state: 'stale', asOf, data: { items: [position()] } })
  expect(await listJobs('cn')).toMatchObject({ jobs: [{ id }], staleSince: asOf, available: true })
})

test('a position whose last day has passed is closed, whatever the memory says', async () => {
  const old = position({ validThrough: '2020-01-01' })
  vi.mocked(readJobs).mockResolvedValue({ state: 'stale', asOf, data: { items: [old] } })
  expect((await listJobs('cn')).jobs[0]?.status).toBe('closed')
})

test('a last day ends at midnight in China', async () => {
  const lastDay = position({ validThrough: '2026-01-01' })
  vi.mocked(readJobs).mockResolvedValue({ state: 'stale', asOf, data: { items: [lastDay] } })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    vi.setSystemTime('2026-01-01T15:59:59Z')
    expect((await listJobs('cn')).jobs[0]?.status).toBe('open')
    vi.setSystemTime('2026-01-01T16:00:00Z')
    expect((await listJobs('cn')).jobs[0]?.status).toBe('closed')
  } finally {
    vi.useRealTimers()
  }
})

test('a position says in which languages it was written', async () => {
  vi.mocked(readJob).mockImplementation(async (_, { lang }) => ({ state: 'fresh', data: position({ lang }) }))
  expect((await findJob('cn', id))?.translations).toEqual(['cn', 'en'])
  vi.mocked(readJob).mockResolvedValue({ state: 'fresh', data: position({ lang: 'cn' }) })
  expect((await findJob('en', id))?.translations).toEqual(['cn'])
})

test('an id of the wrong form is not asked for', async () => {
  expect(await findJob('cn', '../session')).toBeUndefined()
  expect(readJob).not.toHaveBeenCalled()
})

test('a position that is not there is undefined, one that cannot be read a 503', async () => {
  vi.mocked(readJob).mockResolvedValue({ state: 'missing' })
  expect(await findJob('cn', id)).toBeUndefined()
  vi.mocked(readJob).mockResolvedValue({ state: 'unavailable' })
  await expect(findJob('cn', id)).rejects.toMatchObject({ status: 503 })
})

function position(changes: Partial<JobDetail> = {}): JobDetail {
  return {
    id,
    lang: 'cn',
    title: 'title',
    summary: 'summary',
    type: 'full time',
    status: 'open',
    team: 'team',
    teamKey: 'rnd',
    city: 'city',
    cityKey: 'beijing',
    validThrough: '2099-12-31',
    publishedAt: '2026-01-01',
    duties: [],
    requirements: [],
    ...changes,
  }
}
