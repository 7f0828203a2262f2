import { PublicAnnouncements } from '#contract/announcements/announcement-schema.ts'
import { keepUnits } from '#contract/texts/units.ts'
import { reportFailure } from '#src/site/report.ts'
import { callUpstream } from '#src/upstream/call.server.ts'
import { keep, recall } from '#src/upstream/kept.server.ts'
import type { Announced } from './announced.ts'

type Item = PublicAnnouncements['items'][number]

/** What the upstream said last; undefined before it was asked. */
let known: readonly Item[] | undefined

/**
 * Reads what staff have published. With the upstream away it is what was read last, also before this start.
 * @returns whether pages have to be made anew
 */
export async function renewAnnouncements(): Promise<boolean> {
  const answer = await callUpstream<PublicAnnouncements>({
    path: ['announcements'],
    answers: PublicAnnouncements,
  })
  // an upstream without announcements has none
  const none = answer.ok || answer.trouble.kind !== 'missing' ? undefined : []
  const recalled = async () => (await recall('announcements', PublicAnnouncements))?.data.items ?? []
  const items = answer.ok ? answer.data.items : (none ?? known ?? (await recalled()))
  if (JSON.stringify(items) === JSON.stringify(known ?? [])) return false
  known = items
  await keep('announcements', { items }).catch((error) => reportFailure(error, 'announcements'))
  return true
}

/** When the next one ends, ms since the epoch: pages in caches show it. */
export function nextEnd(): number | undefined {
  const ends = current().flatMap(({ until }) => until ?? [])
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** What pages say; undefined where there is none. */
export function announced(): Announced[] | undefined {
  const items = current().map(({ until, cn, en, ...item }) => ({
    ...item,
    cn: cn && said(cn),
    en: en && said(en),
  }))
  return items.length === 0 ? undefined : items
}

function current(): Item[] {
  return (known ?? []).filter(({ until }) => until === null || until > Date.now())
}

function said<T extends { text: string }>(side: T): T {
  return { ...side, text: keepUnits(side.text) }
}
