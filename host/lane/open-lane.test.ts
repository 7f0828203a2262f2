import { EventEmitter, once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openLane } from './open-lane.ts'

afterEach(() => {
  vi.useRealTimers()
})

const request = Buffer.from('GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n')

test.each([0, 100, 500, 999])(
  'who asks %i ms after a look at the connections has the time that the answer promised',
  (late) => {
    const { visit } = openClocked({ keepAliveTimeout: 1_500 })
    const socket = visit()
    vi.advanceTimersByTime(late)
    socket.emit('data', request)
    vi.advanceTimersByTime(1_500)
    expect(socket.destroyed).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(socket.destroyed).toBe(true)
  },
)

test('the time for the next request begins when the answer was taken', async () => {
  const { visit } = openClocked({ keepAliveTimeout: 1_500 })
  const socket = visit()
  socket.reads = false
  socket.emit('data', request)
  await new Promise(setImmediate)
  vi.advanceTimersByTime(60_000)
  socket.finish()
  vi.advanceTimersByTime(1_500)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(socket.destroyed).toBe(true)
})

test('at the end who waits is closed, and who has just come may still ask', () => {
  const { lane, visit } = openClocked({ headersTimeout: 5_000 })
  const [waits, came, reads] = [visit(), visit(), visit()]
  waits.emit('data', request)
  reads.reads = false
  reads.emit('data', request)
  lane.closeIdle()
  expect([waits, came, reads].map(({ destroyed }) => destroyed)).toEqual([true, false, false])
  vi.advanceTimersByTime(1_500)
  lane.closeIdle()
  expect([came, reads].map(({ destroyed }) => destroyed)).toEqual([true, false])
  lane.closeAll()
  expect(reads.destroyed).toBe(true)
})

test('what is asked in one turn is answered after all of it is read', async () => {
  const { visit } = openClocked({})
  const [one, two] = [visit(), visit()]
  one.emit('data', request)
  two.emit('data', request)
  expect([one, two].map(({ written }) => written)).toEqual([0, 0])
  await new Promise(setImmediate)
  expect([one, two].map(({ written }) => written)).toEqual([1, 1])
})

test('of requests in one piece no more than one answer waits to be written', async () => {
  const { visit } = openClocked({})
  const socket = visit()
  socket.emit('data', Buffer.concat([request, request, request]))
  expect(socket.written).toBe(2)
  await new Promise(setImmediate)
  expect(socket.written).toBe(3)
})

test('who says at once that nothing more comes has an answer before the end', () => {
  const { visit } = openClocked({})
  const socket = visit()
  socket.emit('data', request)
  socket.emit('end')
  expect([socket.written, socket.writableEnded]).toEqual([1, true])
})

test('a server that does not listen, or no more, leaves no timer behind', () => {
  const { server } = openClocked({}, false)
  expect(vi.getTimerCount()).toBe(0)
  server.emit('listening')
  expect(vi.getTimerCount()).toBe(1)
  server.emit('close')
  expect(vi.getTimerCount()).toBe(0)
})

test('who does not read is cut off', async () => {
  const { served, socket } = await openReal(200, 20_000_000)
  socket.pause()
  socket.write(request)
  await once(served, 'close')
  expect(served.writableFinished).toBe(false)
})

test('who reads slowly gets all of a long answer', async () => {
  const size = 30_000_000
  const { served, socket } = await openReal(1_500, size)
  socket.write(request)
  const closed = once(served, 'close')
  for (let next = 0; socket.bytesRead < size && !served.destroyed; next += 1_000_000) {
    socket.resume()
    while (socket.bytesRead < Math.min(next, size) && !served.destroyed) await once(socket, 'data')
    socket.pause()
    await wait(100)
  }
  expect(socket.bytesRead).toBe(size)
  socket.destroy()
  await closed
})

const limits = {
  headersTimeout: 60_000,
  keepAliveTimeout: 60_000,
  inactivity: 60_000,
  connectionsCheckingInterval: 1_000,
}

/** A lane whose clock the test turns. */
function openClocked(own: Partial<typeof limits>, isListening = true) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const server = new EventEmitter().on('connection', () => {})
  const answer = (_: unknown, socket: Socket) => () => void socket.write('an answer')
  const lane = openLane(server as Server, answer, { ...limits, ...own })
  if (isListening) server.emit('listening')
  const visit = () => {
    const socket = new ClockedSocket()
    server.emit('connection', socket)
    return socket
  }
  return { lane, server, visit }
}

/** A connection to somebody who takes an answer at once, or when told to. */
class ClockedSocket extends Duplex {
  reads = true
  written = 0
  finish = () => {}

  override _read(): void {}

  override _write(_: unknown, __: string, taken: () => void): void {
    this.written += 1
    this.finish = taken
    if (this.reads) taken()
  }

  setTimeout(): void {}
}

/** A lane on a server of its own with one connection, seen from both ends. */
async function openReal(inactivity: number, size: number) {
  const server = createServer()
  const answer = (_: unknown, socket: Socket) => () => void socket.write(Buffer.alloc(size))
  const lane = openLane(server, answer, { ...limits, inactivity, connectionsCheckingInterval: 50 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
    lane.closeAll()
    server.close()
  })
  const [served]: Socket[] = await once(server, 'connection')
  return { served: served as Socket, socket }
}
