import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createResource } from '../resource.ts'
import { createPageFiller } from './fill-page.ts'
import type { Made } from './make-page.ts'
import { createPageCache } from './page-cache.ts'
import { createPageDesk } from './page-desk.ts'
import { createRenderGate } from './render-gate.ts'

// a second is fresh, then ten stale, then a hundred when nothing better can be made
const rule = { path: /^/, policy: { fresh: 1, stale: 10, onError: 100 }, parameters: {} }
let time: number
let renders: number
let outcome: 'page' | 'long page' | 'throws' | 500 | 404

beforeEach(() => {
  time = 0
  renders = 0
  outcome = 'page'
})

async function make(): Promise<Made> {
  renders += 1
  if (outcome === 'throws') throw new Error('no upstream')
  if (typeof outcome === 'number')
    return { answered: { status: outcome, contentType: '', headers: [], body: undefined } }
  const text = `rendering ${renders}`.repeat(outcome === 'long page' ? 1000 : 1)
  return { page: createResource(Buffer.from(text), 'text/html', []) }
}

function openDesk() {
  const cache = createPageCache(1_000_000, () => time)
  const fill = createPageFiller(cache, make, createRenderGate(), pino({ level: 'silent' }))
  return createPageDesk(cache, fill, () => time)
}

async function shown(desk: ReturnType<typeof openDesk>, seconds: number) {
  time = seconds * 1000
  const served = await desk.get('/en', '', rule, 'id')
  if (!served) return undefined
  const what = 'page' in served ? served.page.variants.identity.body.toString() : served.answered.status
  return [served.state, what]
}

/** Waits for a render that goes on in the background. */
const rendered = (count: number) => expect.poll(() => renders).toBe(count)

test('fresh, then stale while a new one is made, then made before it is shown', async () => {
  const desk = openDesk()
  expect(await shown(desk, 0)).toEqual(['MISS', 'rendering 1'])
  expect(await shown(desk, 0.9)).toEqual(['HIT', 'rendering 1'])
  expect(await shown(desk, 5)).toEqual(['STALE', 'rendering 1'])
  await rendered(2)
  expect(await shown(desk, 5.5)).toEqual(['HIT', 'rendering 2'])
  expect(await shown(desk, 50)).toEqual(['MISS', 'rendering 3'])
  expect(desk.fresh('/en')).toBeDefined()
  expect(desk.fresh('/cn')).toBeUndefined()
})

test.each(['throws', 500] as const)(
  'when making it %s, the last good one is shown until it is too old',
  async (bad) => {
    const desk = openDesk()
    await shown(desk, 0)
    outcome = bad
    expect(await shown(desk, 50)).toEqual(['STALE', 'rendering 1'])
    await rendered(2)
    // not tried again at once
    expect(await shown(desk, 51)).toEqual(['STALE', 'rendering 1'])
    expect(renders).toBe(2)
    outcome = 'page'
    expect(await shown(desk, 56)).toEqual(['MISS', 'rendering 3'])
    outcome = bad
    const tooOld = shown(desk, 56 + 112)
    if (bad === 500) expect(await tooOld).toEqual(['MISS', 500])
    else await expect(tooOld).rejects.toThrow('no upstream')
  },
)

test('what nobody waits for is kept as small as it gets at once, what somebody does a little later', async () => {
  outcome = 'long page'
  const desk = openDesk()
  const tag = () => desk.fresh('/en')?.variants.br?.headers.join(' ')
  await desk.get('/en', '', rule, 'id', false)
  expect(tag()).toContain('-br11"')
  // stale, so it is shown while a new one is made
  await shown(desk, 5)
  await expect.poll(tag).toContain('-br11"')
  expect(renders).toBe(2)
  await shown(desk, 50)
  expect(tag()).toContain('-br"')
  await expect.poll(tag, { timeout: 20_000 }).toContain('-br11"')
  expect(renders).toBe(3)
}, 30_000)

test('a page that is gone is gone', async () => {
  const desk = openDesk()
  await shown(desk, 0)
  outcome = 404
  expect(await shown(desk, 50)).toEqual(['MISS', 404])
  outcome = 'throws'
  await expect(shown(desk, 51)).rejects.toThrow('no upstream')
})

test('pages least asked for go first, and a flood of queries does not push out pages without one', async () => {
  const cache = createPageCache(40_000, () => 0)
  const page = () => createResource(Buffer.alloc(1000), 'text/html', [])
  const policy = rule.policy
  cache.keep('/en', page(), policy, { from: 0, to: 0 })
  for (let at = 0; at < 1000; at += 1) cache.keep(`/en?page=${at}`, page(), policy, { from: 0, to: 0 })
  expect(cache.find('/en')).toBeDefined()
  expect(cache.size().bytes).toBeLessThanOrEqual(40_000)
  expect(cache.find('/en?page=999')).toBeDefined()
  expect(cache.find('/en?page=1')).toBeUndefined()
})
