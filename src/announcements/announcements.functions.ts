import { createServerFn } from '@tanstack/react-start'
import type { Announced } from './announced.ts'
import { announced } from './announcements.server.ts'

/** What staff announce, for all pages in both languages; undefined where there is nothing. */
export const getAnnouncements = createServerFn({ method: 'GET' }).handler((): Announced[] | undefined =>
  announced(),
)
