import type { Type } from 'arktype'
import * as announcement from '../announcements/announcement-schema.ts'
import { Figures, FiguresQuery } from '../figure-schema.ts'
import { EditingJobDetail, EditingJobList, JobContent } from '../job-schema.ts'
import * as lead from '../lead-schema.ts'
import * as media from '../media-schema.ts'
import * as news from '../news-schema.ts'
import { Package, PackageFacts, PackageList, PackageListQuery, PackageTexts } from '../package-schema.ts'
import type { Permission } from '../permissions.ts'
import {
  MissingPath,
  MissingPaths,
  Redirect,
  RedirectBody,
  RedirectCsv,
  RedirectList,
  RedirectsImported,
} from '../redirects/redirect-schema.ts'
import * as release from '../release-schema.ts'
import * as search from '../search-schema.ts'
import { Confirmation, Confirmations } from '../texts/confirmation-schema.ts'
import * as text from '../texts/text-schema.ts'
import { DeliveryTroubles } from './delivery-schema.ts'
import * as person from './person-schema.ts'
import {
  AuditList,
  AuditQuery,
  Counts,
  InvitationLink,
  Leave,
  Members,
  NewInvitation,
  NewRole,
  Proof,
  UndoAnswer,
} from './staff-schema.ts'
import { Today } from './today-schema.ts'

type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** Schemas of an operation. */
interface Parts {
  query?: Type
  body?: Type
  /** omitted: 204 */
  answers?: Type
  /** requires If-Match */
  ifMatch?: true
  /** streams a file of this media type */
  file?: string
  /** response limit, if more than the default */
  mostBytes?: number
}

export interface Operation extends Parts {
  route: Route
  permission: Permission
  summary: string
}

/** @param summary for OpenAPI */
function op<const R extends Route, const P extends Parts>(
  route: R,
  permission: Permission,
  summary: string,
  parts: P,
) {
  return { route, permission, summary, ...parts }
}

/** Of a list whose entries are each written as a whole. */
function entries<const P extends Permission, const B extends Type, const A extends Type>(
  permission: P,
  summary: string,
  body: B,
  answers: A,
) {
  return {
    add: op('POST /', permission, summary, { body, answers }),
    change: op('PUT /:id', permission, 'Saved', { body, answers, ifMatch: true }),
    remove: op('DELETE /:id', permission, 'Removed', { ifMatch: true }),
  }
}

const article = { answers: news.EditingArticle } as const
const changedArticle = { ...article, ifMatch: true } as const
const job = { answers: EditingJobDetail } as const
const changedJob = { ...job, ifMatch: true } as const
const changedPackage = { answers: Package, ifMatch: true } as const
const changedAnnouncement = { answers: announcement.Announcement, ifMatch: true } as const
/** null: it says what the code says, and has never been public. */
const siteText = { answers: text.SiteText.or('null') } as const
const siteTexts = { answers: text.SiteTexts, mostBytes: 16_000_000 } as const
const oneLead = { answers: lead.LeadDetail } as const

/**
 * The upstream implements it (`resourceRoutes`), the pages call it (`admin/staff-api.ts`). Without sign-in: only
 * the site's server handles tokens.
 */
