import { connect, type Socket } from 'node:net'

/** A connection that carries one request at a time; far cheaper than an HTTP client, whose own work would be measured. */
export type Connection = {
  /** @returns the status of the answer when all of it is there; 0 when the connection broke */
  ask(request: string): Promise<number>
  isOpen(): boolean
  close(): void
}

/** Opens a connection to a server on this machine. */
export function openConnection(port: number): Connection {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let answered: ((status: number) => void) | undefined
  let answer = noAnswer
  const settle = (status: number) => {
    const settled = answered
    answered = undefined
    answer = noAnswer
    settled?.(status)
  }
  socket.on('data', (chunk) => {
    answer =
      answer.left < 0
        ? begin(Buffer.concat([answer.head, chunk]))
        : { ...answer, left: answer.left - chunk.length }
    if (answer.left !== 0) return
    if (answer.closes) socket.destroy()
    settle(answer.status)
  })
  socket.on('error', () => {})
  socket.on('close', () => settle(0))
  return {
    ask: (request) =>
      new Promise((resolve) => {
        answered = resolve
        if (socket.destroyed) settle(0)
        else socket.write(request)
      }),
    isOpen: () => isUsable(socket),
    close: () => socket.destroy(),
  }
}

/** `left`: bytes of the body that are still to come; negative while the head is not there. */
type Answer = { head: Buffer; left: number; status: number; closes: boolean }

const noAnswer: Answer = { head: Buffer.alloc(0), left: -1, status: 0, closes: false }

function begin(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { ...noAnswer, head: bytes }
  const head = bytes.toString('latin1', 0, end)
  const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const status = Number(head.slice(9, 12))
  return {
    head: noAnswer.head,
    left: length - (bytes.length - end - 4),
    status,
    closes: /\nconnection: close/i.test(head),
  }
}

function isUsable(socket: Socket): boolean {
  return !socket.destroyed && socket.writable
}
