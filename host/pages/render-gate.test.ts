import { expect, test, vi } from 'vitest'
import { BusyError, createRenderGate } from './render-gate.ts'

const never = new Promise<never>(() => {})

/** A gate whose every place is taken by renders that wait for an upstream. */
async function fullGate() {
  const gate = createRenderGate()
  let end = () => {}
  const upstream = new Promise<void>((resolve) => {
    end = resolve
  })
  let begun = 0
  const work = async () => {
    begun += 1
    await upstream
  }
  const running = Array.from({ length: 64 }, () => gate('extra', work))
  await expect.poll(() => begun).toBe(64)
  return { gate, end, running }
}

test('who finds a full line is told so at once; who stands in it has their turn', async () => {
  const { gate, end, running } = await fullGate()
  const inLine = Array.from({ length: 64 }, () => gate('extra', async () => 'rendered'))
  await expect(gate('extra', () => never)).rejects.toBeInstanceOf(BusyError)
  expect(gate.refused.extra).toBe(1)
  end()
  await Promise.all(running)
  expect(new Set(await Promise.all(inLine))).toEqual(new Set(['rendered']))
  expect(await gate('extra', async () => 'and after')).toBe('and after')
})

test('nothing is rendered for who has left the line, and their place is free', async () => {
  const { gate, end } = await fullGate()
  const leaving = new AbortController()
  let rendered = false
  const left = gate(
    'extra',
    async () => {
      rendered = true
    },
    leaving.signal,
  )
  const stays = gate('extra', async () => 'rendered')
  leaving.abort(new Error('gone'))
  end()
  await expect(left).rejects.toThrow('gone')
  expect(rendered).toBe(false)
  expect(await stays).toBe('rendered')
})

test('behind somebody who has waited too long nobody of the same worth is let into the line', async () => {
  const { gate, end, running } = await fullGate()
  const first = gate('extra', async () => 'rendered')
  expect(gate.refuses('extra')).toBe(false)
  const later = performance.now() + 700
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(gate.refuses('extra')).toBe(true)
  expect(gate.refuses('vital')).toBe(false)
  clock.mockRestore()
  end()
  await Promise.all(running)
  expect(await first).toBe('rendered')
})

test('while four renders want the processor no other begins', async () => {
  const gate = createRenderGate()
  let begun = 0
  let most = 0
  let wanting = 0
  const work = async (turn: () => Promise<void>) => {
    begun += 1
    wanting += 1
    most = Math.max(most, wanting)
    await turn()
    wanting -= 1
  }
  await Promise.all(Array.from({ length: 40 }, () => gate('page', work)))
  expect(begun).toBe(40)
  expect(most).toBeLessThanOrEqual(4)
})

test('a form that was posted has its turn before renders that wait for theirs', async () => {
  const gate = createRenderGate()
  const order: string[] = []
  const renders = ['search', 'news'].map((name) => gate('page', async () => order.push(name)))
  await Promise.all([...renders, gate.turn().then(() => order.push('form'))])
  expect(order).toEqual(['form', 'search', 'news'])
})