export const staffApi = {
  news: {
    list: op('GET /', 'news.write', 'Articles', { query: news.EditingListQuery, answers: news.EditingList }),
    create: op('POST /', 'news.write', 'A new draft', { ...article, body: news.NewArticle }),
    one: op('GET /:id', 'news.write', 'The article', article),
    save: op('PUT /:id', 'news.write', 'Saved', { ...changedArticle, body: news.DraftInput }),
    remove: op('DELETE /:id', 'news.write', 'Removes a draft that has never been public', { ifMatch: true }),
    review: op('POST /:id/review', 'news.write', 'Ready to be published, or not any more', {
      ...changedArticle,
      body: news.ReviewInput,
    }),
    sendBack: op('POST /:id/return', 'news.publish', 'Sent back to whoever marked it ready', {
      ...changedArticle,
      body: news.ReturnInput,
    }),
    publish: op('POST /:id/publish', 'news.publish', 'Public, or at its time', {
      ...changedArticle,
      body: news.PublishInput,
    }),
    withdraw: op('POST /:id/withdraw', 'news.publish', 'Not public any more', {
      ...changedArticle,
      body: news.WithdrawInput,
    }),
    seo: op('PUT /:id/seo', 'news.write', 'Address, texts for search engines and shared picture; at once', {
      ...changedArticle,
      body: news.SeoInput,
    }),
    links: op('GET /:id/links', 'news.write', 'What leads to it', { answers: news.ArticleLinks }),
    revisions: op('GET /:id/revisions', 'news.write', 'The history', { answers: news.RevisionList }),
    revision: op('GET /:id/revisions/:part', 'news.write', 'One text of it', { answers: news.Revision }),
    restore: op('POST /:id/revisions/:part/restore', 'news.write', 'Restored', changedArticle),
    preview: op('POST /:id/preview', 'news.write', 'What opens a preview', { answers: news.PreviewAnswer }),
    stay: op('PUT /:id/presence', 'news.write', 'Who else has it open', { answers: news.PresenceAnswer }),
    leave: op('DELETE /:id/presence', 'news.write', 'Closed', {}),
  },
  jobs: {
    list: op('GET /', 'jobs.write', 'Positions', { answers: EditingJobList }),
    create: op('POST /', 'jobs.write', 'A new draft', job),
    one: op('GET /:id', 'jobs.write', 'The position', job),
    save: op('PUT /:id', 'jobs.write', 'Saved', { ...changedJob, body: JobContent }),
    remove: op('DELETE /:id', 'jobs.write', 'Removes a draft that has never been public', { ifMatch: true }),
    publish: op('POST /:id/publish', 'jobs.publish', 'Public', changedJob),
    close: op('POST /:id/close', 'jobs.publish', 'Closed', changedJob),
  },
  media: {
    list: op('GET /', 'media.write', 'Newest first', {
      query: media.PictureListQuery,
      answers: media.PictureList,
    }),
    add: op('POST /', 'media.write', 'A picture', { query: media.UploadQuery, answers: media.PictureAnswer }),
    describe: op('PUT /:id', 'media.write', 'Alternative texts', {
      body: media.AltInput,
      answers: media.PictureAnswer,
    }),
    uses: op('GET /:id/uses', 'media.write', 'The articles that show it', { answers: media.PictureUses }),
    replace: op('POST /:id/file', 'media.remove', 'Another file, which its articles show; its texts stay', {
      query: media.UploadQuery.pick('name'),
      answers: media.PictureAnswer,
    }),
    remove: op('DELETE /:id', 'media.remove', 'Withdraws it: its addresses answer 410', {}),
  },
  packages: {
    list: op('GET /', 'packages.write', 'Newest first', { query: PackageListQuery, answers: PackageList }),
    check: op('POST /check', 'packages.write', 'Whether a file that begins so is taken', {
      query: PackageFacts,
    }),
    add: op('POST /', 'packages.write', 'A draft with this file', { query: PackageFacts, answers: Package }),
    one: op('GET /:id', 'packages.write', 'The package', { answers: Package }),
    save: op('PUT /:id', 'packages.write', 'Saved', { ...changedPackage, body: PackageTexts }),
    publish: op('POST /:id/publish', 'packages.write', 'Public', changedPackage),
    withdraw: op('POST /:id/withdraw', 'packages.write', 'Withdrawn', changedPackage),
    remove: op('DELETE /:id', 'packages.write', 'Removes a draft with its file', { ifMatch: true }),
  },
  releases: {
    list: op('GET /', 'releases.write', 'Highest version first', { answers: release.ReleaseList }),
    ...entries('releases.write', 'A release', release.ReleaseBody, release.Release),
  },
  compatibility: {
    list: op('GET /', 'compatibility.write', 'By product and kind', { answers: release.CompatibilityList }),
    ...entries(
      'compatibility.write',
      'A platform or device',
      release.CompatibilityBody,
      release.Compatibility,
    ),
  },
  redirects: {
    list: op('GET /', 'redirects.write', 'Newest first', { answers: RedirectList }),
    ...entries('redirects.write', 'A redirect', RedirectBody, Redirect),
    missing: op('GET /missing', 'redirects.write', 'Paths asked for in vain', { answers: MissingPaths }),
    dismiss: op('POST /missing/dismissals', 'redirects.write', 'Forgets how often a path was asked for', {
      body: MissingPath,
    }),
    csv: op('POST /csv', 'redirects.write', 'Adds or changes those of a table', {
      body: RedirectCsv,
      answers: RedirectsImported,
    }),
  },
  searches: {
    list: op('GET /', 'searches.write', 'Newest first', { answers: search.SearchAnswerList }),
    ...entries('searches.write', 'An answer', search.SearchAnswerBody, search.SearchAnswer),
    vain: op('GET /vain', 'searches.write', 'Searches that found nothing', { answers: search.VainSearches }),
    dismiss: op('POST /vain/dismissals', 'searches.write', 'Forgets how often something was searched for', {
      body: search.VainSearch,
    }),
  },
  announcements: {
    list: op('GET /', 'announcements.write', 'Last changed first', {
      answers: announcement.AnnouncementList,
    }),
    add: op('POST /', 'announcements.write', 'A new draft', {
      body: announcement.AnnouncementBody,
      answers: announcement.Announcement,
    }),
    change: op('PUT /:id', 'announcements.write', 'Saved as a draft', {
      ...changedAnnouncement,
      body: announcement.AnnouncementBody,
    }),
    publish: op('POST /:id/publish', 'announcements.publish', 'Public, or at its time', changedAnnouncement),
    end: op('POST /:id/end', 'announcements.publish', 'Not public any more', changedAnnouncement),
    remove: op('DELETE /:id', 'announcements.write', 'Removes it; a published one needs who may publish', {
      ifMatch: true,
    }),
  },
  site: {
    list: op('GET /', 'site.write', 'Texts that staff have touched, last changed first', siteTexts),
    add: op('POST /', 'site.write', 'A draft of one that nobody has touched', {
      ...siteText,
      body: text.NewText,
    }),
    change: op('PUT /:id', 'site.write', 'Saved', { ...siteText, body: text.TextDraft, ifMatch: true }),
    review: op('POST /review', 'site.write', 'Ready to be published, or not any more', {
      ...siteTexts,
      body: text.TextsReview,
    }),
    publish: op('POST /publish', 'site.publish', 'Public, or at a time', {
      ...siteTexts,
      body: text.TextsPublication,
    }),
    discard: op('POST /discards', 'site.write', 'Drafts are what is public', {
      ...siteTexts,
      body: text.ChosenTexts,
    }),
    takeBack: op('POST /:id/take-back', 'site.publish', 'What was public before is again', {
      ...siteText,
      ifMatch: true,
    }),
    revisions: op('GET /:id/revisions', 'site.write', 'What was published of it', {
      answers: text.TextRevisions,
    }),
    confirmations: op('GET /confirmations', 'site.confirm', 'What the owner has confirmed', {
      answers: Confirmations,
    }),
    confirm: op('POST /confirmations', 'site.confirm', 'Confirmed, or not any more', {
      body: Confirmation,
      answers: Confirmations,
    }),
  },
  leads: {
    list: op('GET /', 'leads.read', 'A page, with counts', {
      query: lead.LeadListQuery,
      answers: lead.LeadList,
    }),
    owners: op('GET /owners', 'leads.read', 'Who may own an application', { answers: lead.LeadOwners }),
    views: op('GET /views', 'leads.read', 'Filters the member has saved', { answers: lead.LeadViews }),
    saveView: op('POST /views', 'leads.read', 'Saves a filter under a name', {
      body: lead.NewLeadView,
      answers: lead.LeadView,
    }),
    renameView: op('PUT /views/:id', 'leads.read', 'Renames one', {
      body: lead.LeadViewName,
      answers: lead.LeadView,
    }),
    removeView: op('DELETE /views/:id', 'leads.read', 'Removes one', {}),
    csv: op('POST /csv', 'leads.write', 'The applications of a filter; the last line is empty', {
      body: lead.LeadCsvBody,
      file: 'text/csv',
    }),
    changeMany: op('POST /changes', 'leads.write', 'Changes status or owner of several', {
      body: lead.LeadsChange,
      answers: lead.LeadsChanged,
    }),
    one: op('GET /:id', 'leads.read', 'One application with its history', oneLead),
    change: op('PATCH /:id', 'leads.write', 'Changes status, reason, owner, next call or company', {
      ...oneLead,
      body: lead.LeadChange,
      ifMatch: true,
    }),
    note: op('POST /:id/notes', 'leads.write', 'Adds a note', { ...oneLead, body: lead.LeadNote }),
    reveal: op('POST /:id/reveal', 'leads.write', 'The telephone or the e-mail address; written down', {
      body: lead.RevealBody,
      answers: lead.RevealAnswer,
    }),
  },
  persons: {
    find: op('POST /find', 'leads.write', 'Everything that is stored about a person; written down', {
      body: person.PersonQuery,
      answers: person.Person,
      mostBytes: 4_000_000,
    }),
    export: op('POST /export', 'leads.write', 'The same as rows, for the person to have', {
      body: person.PersonEmails,
      answers: person.PersonExport,
      mostBytes: 32_000_000,
    }),
    correct: op('POST /correct', 'leads.write', 'Corrects what a person wrote', {
      body: person.PersonCorrection,
      answers: person.PersonCorrected,
    }),
    erase: op('POST /erase', 'leads.write', 'Deletes everything about a person', {
      body: person.PersonErase,
      answers: person.PersonErased,
    }),
    recipients: op('GET /recipients', 'leads.write', 'Who may be sent product news, newest first', {
      query: person.RecipientQuery,
      answers: person.Recipients,
    }),
    recipientsCsv: op('POST /recipients/csv', 'leads.write', 'All of them as a table', {
      answers: person.RecipientsCsv,
      mostBytes: 32_000_000,
    }),
    withdraw: op('POST /withdraw', 'leads.write', 'Ends the consents of some addresses to product news', {
      body: person.PersonEmails,
      answers: person.Withdrawn,
    }),
  },
  today: {
    list: op('GET /', 'self', 'What is due, of what the role may see', { answers: Today }),
  },
  mail: {
    retry: op('POST /:id/retry', 'leads.write', 'Sends a message again now', {}),
  },
  deliveries: {
    list: op('GET /', 'self', 'What takes nothing, of what the role works with', {
      answers: DeliveryTroubles,
    }),
  },
  figures: {
    list: op('GET /', 'visits.read', 'Visits, applications, searches without results', {
      query: FiguresQuery,
      answers: Figures,
    }),
  },
  members: {
    list: op('GET /', 'staff.manage', 'The staff', { answers: Members }),
    invite: op('POST /invitations', 'staff.manage', 'Invites somebody, by mail where there is a server', {
      body: NewInvitation,
      answers: InvitationLink,
    }),
    uninvite: op('DELETE /invitations/:id', 'staff.manage', 'Takes an invitation back', {}),
    setRole: op('PUT /:id/role', 'staff.manage', 'Changes the role of a member', { body: NewRole }),
    deactivate: op('DELETE /:id', 'staff.manage', 'Deactivates a member', { body: Leave }),
    resetFactor: op('DELETE /:id/second-factor', 'staff.manage', 'Removes a lost second factor', {
      body: Proof,
    }),
  },
  counts: {
    list: op('GET /', 'self', 'How many there are of what the role may see', { answers: Counts }),
  },
  undo: {
    apply: op(
      'POST /:id',
      'self',
      'Takes back what the member has done, by the `Undo` header of its answer',
      {
        answers: UndoAnswer,
      },
    ),
  },
  audit: {
    list: op('GET /', 'audit.read', 'What the staff did, newest first', {
      query: AuditQuery,
      answers: AuditList,
    }),
  },
}

export type StaffApi = typeof staffApi
