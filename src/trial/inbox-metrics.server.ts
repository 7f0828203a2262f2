import { Gauge, type Registry } from 'prom-client'
import { inboxDepth } from './inbox.server.ts'

/** Measures what waits in the site's inbox, whenever somebody asks; an inbox that cannot be read is said to be so. */
export function measureInbox(registry: Registry): void {
  const registers = [registry]
  // first: metrics are collected in the order they were registered
  const readable: Gauge = new Gauge({
    name: 'site_inbox_readable',
    help: '1 where kept applications can be read.',
    registers,
    collect: () => {
      try {
        const { waiting, oldest } = inboxDepth()
        depth.set(waiting)
        age.set(oldest ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1000) : 0)
        readable.set(1)
      } catch {
        readable.set(0)
      }
    },
  })
  const depth = new Gauge({ name: 'site_inbox_depth', help: 'Applications that wait.', registers })
  const age = new Gauge({
    name: 'site_inbox_age_seconds',
    help: 'How long the oldest has waited.',
    registers,
  })
}
