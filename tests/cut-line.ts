import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server, for whatever protocol, that can fail in the ways of lines. */
export interface Line {
  port: number
  /** Breaks every connection there is; new ones work. */
  cut: () => void
  /** Carries nothing any more and says nothing about it, as behind a firewall that has lost its memory. */
  fallSilent: () => void
  /** Carries again what comes from now on; what was under way stays lost. */
  mend: () => void
  /** Breaks every connection there is; new ones go to another port. */
  lead: (target: number) => void
  close: () => Promise<void>
}

/** Stands between a program and a port of this machine. */
export async function startLine(first: number): Promise<Line> {
  const open = new Set<Socket>()
  let target = first
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const isCutOff = isSilent
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('data', (bytes) => isSilent || isCutOff || from.destroyed || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    fallSilent: () => {
      isSilent = true
    },
    mend: () => {
      isSilent = false
    },
    lead: (next) => {
      target = next
      cut()
    },
    close: async () => {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
