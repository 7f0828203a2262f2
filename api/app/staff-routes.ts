import { Hono } from 'hono'
import { expressionBuilder } from 'kysely'
import type { Permission } from '#contract/permissions.ts'
import { staffApi } from '#contract/staff/staff-api-schema.ts'
import { announcementEntries, staffAnnouncementRoutes } from '../announcements/announcements.ts'
import { undoPackage } from '../downloads/packages.ts'
import { compatibilityEntries, staffCompatibilityRoutes } from '../downloads/staff-compatibility-routes.ts'
import { staffPackageRoutes } from '../downloads/staff-package-routes.ts'
import { releaseEntries, staffReleaseRoutes } from '../downloads/staff-release-routes.ts'
import type { Env } from '../env.ts'
import { undoDismissal } from '../figures/dismiss-figures.ts'
import { staffFigureRoutes } from '../figures/figure-routes.ts'
import type { FilesPlace } from '../files/file-store.ts'
import { serveOpenApi } from '../http/openapi.ts'
import { undoClosing } from '../jobs/job-drafts.ts'
import { staffJobRoutes } from '../jobs/job-routes.ts'
import { countHeld, handOverLeads } from '../leads/hand-over.ts'
import { isOpen } from '../leads/lead-filter.ts'
import type { LeadsPlace } from '../leads/person.ts'
import { personRoutes } from '../leads/person-routes.ts'
import { readSales } from '../leads/sales-figures.ts'
import { staffLeadRoutes } from '../leads/staff-lead-routes.ts'
import { undoLeads, undoNote } from '../leads/undo-lead.ts'
import { staffMediaRoutes } from '../media/media-routes.ts'
import { undoReplacement } from '../media/replace-picture.ts'
import { staffNewsRoutes } from '../news/editing/staff-news-routes.ts'
import { undoWithdrawal } from '../news/editing/undo-withdrawal.ts'
import { picturesInNews } from '../news/news-references.ts'
import { redirectEntries, staffRedirectRoutes } from '../redirects/staff-redirects.ts'
import { subjectKinds } from '../rooms.ts'
import { searchEntries, staffSearchRoutes } from '../searches/search-answers.ts'
import { auditRoutes } from '../staff/audit/audit-routes.ts'
import { accountRoutes } from '../staff/identity/account-routes.ts'
import { invitationRoutes } from '../staff/identity/invitation-routes.ts'
import { memberRoutes } from '../staff/identity/member-routes.ts'
import { staffSessionRoutes } from '../staff/identity/session-routes.ts'
import type { StaffIdentity } from '../staff/identity/staff-identity.ts'
import { resourceRoutes, type StaffEnv } from '../staff/staff-resource.ts'
import { applyUndo, type Undoers, undoEach } from '../staff/undo.ts'
import { staffTextRoutes } from '../texts/staff-text-routes.ts'
import type { ApplicationFeed } from '../trial/application-events.ts'
import { staffDeliveryRoutes, staffMailRoutes } from './staff-mail-routes.ts'
import { todayRoutes } from './today-routes.ts'

export interface StaffOptions
  extends StaffIdentity,
    LeadsPlace,
    Pick<Env, 'siteOrigins' | 'filesUrl' | 'mailFrom' | 'salesEmail'> {
  filesDir: FilesPlace
  feed: ApplicationFeed
}

/** `/staff/v1`: each route declares its permission (staff-resource.ts). */
export function staffRoutes(options: StaffOptions): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  app.use(async (c, next) => {
    c.set('identity', options)
    await next()
  })
  app.route('/session', staffSessionRoutes())
  app.route('/invitation', invitationRoutes())
  app.route('/account', accountRoutes())
  app.route('/members', memberRoutes(handOverLeads(options.feed), countHeld))
  app.route('/audit', auditRoutes(subjectKinds))
  app.route('/counts', countRoutes())
  app.route('/news', staffNewsRoutes(options))
  app.route('/jobs', staffJobRoutes())
  app.route('/media', staffMediaRoutes({ ...options, user: picturesInNews }))
  app.route('/packages', staffPackageRoutes(options))
  app.route('/leads', staffLeadRoutes(options.feed))
  app.route('/releases', staffReleaseRoutes())
  app.route('/compatibility', staffCompatibilityRoutes())
  app.route('/persons', personRoutes(options))
  app.route('/today', todayRoutes(options))
  app.route('/mail', staffMailRoutes(options.wakeMail))
  app.route('/deliveries', staffDeliveryRoutes())
  app.route('/figures', staffFigureRoutes(readSales))
  app.route('/redirects', staffRedirectRoutes(options))
  app.route('/searches', staffSearchRoutes(options))
  app.route('/announcements', staffAnnouncementRoutes(options))
  app.route('/site', staffTextRoutes({ MAIL_FROM: options.mailFrom, SALES_EMAIL: options.salesEmail }))
  app.route('/undo', undoRoutes(options))
  serveOpenApi(app, {
    title: 'Staff API',
    description: 'What the staff of the site reads and changes.',
    tags: ['session', 'account', ...Object.keys(staffApi)],
  })
  return app
}

/** `/undo`: takes back what a member has just done, whatever it was. */
function undoRoutes(options: StaffOptions) {
  const undoers: Undoers = {
    lead: undoLeads(options.feed),
    note: undoEach('leads.read', undoNote),
    news: undoEach('news.publish', undoWithdrawal),
    job: undoEach('jobs.publish', undoClosing),
    package: undoEach('packages.write', undoPackage),
    picture: undoEach('media.remove', undoReplacement),
    figure: undoDismissal,
    redirects: redirectEntries(options).undoer,
    searches: searchEntries(options).undoer,
    releases: releaseEntries.undoer,
    compatibility: compatibilityEntries.undoer,
    announcements: announcementEntries(options).undoer,
  }
  return resourceRoutes('undo', {
    apply: async ({ db, id, act, demand, identity }) => {
      const counts = await applyUndo(db, undoers, id, act, demand)
      identity.wakeMail()
      return counts
    },
  })
}

/** `/counts`: badges of the side navigation. */
function countRoutes() {
  return resourceRoutes('counts', {
    list: async ({ db, allows }) => {
      const count = async (
        table: 'trial_application' | 'news' | 'job' | 'download',
        permission: Permission,
      ) => {
        if (!allows(permission)) return null
        let rows = db.selectFrom(table).select(({ fn }) => fn.countAll().as('count'))
        if (table === 'trial_application') rows = rows.where(isOpen(expressionBuilder()))
        return Number((await rows.executeTakeFirstOrThrow()).count)
      }
      return {
        leads: await count('trial_application', 'leads.read'),
        news: await count('news', 'news.write'),
        jobs: await count('job', 'jobs.write'),
        packages: await count('download', 'packages.write'),
      }
    },
  })
}
