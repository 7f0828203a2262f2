import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encode } from './encode.ts'
import { ask } from './rig/ask.ts'
import { htmlPage } from './rig/fake-app.ts'
import { startFakeSite } from './rig/fake-site.ts'

let site: Awaited<ReturnType<typeof startFakeSite>>

beforeAll(async () => {
  site = await startFakeSite()
  site.app.answer('/en', () => htmlPage(pageText))
  site.app.answer('/en/search', async () => {
    await occupy(300)
    return htmlPage(pageText)
  })
})
afterAll(() => site.close())

// words in an order that repeats nowhere, so that an encoder has something to find out
const pageText = Array.from({ length: 6_000 }, (_, at) => `word${(at * 7_919) % 613}`).join(' ')

/** Keeps the event loop at work for this long, ms, as rendering for others does. */
async function occupy(ms: number): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until; ) await setImmediate()
}

async function askFor(path: string, encoding: string, cookie = 'token=somebody'): Promise<Buffer> {
  const headers = { cookie, 'accept-encoding': encoding }
  const answer = await ask(site, path, { headers })
  expect(answer.headers['content-encoding']).toBe(encoding)
  return answer.body
}

test.each(['br', 'gzip'] as const)(
  '%s of a page for one visitor is made in haste while others wait',
  async (encoding) => {
    const [quick, hasty] = await Promise.all(
      (['quick', 'hasty'] as const).map((effort) => encode(Buffer.from(pageText), encoding, effort)),
    )
    const calm = () => expect.poll(() => askFor('/en', encoding), { timeout: 10_000 })
    await calm().toEqual(quick)
    await askFor('/en/search', encoding)
    expect(await askFor('/en/search', encoding)).toEqual(hasty)
    // a first visit must not take a second flight for it
    expect(await askFor('/en/search', encoding, 'a=b')).toEqual(quick)
    await calm().toEqual(quick)
  },
)
