import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('one turn in a round of the event loop, in the order they were asked for, forms first', async () => {
  const turns = createTurns()
  const order: string[] = []
  let round = 0
  const rounds: number[] = []
  const count = () => {
    round += 1
    if (order.length < 4) setImmediate(count)
  }
  setImmediate(count)
  const take = async (name: string, isForm = false) => {
    await (isForm ? turns.takeFirst() : turns.take())
    order.push(name)
    rounds.push(round)
  }
  const all = [take('search'), take('other search'), take('news'), take('form', true)]
  expect(turns.waiting()).toBe(4)
  await Promise.all(all)
  expect(order).toEqual(['form', 'search', 'other search', 'news'])
  expect(new Set(rounds).size).toBe(4)
  expect(turns.waiting()).toBe(0)
})

test('several posted forms have their turns in one round', async () => {
  const turns = createTurns()
  let round = 0
  const count = () => {
    round += 1
    if (turns.waiting() > 0) setImmediate(count)
  }
  setImmediate(count)
  const rounds: number[] = []
  const forms = Array.from({ length: 5 }, () => turns.takeFirst().then(() => rounds.push(round)))
  await Promise.all(forms)
  expect(new Set(rounds).size).toBe(2)
})

test('while connections arrive they are taken first, but not for ever', async () => {
  const turns = createTurns()
  let arrivals = 0
  const arrive = (most: number) => {
    if (arrivals >= most) return
    arrivals += 1
    turns.arrived()
    setImmediate(arrive, most)
  }
  arrive(20)
  await turns.take()
  expect(arrivals).toBe(20)
  arrivals = 0
  arrive(1_000)
  await turns.take()
  expect(arrivals).toBeGreaterThan(50)
  expect(arrivals).toBeLessThan(200)
})

test('says when a turn is over: what it was used for has been done', async () => {
  let done = false
  let isOver: boolean | undefined
  const turns = createTurns(() => {
    if (turns.waiting() === 0) isOver = done
  })
  await turns.take()
  done = true
  await expect.poll(() => isOver).toBe(true)
})
