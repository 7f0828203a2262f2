import { type Connection, openConnection } from './connection.ts'

/** A kind of request: how it is written, and how many of a hundred are of it. */
export type Kind = {
  name: string
  share: number
  /** whether the site may turn it away under load */
  mayBeRefused: boolean
  /** whether an answer takes a render of its own */
  isRender: boolean
  /** @param at number of the request, for addresses that differ */
  write(at: number): string
}

/** What became of one request: status (0: no answer), time from when it was due, ms, and whether that was in time. */
export type Outcome = { kind: Kind; status: number; ms: number; inTime: boolean }

/** `inTime` are the answers that came within these seconds; what the site still works off afterwards is not. */
export type Offered = { outcomes: Outcome[]; seconds: number }

/** Connections at most; a request that finds none counts as unanswered. */
const mostConnections = 8_000

/**
 * Offers requests at a rate, whether or not earlier ones are answered, as visitors do: who waits does not keep others
 * from coming.
 * @param rate requests a second
 */
export async function offerOpenly(
  port: number,
  kinds: readonly Kind[],
  rate: number,
  seconds: number,
): Promise<Offered> {
  const pool = createPool(port)
  const outcomes: Outcome[] = []
  const began = performance.now()
  const total = Math.floor(rate * seconds)
  const asked: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate))
      while (asked.length < due) {
        const at = asked.length
        const due = began + (at / rate) * 1000
        const end = began + seconds * 1000
        asked.push(pool.ask(kindAt(kinds, at), at, due, end).then((one) => void outcomes.push(one)))
      }
      if (asked.length < total) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, patience))])
  pool.close()
  await Promise.all(asked)
  return { outcomes, seconds }
}

/** How long answers are waited for when the offer has ended, ms. */
const patience = 5_000

/** Offers requests on a number of connections, each of which asks again when it has its answer. */
export async function offerInTurn(
  port: number,
  kinds: readonly Kind[],
  connections: number,
  seconds: number,
): Promise<Offered> {
  const pool = createPool(port)
  const outcomes: Outcome[] = []
  const began = performance.now()
  let at = 0
  const end = began + seconds * 1000
  const work = async () => {
    while (performance.now() < end) {
      at += 1
      outcomes.push(await pool.ask(kindAt(kinds, at), at, performance.now(), end))
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  pool.close()
  return { outcomes, seconds }
}

function createPool(port: number) {
  const idle: Connection[] = []
  const all = new Set<Connection>()
  const take = () => {
    for (let found = idle.pop(); found; found = idle.pop()) {
      if (found.isOpen()) return found
      all.delete(found)
    }
    const opened = all.size < mostConnections ? openConnection(port) : undefined
    if (opened) all.add(opened)
    return opened
  }
  return {
    ask: async (kind: Kind, at: number, due: number, end: number): Promise<Outcome> => {
      const connection = take()
      const status = connection ? await connection.ask(kind.write(at)) : 0
      if (connection) idle.push(connection)
      const now = performance.now()
      return { kind, status, ms: now - due, inTime: now <= end }
    },
    close: () => {
      for (const connection of all) connection.close()
    },
  }
}

/** The same mix in the same order every time, spread evenly. */
function kindAt(kinds: readonly Kind[], at: number): Kind {
  const whole = kinds.reduce((sum, { share }) => sum + share, 0)
  let point = (((at * 2654435761) >>> 0) / 2 ** 32) * whole
  for (const kind of kinds) {
    point -= kind.share
    if (point < 0) return kind
  }
  return kinds[0] as Kind
}
