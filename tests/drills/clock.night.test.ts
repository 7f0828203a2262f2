import { rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { readOutbox } from '../mail/outbox.ts'
import { askForCode, postTrialForm, preparePair, referenceIn, storedReferences } from '../site-pair.ts'

const hours = 3_600_000

test('a clock that is set five hours ahead and back again stops nothing', async () => {
  const clock = join(tmpdir(), `clock-${crypto.randomUUID()}`)
  const setClock = async (offset: number) => {
    await writeFile(`${clock}.new`, String(offset))
    await rename(`${clock}.new`, clock)
  }
  await setClock(0)
  const pair = await preparePair({ CLOCK_OFFSET: clock }, ['./tests/preload/set-clock.ts'])
  const { siteUrl, dataDir } = pair
  const upstream = await pair.startUpstream()
  await pair.startSite()
  const ask = (email: string) => askForCode(pair.upstreamUrl, email)
  const [early, late] = ['early@example.com', 'late@example.com']
  const read = async () => (await fetch(`${siteUrl}/en/download/search?q=mvda&at=${Math.random()}`)).status

  expect([await ask(early), await ask(early)]).toEqual([202, 429])
  await setClock(5 * hours)
  expect([await ask(early), await ask(late)]).toEqual([202, 202])
  expect(await read()).toBe(200)

  // while the clock is ahead the upstream is away: the breaker opens, and what is kept is put off
  await upstream.kill()
  for (let n = 0; n < 12; n += 1) await fetch(`${siteUrl}/en/about/news?cursor=${n}`)
  const kept = referenceIn(await postTrialForm(siteUrl, { email: 'kept@example.com' }))
  expect(kept).toMatch(/^T-/)
  // at least one attempt to deliver it was made and put off
  await expect.poll(() => attemptsIn(dataDir)).toBeGreaterThan(0)

  await setClock(0)
  await pair.startUpstream()
  await expect.poll(() => storedReferences(dataDir), { timeout: 30_000 }).toEqual([kept])
  expect([await ask(late), await ask(late)]).toEqual([202, 429])
  expect(await read()).toBe(200)
  const code = await newestCode(pair.upstreamUrl, late)
  expect(referenceIn(await postTrialForm(siteUrl, { email: late, code }))).toMatch(/^T-/)
  await pair.end()
  await rm(clock)
})

/** How often the site has tried to deliver what it keeps. */
function attemptsIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'site', 'inbox.sqlite'), { readOnly: true, timeout: 5_000 })
  try {
    return Number(database.prepare('select max(attempts) as most from inbox').get()?.most ?? 0)
  } finally {
    database.close()
  }
}

async function newestCode(upstreamUrl: string, email: string): Promise<string> {
  // the outbox shows the latest first, and by its clock that is the one from the future
  const messages = await readOutbox(upstreamUrl, email)
  return messages.find(({ createdAt }) => Date.parse(createdAt) < Date.now() + hours)?.code ?? ''
}
