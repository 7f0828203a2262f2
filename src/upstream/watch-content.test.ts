import { beforeEach, expect, test } from 'vitest'
import { fakeUpstream, sendJson } from '../../tests/server/fake-upstream.ts'
import { watchContent } from './watch-content.server.ts'

let status = 200
let version = 'one'
let questions = 0
let changes = 0
fakeUpstream((_, response) => {
  questions += 1
  response.statusCode = status
  sendJson(response, { version })
})

beforeEach(() => {
  questions = 0
  changes = 0
})
function watch(): () => void {
  return watchContent(() => {
    changes += 1
  }, 20)
}

async function ask(times: number): Promise<void> {
  const from = questions
  await expect.poll(() => questions, { interval: 5, timeout: 20_000 }).toBeGreaterThanOrEqual(from + times)
}

test('a change is told once, no change never', async () => {
  const stop = watch()
  await ask(3)
  expect(changes).toBe(0)
  version = 'two'
  await ask(4)
  expect(changes).toBe(1)
  stop()
})

test('trouble is no change; what changed meanwhile is told afterwards', async () => {
  const stop = watch()
  await ask(2)
  status = 503
  await ask(2)
  expect(changes).toBe(0)
  version = 'three'
  status = 200
  await expect.poll(() => changes, { timeout: 20_000 }).toBe(1)
  stop()
})

test('an upstream without versions is asked once', async () => {
  status = 404
  const stop = watch()
  await ask(1)
  status = 200
  version = 'four'
  // the first one would hear of it as well
  const stopOther = watchContent(() => {}, 20)
  await ask(3)
  version = 'five'
  await ask(3)
  expect(changes).toBe(0)
  stop()
  stopOther()
})
