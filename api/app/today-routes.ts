import { countsOfYesterday } from '../figures/figures.ts'
import { leadsOfToday } from '../leads/list-leads.ts'
import { newsOfToday, newsToReview } from '../news/editing/news-of-today.ts'
import { worthRedirects } from '../redirects/redirect-store.ts'
import { listInvitations, othersWithoutFactor } from '../staff/identity/members.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { countUnconfirmed } from '../texts/confirmations.ts'
import { readOutbox, readTroubles } from './staff-mail-routes.ts'

/** `/staff/v1/today`: what is due, each part for those who may see it. */
export function todayRoutes({ dataDir }: { dataDir: string }) {
  return resourceRoutes('today', {
    list: async ({ db, now, staff, allows, identity }) => ({
      now,
      troubles: await readTroubles(db, allows),
      ...(allows('leads.read') && {
        leads: await leadsOfToday(db, staff.id, now),
        mail: await readOutbox(db, identity.sendsMail, dataDir),
      }),
      ...(allows('news.write') && { news: await newsOfToday(db, staff, now) }),
      ...(allows('news.publish') && { toReview: await newsToReview(db, staff, now) }),
      ...(allows('visits.read') && { yesterday: await countsOfYesterday(db, now) }),
      ...(allows('redirects.write') && { missing: await worthRedirects(db, now) }),
      ...(allows('staff.manage') && {
        staff: {
          withoutFactor: await othersWithoutFactor(db, staff.id),
          invitations: await listInvitations(db, now),
        },
      }),
      ...(allows('site.confirm') && { unconfirmed: await countUnconfirmed(db) }),
    }),
  })
}
