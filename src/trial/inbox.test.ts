import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeInbox,
  dueApplications,
  forgetDelivered,
  inboxDepth,
  keepApplication,
  markDelivered,
} from './inbox.server.ts'

let folder: string

vi.mock('#src/site/env.ts', () => ({ siteEnv: () => ({ dataDir: folder }) }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'))
})
afterEach(() => {
  closeInbox()
  rmSync(folder, { recursive: true })
})

const person = { name: '章三丰', telephone: '13905710571', email: 'Zhang@firm.test', code: '846213' }

/** Those of a text that are in a file of the inbox, its log included. */
function traces(): string[] {
  const bytes = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').toLowerCase())
  const texts = [...Object.values(person), 'long text']
  return texts.filter((text) => bytes.some((all) => all.includes(text.toLowerCase())))
}

test('no byte of what was delivered stays in a file', async () => {
  const key = crypto.randomUUID()
  const application = { ...person, readiness: 'long text '.repeat(1_000) }
  expect(await keepApplication(application, key, person.email, '192.0.2.1')).toBe('kept')
  expect(traces()).toHaveLength(5)
  markDelivered(dueApplications().map((kept) => kept.key))
  forgetDelivered()
  expect([traces(), inboxDepth().waiting]).toEqual([[], 0])
  expect(await keepApplication(application, key, person.email, '192.0.2.1'), 'again').toBe('kept')
  expect(await keepApplication(person, key, person.email, '192.0.2.1'), 'other content').toBe('conflict')
  expect(traces()).toEqual([])
})

test('a flood from many networks refuses nobody of another one', async () => {
  const keep = (email: string, address: string) =>
    keepApplication(person, crypto.randomUUID(), email, address)
  expect(await keep('first@firm.test', '192.0.2.1')).toBe('kept')
  const flood = new DatabaseSync(join(folder, 'inbox.sqlite'))
  flood.exec(`with recursive n(n) as (select 1 union all select n + 1 from n where n < 2000)
    insert into inbox select 'k' || n, '{}', '', strftime('%Y-%m-%dT%H:%M:%fZ'), 0, 0, null, 'r' || n, n / 60 from n`)
  flood.close()
  const statuses = []
  for (let n = 1; n <= 5; n += 1) statuses.push(await keep(`a${n}@firm.test`, `192.0.2.${n}`))
  expect(statuses).toEqual(['kept', 'kept', 'kept', 'kept', 'limited'])
  expect(await keep('b@firm.test', '198.51.100.1')).toBe('kept')
})
