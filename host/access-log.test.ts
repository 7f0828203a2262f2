import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createAccessLog } from './access-log.ts'
import type { Exchange } from './exchange.ts'

function openLog() {
  const lines: { status?: number; count?: number }[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  return { accessLog: createAccessLog(log), lines }
}

const exchange = { request: { method: 'GET', url: '/en?q=secret' }, id: 'id', started: 0 } as Exchange

test('of a flood of answers from memory a hundred have a line and the others one together', () => {
  const { accessLog, lines } = openLog()
  for (let at = 0; at < 1000; at += 1) accessLog.write(exchange, 200, 'HIT')
  expect(lines.length).toBe(100)
  accessLog.flush()
  expect(lines.at(-1)?.count).toBe(900)
  accessLog.write(exchange, 304, 'NONE')
  expect(lines.at(-1)).toMatchObject({ status: 304, path: '/en' })
})

test('in a flood, what the app answered and what went wrong still has a line', () => {
  const { accessLog, lines } = openLog()
  for (let at = 0; at < 200; at += 1) accessLog.write(exchange, 200, 'HIT')
  accessLog.write(exchange, 404, 'NONE')
  accessLog.write(exchange, 200, 'BYPASS')
  accessLog.write(exchange, 500, 'MISS')
  expect(lines.slice(100).map(({ status }) => status)).toEqual([404, 200, 500])
})

test('a flood of refusals is counted as well, and takes no lines from answers', () => {
  const { accessLog, lines } = openLog()
  for (let at = 0; at < 300; at += 1) accessLog.write(exchange, 503, 'NONE')
  accessLog.write(exchange, 200, 'HIT')
  accessLog.write(exchange, 503, 'BYPASS')
  expect(lines.map(({ status }) => status).slice(100)).toEqual([200, 503])
  accessLog.flush()
  expect(lines.at(-1)?.count).toBe(200)
})
