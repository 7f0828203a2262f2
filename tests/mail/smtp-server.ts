import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { SmtpSettings } from '../../api/mail/smtp-url.ts'

/** How the server behaves towards whoever comes next. */
export type SmtpMood =
  | 'well'
  /** Says 421 instead of a greeting. */
  | 'busy'
  /** Accepts the connection and says nothing. */
  | 'silent'
  /** Breaks the connection in the middle of a message. */
  | 'drops'
  /** Reads the whole message and breaks the connection instead of taking it. */
  | 'forgets'
  /** Reads the whole message and says nothing. */
  | 'mute'
  /** Says 451 to every recipient. */
  | 'greylists'
  /** Says 535 to every password. */
  | 'knows nobody'
  /** Says 550 to every sender. */
  | 'refuses senders'
  /** Says 550 to every recipient. */
  | 'refuses recipients'
  /** Says 550 to recipients at refused.test. */
  | 'refuses some'
  /** Reads the whole message and says 554. */
  | 'refuses messages'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

/** A mail server on this machine, with moods. */
export class TestSmtpServer {
  #mood: SmtpMood = 'well'
  /** What it has taken, and said so. */
  readonly accepted: ReceivedMail[] = []
  /** How many connections or messages it has turned down, by mood. */
  readonly refused = new Map<SmtpMood, number>()
  readonly #server: SMTPServer
  readonly #waiting = new Set<() => void>()

  constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: (_auth, _session, callback) =>
        this.#mood === 'knows nobody'
          ? callback(this.#fault(535, 'no such user: site@firm.test'))
          : callback(null, { user: 'site' }),
      onMailFrom: (_address, _session, callback) =>
        callback(this.#mood === 'refuses senders' ? this.#fault(550) : undefined),
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, callback) => this.#greet(callback),
      onRcptTo: ({ address }, _session, callback) => callback(this.#recipientFault(address)),
      onData: (stream, session, callback) => {
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
        this.#read(stream, (raw) => {
          if (this.#mood === 'refuses messages') return callback(this.#fault(554))
          this.accepted.push({ ...envelope, raw })
          callback()
          this.#changed()
        })
      },
    })
    // Connections that are broken on purpose end up here.
    this.#server.on('error', () => {})
  }

  /** Changes the mood, also towards those who are connected: their connections break. */
  turn(mood: SmtpMood): void {
    this.#mood = mood
    this.#breakAll()
  }

  /** @param at the port it was stopped at, to come back there */
  async start(at = 0): Promise<SmtpSettings> {
    await new Promise<void>((resolve) => this.#server.listen(at, '127.0.0.1', resolve))
    const { port } = this.#server.server.address() as AddressInfo
    return { host: '127.0.0.1', port, tls: 'none' }
  }

  async stop(): Promise<void> {
    this.#breakAll()
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  /** Resolves once a condition holds that depends on what the server has taken or refused. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  /** How often a mood has been felt. */
  felt(mood: SmtpMood): number {
    return this.refused.get(mood) ?? 0
  }

  #greet(callback: (error?: Error) => void): void {
    if (this.#mood === 'silent') this.#refuse()
    else callback(this.#mood === 'busy' ? this.#fault(421) : undefined)
  }

  #recipientFault(address: string): Error | undefined {
    if (this.#mood === 'greylists') return this.#fault(451)
    const isRefused =
      this.#mood === 'refuses recipients' ||
      (this.#mood === 'refuses some' && address.endsWith('@refused.test'))
    return isRefused ? this.#fault(550) : undefined
  }

  #read(stream: SMTPServerDataStream, take: (raw: string) => void): void {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (this.#mood === 'drops') this.#hangUp()
    })
    stream.on('end', () => {
      if (this.#mood === 'forgets') this.#hangUp()
      else if (this.#mood === 'mute') this.#refuse()
      else take(Buffer.concat(chunks).toString('utf8'))
    })
  }

  #hangUp(): void {
    this.#breakAll()
    this.#refuse()
  }

  #fault(responseCode: number, words = 'not now'): Error {
    this.#refuse()
    return Object.assign(new Error(words), { responseCode })
  }

  #refuse(): void {
    this.refused.set(this.#mood, this.felt(this.#mood) + 1)
    this.#changed()
  }

  #changed(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }

  #breakAll(): void {
    for (const connection of this.#server.connections as Set<{ _socket?: Socket }>)
      connection._socket?.destroy()
  }
}

/** The headers of a raw message, unfolded, in lower case names. */
export function headersOf(raw: string): [name: string, value: string][] {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ')
  return head.split(/\r?\n/).map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
}
