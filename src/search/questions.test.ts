import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningApi, startApi } from '../../api/start/start-api.ts'
import { buyersQuestions, searchQuestions } from '../../tests/search-questions.ts'
import { answerSearch } from './search.server.ts'
import type { SearchResult } from './search-query.ts'

let api: RunningApi
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'search-'))
  api = await startApi({ port: 0, dataDir: join(dataDir, 'api'), relaySecret: 'x'.repeat(32) })
  vi.stubEnv('API_BASE_URL', api.url)
  vi.stubEnv('DATA_DIR', dataDir)
  // the first search waits for the upstream, but not longer than a visitor would
  for (const lang of ['cn', 'en'] as const)
    await vi.waitUntil(async () => !(await answerSearch(lang, { q: 'MVDA' })).partial, { timeout: 30_000 })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  vi.unstubAllEnvs()
})

test('there are questions enough, none twice', () => {
  expect(searchQuestions.length).toBeGreaterThanOrEqual(290)
  const all = [...searchQuestions, ...buyersQuestions]
  expect(new Set(all.map(({ lang, q }) => `${lang} ${q}`)).size).toBe(all.length)
})

test.each([
  ...searchQuestions.map((question) => ({ ...question, among: 3 })),
  ...buyersQuestions.map((question) => ({ ...question, among: 2 })),
])('$lang: $q', async ({ lang, q, answers, wrong, among }) => {
  const { items } = await answerSearch(lang, { q })
  const first = items.slice(0, among)
  expect(
    first.some((item) => answers.some((answer) => isAnswer(item, answer))),
    `${answers} not among ${first.map((item) => `${addressOf(item)} (${item.title.join('')})`).join(', ')}`,
  ).toBe(true)
  expect(wrong.filter((address) => first[0] && isAnswer(first[0], address))).toEqual([])
})

test.each([
  ['cn', 'MVDA安装手册', '中文'],
  ['en', 'MVDA installation guide', 'English'],
] as const)('%s: %s is found once, in the language of the page', async (lang, q, language) => {
  const { items } = await answerSearch(lang, { q, kind: 'download' })
  const guides = items
    .map(({ title }) => title.join(''))
    .filter((title) => /^MVDA( installation guide|安装手册)/.test(title))
  expect(guides).toEqual([expect.stringContaining(language)])
})

function isAnswer(item: SearchResult, answer: string): boolean {
  if (answer.startsWith('download:'))
    return item.kind === 'download' && item.title.join('').startsWith(answer.slice('download:'.length))
  return addressOf(item) === answer
}

function addressOf({ place: { path, id } }: SearchResult): string {
  return id ? `${path}?id=${id}` : path
}
