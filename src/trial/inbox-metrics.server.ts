import { gaugeText } from '#src/site/counter.ts'
import { inboxDepth } from './inbox.server.ts'

/** What waits in the site's inbox, as text for Prometheus; an inbox that cannot be read is said to be so. */
export function inboxMetrics(): string {
  try {
    const { waiting, oldest } = inboxDepth()
    const age = oldest ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1000) : 0
    return [
      gaugeText('site_inbox_readable', '1 where kept applications can be read.', 1),
      gaugeText('site_inbox_depth', 'Applications that wait for the upstream.', waiting),
      gaugeText('site_inbox_age_seconds', 'How long the oldest has waited.', age),
    ].join('')
  } catch {
    return gaugeText('site_inbox_readable', '1 where kept applications can be read.', 0)
  }
}
