import type { Announced } from '#src/announcements/announced.ts'

type Lines = typeof import('#src/announcements/announcement-lines.tsx').AnnouncementLines

let Lines: Lines | undefined

/** Before the first render of a page that has an announcement: others do without their code. */
export async function loadAnnouncementLines(): Promise<void> {
  Lines = (await import('#src/announcements/announcement-lines.tsx')).AnnouncementLines
}

export function Announcements({ items }: { items: readonly Announced[] }) {
  return Lines && <Lines items={items} />
}
