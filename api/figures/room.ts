import { sql } from 'kysely'
import { calendarDate } from '#contract/china-time.ts'
import { DAY, type Room } from '../db/room-type.ts'

export const figuresRoom = {
  tables: {
    figure: {
      person: 'nobody',
      // 13 months: compares a month with last year's
      kept: {
        deleteIf: (now) => sql`day < ${calendarDate(now - 400 * DAY)}
          or (kind not in ('visit', 'campaign') and day < ${calendarDate(now - 90 * DAY)})`,
      },
      sharedWith: ['redirects'],
    },
  },
} satisfies Room
