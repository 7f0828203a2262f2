import type { TrialSecrets } from '../../base/trial-secrets.ts'
import { notFound } from '../../http/problem.ts'
import { resourceRoutes } from '../../staff/staff-resource.ts'
import { linksTo } from '../news-references.ts'
import { listEditing } from './list-editing.ts'
import { leave, stayPresent } from './presence.ts'
import { signPreview } from './preview.ts'
import { publishNews, withdrawNews } from './publish-news.ts'
import { readEditing } from './read-editing.ts'
import { returnNews, submitNews } from './review-news.ts'
import { listRevisions, readRevision } from './revisions.ts'
import { createNews, removeNews, restoreRevision, saveDraft } from './save-draft.ts'
import { saveSeo } from './save-seo.ts'

const PAGE_SIZE = 30

/** `/staff/v1/news`. @param options.secrets sign previews */
export function staffNewsRoutes({ secrets }: { secrets: TrialSecrets }) {
  return resourceRoutes('news', {
    list: ({ db, now, staff: { lang }, query: { limit = PAGE_SIZE, ...filter } }) =>
      listEditing(db, { ...filter, limit, lang, now }),
    create: ({ db, body, act }) => createNews(db, body, act),
    one: async ({ db, id, now }) => {
      const article = await readEditing(db, id, now)
      if (!article) throw notFound()
      return article
    },
    save: ({ db, place, body, act }) => saveDraft(db, place, body, act),
    remove: ({ db, place, act }) => removeNews(db, place, act),
    review: ({ db, place, body, act }) => submitNews(db, place, body, act),
    sendBack: ({ db, place, body, act }) => returnNews(db, place, body, act),
    publish: ({ db, place, body, act }) => publishNews(db, place, body, act),
    withdraw: ({ db, place, body, act }) => withdrawNews(db, place, body, act),
    seo: ({ db, place, body, staff, act }) => saveSeo(db, place, body, staff.role, act),
    links: ({ db, id }) => linksTo(db, id),
    revisions: ({ db, id }) => listRevisions(db, id),
    revision: (request) => readRevision(request.db, request.id, request.key('part')),
    restore: (request) => restoreRevision(request.db, request.place, request.key('part'), request.act),
    preview: async ({ db, id, now }) => {
      if (!(await readEditing(db, id, now))) throw notFound()
      return signPreview(secrets, id, now)
    },
    stay: ({ db, id, staff, now }) => stayPresent(db, id, staff, now),
    leave: ({ db, id, staff }) => leave(db, id, staff.id),
  })
}
