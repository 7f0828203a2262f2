import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../rig/ask.ts'
import { startFakeSite } from '../rig/fake-site.ts'

test('pages reachable from home are made in advance, as small as they get', async () => {
  const site = await start(true)
  await site.prepare()
  expect(await encodedAs(site, '/en/product/mvda')).toEqual({ cache: 'HIT', encoding: 'br11' })
})

test('where an operator says so, none is made before somebody asks', async () => {
  const site = await start(false)
  await site.prepare()
  expect(site.app.count('/en')).toBe(0)
  expect(await encodedAs(site, '/en')).toMatchObject({ cache: 'MISS' })
})

test('where an operator says so, none is made as small as it gets behind who asked', async () => {
  const [lazy, eager] = await Promise.all([start(false), start(true)])
  for (const site of [lazy, eager]) await encodedAs(site, '/en')
  await expect.poll(async () => (await encodedAs(eager, '/en')).encoding, { timeout: 15_000 }).toBe('br11')
  // it has had as much time
  expect(await encodedAs(lazy, '/en')).toEqual({ cache: 'HIT', encoding: 'br' })
})

async function start(warmPages: boolean) {
  const site = await startFakeSite({ warmPages })
  onTestFinished(() => site.close())
  return site
}

/** Whether a page was there, and in which encoding it came, as its tag says. */
async function encodedAs(site: { url: string }, path: string) {
  const { headers } = await ask(site, path, { headers: { 'accept-encoding': 'br' } })
  const [, encoding] = /-(\w+)"$/.exec(headers.etag ?? '') ?? []
  return { cache: headers['x-cache'], encoding }
}
