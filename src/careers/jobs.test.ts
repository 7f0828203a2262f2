import { expect, test } from 'vitest'
import type { JobItem as Job } from '#api/contract/job-schema.ts'
import { isUuid } from '#api/contract/keys.ts'
import { readJobSearch } from './job-search.ts'
import { choicesOf, filterJobs } from './jobs.ts'

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
  [{ id: 12 }, { id: 12 }],
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
